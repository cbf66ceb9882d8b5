"""Words that were said can be looked up, from the story and from the sheet, with keyboard and finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_wordsearch import HELP, PreparedSearch
from tests.journeys.searcher import come_to


def test_a_word_of_the_story_and_of_the_sheet_is_looked_up(guests: Guests, house: House) -> None:
    anna, _ = come_to(guests, house, PreparedSearch(2).called("HELP", HELP), "Anna", "Bea", phone=True)
    told = anna.page.get_by_role("button", name=anna.person.says("finding-look-up", word="HELP"))
    card = anna.page.get_by_role("dialog", name="HELP")
    expect(told).to_have_count(1)
    told.focus()
    anna.page.keyboard.press("Enter")
    layer = anna.person.says("lookup-layer-words")
    expect(card).to_contain_text(anna.person.says("lookup-why-counts", layer=layer))
    expect(card).to_contain_text(anna.person.says("lookup-common-everyday"))
    assert (faults(anna.page), overhang(anna.page)) == ([], 0)
    anna.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(told).to_be_focused()

    anna.page.get_by_text(anna.person.says("finding-words", count=1)).click()
    told.last.tap()
    expect(card).to_contain_text("SCOWL")
    card.get_by_role("button", name=anna.person.says("house-close")).tap()
    expect(card).to_be_hidden()
