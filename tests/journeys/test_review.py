"""A review of a lost game: what was overlooked, on the board it was overlooked on."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.games.moerder.actions import Claim, Next
from parlour.games.moerder.board import NAMES
from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared import seat_at
from tests.journeys.prepared_moerder import OPEN_WORD, PreparedCase

WORD = "a1 b1 c1 d1 e1 f1"


def lost_by_bea() -> PreparedCase:
    """The word lay open in Bea's turn, and Anna saw it."""
    chain = (NAMES["a1"], NAMES["b1"], NAMES["c1"], NAMES["d1"], NAMES["e1"], NAMES["f1"])
    return PreparedCase(2).turned(*OPEN_WORD).did(1, Next()).turned("f6=D").did(0, Claim(chain))


def test_whoever_lost_sees_what_was_overlooked(guests: Guests, house: House) -> None:
    table, (_, cookie) = seat_at(house.data, lost_by_bea(), "Anna", "Bea")
    bea = guests.come(f"/replay/{table}", cookie=cookie)
    expect(bea.page.get_by_role("heading", name=bea.says("review-title"))).to_be_visible()
    overlooked = bea.says("review-moerder-chain-overlooked", count=1, chain=WORD)
    mark = bea.page.get_by_role("button").filter(has_text=bea.says("review-mark-better")).filter(has_text=overlooked)
    mark.first.click()
    expect(mark.first).to_have_attribute("aria-current", "step")
    for number, place in enumerate(WORD.split(), 1):
        tile = bea.page.get_by_role("button", name=bea.says("moerder-tile-pointed", number=number))
        expect(tile).to_have_attribute("data-spot", place)
    assert overhang(bea.page) == 0
    assert faults(bea.page) == []

    bea.page.get_by_role("radio", name="Anna").check(force=True)
    found = bea.says("review-moerder-chain-found", count=1)
    expect(bea.page.get_by_role("button").filter(has_text=found).first).to_be_visible()
