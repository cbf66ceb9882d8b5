"""A table whose rules have changed since it was opened. Hall and page say so, and show what there is to see."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parlour.texts.voice import LANGUAGES
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared import seat_at
from tests.journeys.prepared_moerder import PreparedCase


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_outdated_table_is_found_in_the_hall_and_shown_as_closed(
    guests: Guests, house: House, language: str
) -> None:
    prepared = PreparedCase(2).turned("a1=M", "b1=D")
    _, (cookie, _) = seat_at(house.data, prepared, "Anna", "Bea", newer=1)
    anna = guests.come("/tables", cookie=cookie, language=language)
    anna.sees("hall-outdated")
    expect(anna.page.get_by_role("link", name=anna.says("hall-come-back"))).to_have_count(0)
    anna.page.get_by_role("main").get_by_role("link", name=anna.says("hall-watch")).click()
    anna.reads("table-outdated")
    expect(anna.story.get_by_role("listitem").first).to_be_visible()
    expect(anna.seats).to_have_count(2)
    expect(anna.button("give-up")).to_have_count(0)
    expect(anna.link("table-open-another")).to_be_visible()
    expect(anna.page.get_by_role("combobox", name=anna.says("seat-give-to-bot", name="Bea"))).to_have_count(0)
    anna.button("table-close").click()
    anna.reads("table-closed")
    anna.page.goto("/tables")
    anna.sees("hall-empty")
    expect(anna.page.get_by_text(anna.says("hall-outdated"))).to_have_count(0)
