"""A newcomer's first minutes in each game: from the front page through the lesson to a first game against the house."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from parlour.catalog import CATALOG
from tests.journeys.guests import Guests


@pytest.mark.parametrize("name", CATALOG)
def test_two_clicks_and_a_lesson_lead_to_a_first_game(guests: Guests, name: str) -> None:
    """Each step of the lesson is skipped, which is one click; doing it takes as many as the game does."""
    anna = guests.come()
    teach = CATALOG[name].lesson
    assert teach is not None
    steps = len(teach("en").steps)
    clicks = 0

    def click(thing: Locator) -> None:
        nonlocal clicks
        thing.click()
        clicks += 1

    click(anna.page.locator(f"[data-game={name}]").get_by_role("link", name=anna.says("box-learn")))
    for number in range(1, steps + 1):
        anna.sees("learning-progress", number=number, steps=steps)
        click(anna.button("learning-skip"))
    click(anna.button("box-play-now"))
    expect(anna.page).to_have_url(re.compile("/table/"))
    expect(anna.page.get_by_role("list", name=anna.says("seats-title"), exact=True)).to_be_visible()
    assert clicks == steps + 2
