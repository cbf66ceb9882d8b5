"""Everywhere in the house axe finds nothing, no text is missing, and no page is wider than a small phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from parlour.texts.voice import LANGUAGES
from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.person import Person
from tests.journeys.screen import DESKTOP, PHONE, SMALL_PHONE
from tests.journeys.tour import CHAPTERS, Chapter

MISSING = "⟦"
"""What a page shows in place of a missing text."""


@pytest.mark.timeout(300)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nothing_is_missing_or_too_wide_or_in_anyones_way(guests: Guests, chapter: Chapter) -> None:
    found = [f"{sight}: {fault}" for sight, person in chapter(guests) for fault in looked_at(person)]
    assert found == []


def looked_at(person: Person) -> Iterator[str]:
    """The faults of one sight on every screen, in light and dark and in every language. Then all is as before.

    The dark theme is checked on one screen only: no colour depends on the size of the screen.
    """
    yield from faults_in_both_themes(person.page)
    person.takes(PHONE)
    yield from (f"on a phone: {fault}" for fault in faults(person.page))
    person.takes(SMALL_PHONE)
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        person.chooses(language)
        if MISSING in person.page.content():
            yield f"{language}: a text is missing"
        if wide := overhang(person.page):
            yield f"{language}: {wide} pixels too wide"
    person.takes(DESKTOP)


def faults_in_both_themes(page: Page) -> Iterator[str]:
    """In the dark theme only colours differ, so only they are checked."""
    yield from faults(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    yield from (f"dark: {fault}" for fault in faults(page, only_colours=True))
    page.emulate_media(color_scheme="light")


def test_a_fault_would_be_found(guests: Guests) -> None:
    anna = guests.come("/tables")
    anna.reads("hall-title")
    anna.title.evaluate("title => { title.style.color = '#ddd'; title.innerHTML += '<button></button>'; }")
    assert {fault.split(":")[0] for fault in faults(anna.page)} == {"button-name", "color-contrast"}
    assert len(faults(anna.page, only_colours=True)) == 1


def test_a_text_that_is_missing_or_too_wide_would_be_found(guests: Guests) -> None:
    anna = guests.come("/tables")
    anna.reads("hall-title")
    anna.title.evaluate("title => { title.append('⟦hall-title⟧'); title.style.width = '500px'; }")
    said = [fault for fault in looked_at(anna) if fault[2:3] == ":"]
    assert len([fault for fault in said if fault.endswith("a text is missing")]) == len(LANGUAGES)
    assert len([fault for fault in said if fault.endswith("pixels too wide")]) == len(LANGUAGES)
    anna.reads("hall-title")
