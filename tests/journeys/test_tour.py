"""Everywhere in the house: axe finds nothing, no page is wider than a small phone, no text is missing."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.person import Person
from tests.journeys.tour import tour

SMALL_PHONE = ViewportSize(width=360, height=640)
WIDE_NAME = "W" * 24
MISSING = "⟦"
"""What the pages show in place of a text they do not have."""


@pytest.mark.timeout(600)
def test_nothing_stands_in_anyones_way(guests: Guests) -> None:
    found = []
    for state, person in tour(guests):
        found += [f"{state}: {fault}" for fault in faults_in_both_themes(person)]
    assert found == []


def faults_in_both_themes(person: Person) -> list[str]:
    """In the dark only the colours are others."""
    found = faults(person.page)
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    found += [f"dark: {fault}" for fault in faults(person.page, only_colours=True)]
    person.page.emulate_media(color_scheme="light")
    return found


def test_a_fault_would_be_found(guests: Guests) -> None:
    anna = guests.come("/tables")
    anna.reads("hall-title")
    anna.title.evaluate("title => { title.style.color = '#ddd'; title.innerHTML += '<button></button>'; }")
    assert {fault.split(":")[0] for fault in faults(anna.page)} == {"button-name", "color-contrast"}
    assert len(faults(anna.page, only_colours=True)) == 1


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_text_is_there_and_fits_a_small_phone(guests: Guests, language: str) -> None:
    """Of the phone's pages one language is enough for axe."""
    found = []
    for state, person in tour(guests, language=language, phone=True, host=WIDE_NAME):
        if language == "en":
            found += [f"{state}: {fault}" for fault in faults_in_both_themes(person)]
        if MISSING in person.page.content():
            found.append(f"{state}: a text is missing")
        person.page.set_viewport_size(SMALL_PHONE)
        if overhang(person.page):
            found.append(f"{state}: {overhang(person.page)} pixels too wide")
    assert found == []
