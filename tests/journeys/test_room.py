"""Every table on every screen: the board as large as the window allows, and what is to be decided always in reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Guess, Hide
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.state import State
from tests.journeys import detective, prepared, searcher, sleuth, speller
from tests.journeys.accessibility import overhang
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import GAME, Person
from tests.journeys.prepared import PreparedGame
from tests.journeys.prepared_letter import TONE, PreparedLetter
from tests.journeys.prepared_moerder import LONELY_M, PreparedCase
from tests.journeys.prepared_murdero import PreparedMurdero
from tests.journeys.prepared_wordsearch import PreparedSearch
from tests.journeys.screen import Screen

ON_ITS_SIDE = Screen(844, 390, phone=True)
WIDE = (Screen(1024, 768, phone=True), Screen(1280, 720, phone=False), Screen(1920, 1080, phone=False))
NARROW = Screen(320, 640, phone=True)

Needed = tuple[Person, Locator]
"""Somebody at a table, and the one button this player needs now."""


def code_breaker(guests: Guests, house: House) -> Needed:
    game: PreparedGame[State] = PreparedGame(GrandMasterMind(start_player=1), 2)
    game.did(1, Hide(read_code("Vh Gs R* O+"))).did(0, Guess(read_code("Rt Ys Gh V*")))
    (anna,) = prepared.come_to(lambda person: person, guests, house, game, "Anna", bots=1)
    return anna, anna.button(f"{GAME}-place-row")


def finder(guests: Guests, house: House) -> Needed:
    (anna,) = detective.come_to(guests, house, PreparedCase(4).turned(*LONELY_M, "c6=D"), "Anna", bots=3)
    return anna.person, anna.button("next")


def word_finder(guests: Guests, house: House) -> Needed:
    (anna,) = searcher.come_to(guests, house, PreparedSearch(6), "Anna", bots=5)
    anna.reads("your-searching")
    anna.types("HELP")
    return anna.person, anna.button("call")


def word_layer(guests: Guests, house: House) -> Needed:
    (anna,) = speller.come_to(guests, house, PreparedLetter(2, *TONE, "lay p1x1 g8"), "Anna", bots=1)
    anna.reads("your-naming")
    anna.types("PEON")
    return anna.person, anna.button("name")


def card_player(guests: Guests, house: House) -> Needed:
    hands = "R1 R2 R3 R4 R5 B1 B1 G1", "B1 B2 B3 B4 G1 G2 R1 R2", "G1 G2 G3 G4 R1 B1 B2 G1"
    (anna,) = sleuth.come_to(guests, house, PreparedMurdero(*hands).turn(draws="G2"), "Anna", bots=2)
    return anna.person, anna.button("done")


@pytest.mark.parametrize("player", [code_breaker, finder, word_finder, word_layer, card_player])
def test_board_and_button_fit_every_screen(
    guests: Guests, house: House, player: Callable[[Guests, House], Needed]
) -> None:
    anna, needed = player(guests, house)
    felt = anna.page.locator(".table-felt")
    expect(needed).to_be_visible()
    for screen in (*WIDE, ON_ITS_SIDE):
        anna.takes(screen)
        expect(felt).to_be_in_viewport(ratio=0.98)
        expect(needed).to_be_in_viewport(ratio=0.98)
        assert overhang(anna.page) == 0, screen
    anna.takes(NARROW)
    expect(needed).to_be_in_viewport(ratio=0.98)
    assert overhang(anna.page) == 0, NARROW
