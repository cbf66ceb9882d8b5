"""The end of a game: who won, what mattered, where it can be looked at again, and the score over rematches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from parlour.core.game import GIVE_UP, Seat
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.state import State
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import Person
from tests.journeys.prepared import PreparedGame, come_to, seat_at
from tests.journeys.prepared_wordsearch import CLEARS, HELP, PreparedSearch
from tests.journeys.searcher import Searcher


def test_the_end_on_a_phone_is_a_sheet_that_can_be_folded_away(guests: Guests, house: House) -> None:
    finished = PreparedSearch(2).called("HELP", HELP).called("CLEARS", CLEARS)
    finished.play(Seat(1), GIVE_UP)
    anna = come_to(Searcher, guests, house, finished, "Anna", "Bea", phone=True)[0]
    expect(anna.person.title).to_contain_text(anna.person.says("outcome-won"))
    figures = anna.page.get_by_role("list", name=anna.person.says("ending-figures"))
    expect(figures.get_by_role("listitem").first).to_contain_text("HELP")
    why = anna.page.get_by_role("paragraph").filter(has_text=anna.person.says("result-gave-up-won", loser="Bea"))
    expect(why).to_be_visible()
    anna.person.button("ending-fold").click()
    expect(why).to_be_hidden()
    expect(anna.board).to_be_in_viewport(ratio=1)
    anna.person.button("ending-unfold").click()
    expect(why).to_be_visible()
    figures.get_by_role("link").first.click()
    expect(anna.page).to_have_url(re.compile(r"/replay/.*#\d+$"))


def test_the_end_comes_to_whoever_plays_and_the_rematch_has_a_score(guests: Guests, house: House) -> None:
    begun = PreparedGame[State](GrandMasterMind(start_player=0), 2)
    table, cookies = seat_at(house.data, begun, "Anna", "Bea")
    anna, bea = (guests.come(f"/table/{table}", cookie=cookie) for cookie in cookies)
    gives_up(bea)
    expect(anna.title).to_be_focused()
    expect(anna.title).to_contain_text(anna.says("outcome-won"))
    anna.page.keyboard.press("Tab")
    expect(anna.button("outcome-rematch")).to_be_focused()
    anna.page.keyboard.press("Enter")
    bea.link("outcome-to-rematch").click()
    anna.page.wait_for_url(bea.page.url)
    anna.button("waiting-start").click()
    anna.sees("series-two", one=anna.says("series-you"), other="Bea", wins=1, others=0)
    gives_up(anna)
    for person, other in ((anna, "Bea"), (bea, "Anna")):
        person.sees("series-two", one=person.says("series-you"), other=other, wins=1, others=1)


def gives_up(person: Person) -> None:
    person.button("give-up").click()
    person.button("give-up-yes").click()
