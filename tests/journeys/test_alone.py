"""Alone with the house: a click or two, and the game is on."""

from __future__ import annotations

import re

from msgspec.structs import replace
from playwright.sync_api import expect

from parlour.games.grandmastermind.pegs import Pegs, pegs
from parlour.games.grandmastermind.pieces import COLOURS, Code
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import GAME

SOLVED = Pegs(4, 0, 0)


def one_off(code: Code) -> Code:
    """Another colour in the first place."""
    first, *rest = code
    return (replace(first, colour=next(colour for colour in COLOURS if colour != first.colour)), *rest)  # type: ignore[return-value]


def test_one_click_from_the_front_page_to_playing_the_house(guests: Guests) -> None:
    anna = guests.come()
    anna.button("box-play-now").first.click()
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    expect(anna.piece("triangle")).to_be_enabled()
    expect(anna.page.get_by_label(anna.says("sit-your-name"), exact=True)).to_have_count(0)


def test_decoding_until_the_code_is_found_and_playing_again(guests: Guests, house: House) -> None:
    anna = guests.come()
    table = anna.opens_table(roles="decode")
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    code = house.hidden_code(table)
    near = one_off(code)
    promised = anna.fingerprint("agreed-luck")
    anna.guesses(1, near)
    anna.sees_row(1, near, pegs(code, near))
    anna.guesses(2, code)
    anna.sees_row(2, code, SOLVED)
    anna.sees_code(code)
    anna.sees("outcome-won")
    anna.sees("result-code-broken-won")
    assert anna.fingerprint("outcome-luck") == promised
    anna.button("outcome-rematch").click()
    anna.page.wait_for_url(lambda address: table not in address)
    anna.reads(f"{GAME}-awaited-your-row", number=1)


def test_decoding_and_losing(guests: Guests, house: House) -> None:
    anna = guests.come()
    table = anna.opens_table(roles="decode", rows=6)
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    code = house.hidden_code(table)
    wrong = one_off(code)
    anna.guesses(1, wrong)
    for number in range(2, 7):
        anna.button(f"{GAME}-copy-row", number=number - 1).click()
        anna.button(f"{GAME}-place-row").click()
        anna.sees_row(number, wrong, pegs(code, wrong))
    anna.sees_code(code)
    anna.sees("outcome-lost")
    anna.sees("result-code-kept-lost")


def test_hiding_a_code_that_the_house_finds(guests: Guests) -> None:
    anna = guests.come()
    anna.opens_table({"who": "me"}, {"who": "bot", "strength": "expert"}, roles="hide", rows=20)
    anna.hides("Rt Ys G* V+")
    anna.sees_code("Rt Ys G* V+")
    expect(anna.story).to_contain_text(re.compile(r"Solved in (\d+|one) rows?"))
    anna.sees("outcome-lost")


def test_giving_up_shows_the_code(guests: Guests, house: House) -> None:
    anna = guests.come()
    table = anna.opens_table(roles="decode")
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    anna.button("give-up").click()
    anna.button("give-up-no").click()
    anna.button("give-up").click()
    anna.button("give-up-yes").click()
    anna.sees_code(house.hidden_code(table))
    anna.sees("result-gave-up-lost")
