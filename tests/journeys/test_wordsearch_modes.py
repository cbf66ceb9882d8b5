"""WORD SEARCH on the insert, where tiles are stacked, and without a board, where the layout grows."""

from __future__ import annotations

from parlour.games.wordsearch.actions import DrawTile
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_wordsearch import INSERT, TRIANGLE, PreparedSearch
from tests.journeys.searcher import come_to


def test_on_the_insert_tiles_are_added_and_moved(guests: Guests, house: House) -> None:
    anna, bea = come_to(guests, house, PreparedSearch(2, INSERT, mode="insert"), "Anna", "Bea")
    anna.reads("your-searching")
    anna.button("own-tile", letters="P").click()
    anna.taps("b2")
    bea.hears("tile-added", name="Anna", letters="P", place="b2")
    anna.sees_field("b2", "stack", letters="P", height=2)
    anna.draws("b2 c2 d2")
    anna.calls()
    bea.hears("word-scored", name="Anna", word="POT", points=3, total=3)

    bea.reads("your-searching")
    bea.button("stack").click()
    bea.draws("b2 a1")
    anna.hears("tile-shifted", name="Bea", letters="P", start="b2", to="a1")
    anna.sees_field("a1", "stack", letters="P", height=2)
    anna.sees_letters("b2", "S")
    bea.types("TEN")
    bea.page.keyboard.press("Enter")
    anna.hears("word-scored", name="Bea", word="TEN", points=3, total=3)


def test_without_a_board_tiles_are_drawn_and_laid_and_words_begin_anywhere(guests: Guests, house: House) -> None:
    prepared = PreparedSearch(2, TRIANGLE, mode="boardless").did(0, DrawTile()).drew("S")
    anna, bea = come_to(guests, house, prepared, "Anna", "Bea")
    anna.reads("your-placing", letters="S")
    anna.taps("0,2")
    bea.hears("tile-laid", by_chance="false", name="Anna", letters="S", place="0,2")
    anna.reads("your-calling")
    anna.draws("0,0 1,0 0,1 0,2")
    anna.calls()
    for person in (anna, bea):
        person.hears("word-scored", name="Anna", word="CATS", points=4, total=4)

    bea.reads("your-playing")
    bea.button("draw").click()
    bea.taps("1,1")
    bea.reads("your-calling")
    anna.sees_letters("1,1", bea.view.open.stacks[-1][0])
    bea.button("done").click()
    anna.hears("turn-ended", name="Bea")
    anna.reads("your-playing")
