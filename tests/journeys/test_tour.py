"""Everywhere in the house: axe finds nothing, no page is wider than a small phone, no text is missing."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.tour import tour

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SMALL_PHONE = ViewportSize(width=360, height=640)
MISSING = "⟦"
"""What the pages show in place of a text they do not have."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_nothing_stands_in_anyones_way(guests: Guests, phone: bool) -> None:
    found = []
    for state, person in tour(guests, phone=phone):
        for theme in THEMES:
            person.page.emulate_media(color_scheme=theme)
            expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
            found += [f"{state}, {theme}: {fault}" for fault in faults(person.page)]
    assert found == []


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_text_is_there_and_fits_a_small_phone(guests: Guests, language: str) -> None:
    found = []
    for state, person in tour(guests, language=language, phone=True):
        if MISSING in person.page.content():
            found.append(f"{state}: a text is missing")
        person.page.set_viewport_size(SMALL_PHONE)
        if overhang(person.page):
            found.append(f"{state}: {overhang(person.page)} pixels too wide")
    assert found == []
