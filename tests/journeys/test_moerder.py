"""FIND … den MÖRDER: objections, letters, chains, and solitaire. Prepared logs state the deals."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from parlour.games.moerder.actions import RaiseObjection, Touch
from parlour.games.moerder.board import NAMES
from tests.journeys.accessibility import overhang
from tests.journeys.detective import Detective, come_to
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.prepared_moerder import LONELY_M, NO_CHAIN, OPEN_WORD, PreparedCase, letters_collected

PATIENT = {"window": 60, "show_seconds": 120}
FIRST_ROW = "a1 b1 c1 d1 e1 f1"


def test_three_at_a_table_an_objection_falls_and_the_tile_is_collected(guests: Guests, house: House) -> None:
    prepared = PreparedCase(3, **PATIENT).turned(*LONELY_M)
    anna, bea = come_to(guests, house, prepared, "Anna", "Bea", bots=1)
    anna.reads("your-looking-or-collecting")
    bea.reads("looking", name="Anna")
    anna.collects("a1", "M")
    bea.reads("your-window", name="Anna", tile="a1")
    bea.sees_tile("a1", "tile-touched", name="Anna")
    expect(bea.page.get_by_role("timer")).to_be_visible()

    bea.button("object").click()
    bea.reads("your-showing", tile="a1")
    anna.reads("showing", name="Bea", tile="a1")
    bea.points("a1 b1 c1 d1 e1 f1")
    bea.button("show").click()
    expect(bea.page.get_by_role("alert")).to_contain_text(
        bea.person.says("refusal-wrong-letter", tile="b1", letter="Ö")
    )
    bea.button("withdraw").click()

    for person in (anna, bea):
        person.hears("objection-fell", name="Bea", tile="a1")
        person.hears("tile-collected", name="Anna", tile="a1", letter="M")
        person.sees_gap("a1")
        mine = person.person.seats.filter(has_text="Anna")
        expect(mine).to_contain_text(person.says("holding", held="M", count=5, missing="Ö R D E R"))
    anna.reads("your-looking-or-collecting")
    anna.button("next").click()
    bea.reads("your-turning")


def test_three_at_a_table_an_objection_holds_and_a_chain_wins(guests: Guests, house: House) -> None:
    prepared = PreparedCase(3, **PATIENT).turned(*OPEN_WORD, "f6=D")
    prepared.did(0, Touch(NAMES["a1"])).did(1, RaiseObjection())
    anna, bea = come_to(guests, house, prepared, "Anna", "Bea", bots=1)
    bea.reads("your-showing", tile="a1")
    anna.reads("showing", name="Bea", tile="a1")
    bea.points("a1 a2 a3 a4 a5 b6")
    bea.sees_tile("a2", "tile-meant", letter="Ö")
    bea.button("show").click()

    # Everybody sees the chain over the tiles, with the letters it means. The tile stays, and Anna's turn is over.
    anna.hears("objection-held", shown="true", name="Bea", collector="Anna", tile="a1", chain="a1 a2 a3 a4 a5 b6")
    anna.has_pointed("a1 a2 a3 a4 a5 b6")
    anna.sees_tile("a2", "tile-meant", letter="Ö")
    anna.sees_tile("a1", "tile-letter", letter="M")
    bea.reads("your-turning")

    bea.tile("d4").click()
    bea.reads("your-looking-or-collecting")
    bea.draws(FIRST_ROW)
    bea.has_pointed(FIRST_ROW)
    bea.button("claim").click()
    bea.person.sees("outcome-won")
    bea.person.sees("result-chain-found-won")
    anna.person.sees("outcome-lost")
    anna.person.sees("result-chain-found-lost", winner="Bea")
    anna.hears("chain-found", name="Bea", chain=FIRST_ROW)
    anna.has_pointed(FIRST_ROW)


def test_the_word_is_collected_while_somebody_lets_everything_pass(guests: Guests, house: House) -> None:
    others = ("b3=E", "c3=E", "d3=M", "e3=M", "f3=D")
    turns = [tile for pair in zip(OPEN_WORD, (*others, ""), strict=True) for tile in pair if tile]
    prepared = PreparedCase(2, **PATIENT).turned(*turns).collected("a1", "b1", "c1", "d1")
    anna, bea = come_to(guests, house, prepared, "Anna", "Bea")
    anna.collects("e1", "E")
    bea.button("pass-all").click()
    anna.sees_gap("e1")
    expect(bea.button("stop-passing")).to_be_visible()
    anna.collects("f1", "R")
    anna.person.sees("outcome-won")
    anna.person.sees("result-letters-collected-won")
    bea.person.sees("result-letters-collected-lost", winner="Anna")
    expect(bea.person.seats.filter(has_text="Anna")).to_contain_text(
        bea.says("holding", held="M Ö R D E R", count=0, missing="")
    )


def test_in_solitaire_a_chain_is_found(guests: Guests, house: House) -> None:
    prepared = letters_collected().turned("d1=Ö", "c1=R", "b1=D", "a1=E", "a2=R")
    (anna,) = come_to(guests, house, prepared, "Anna")
    anna.reads("your-looking")
    expect(anna.page.get_by_text(anna.says("objective-2"))).to_be_visible()
    anna.points("e1 d1 c1 b1 a1 a2")
    anna.button("claim").click()
    anna.person.sees("outcome-won")
    anna.person.sees("moerder-standing-points", points=19)
    anna.person.sees("moerder-chain-number", number=1, count=2)
    anna.button("chain-after").click()
    anna.person.sees("moerder-chain-number", number=2, count=2)


def test_in_solitaire_the_last_tile_is_turned_too_early(guests: Guests, house: House) -> None:
    prepared = PreparedCase(1).turned(
        *NO_CHAIN,
        *("e1=M", "f1=M", "e2=M", "f2=M", "e3=M", "f3=M", "c4=M"),
        *("d4=D", "e4=D", "f4=D", "a5=D", "b5=D", "c5=E", "d5=E", "e5=E", "f5=E", "a6=E"),
        *("b6=R", "c6=R", "d6=R", "e6=R"),
    )
    (anna,) = come_to(guests, house, prepared, "Anna")
    anna.reads("your-collecting")
    anna.button("next").click()
    anna.reads("your-turning")
    anna.tile("f6").click()
    anna.person.sees("outcome-lost")
    anna.person.sees("result-last-tile-turned-lost")
    anna.sees_tile("f6", "tile-body")


def test_in_solitaire_quitting_first_says_what_it_means(guests: Guests, house: House) -> None:
    prepared = PreparedCase(1).turned(*NO_CHAIN, "f6=M").collected("f6", "a1", "d1", "d2", "d3", "c3")
    (anna,) = come_to(guests, house, prepared, "Anna")
    anna.button("quit").click()
    anna.person.sees("moerder-quit-means", hidden=21)
    anna.button("go-on").click()
    anna.button("quit").click()
    anna.button("quit-yes").click()
    anna.person.sees("outcome-won")
    anna.person.sees("result-no-chain-left-won", points=21)
    anna.person.sees("moerder-chains", count=0)


def test_a_turn_by_keyboard_and_accessible_names_alone(guests: Guests, house: House) -> None:
    prepared = PreparedCase(2, **PATIENT).turned("a2=E", *OPEN_WORD)
    (anna,) = come_to(guests, house, prepared, "Anna", bots=1)
    keyboard = anna.page.keyboard
    anna.reads("your-looking-or-collecting")
    anna.person.tabs_to(anna.tile("a1"))
    for _ in range(5):
        keyboard.press("Space")
        keyboard.press("ArrowRight")
    expect(anna.tile("f1")).to_be_focused()
    keyboard.press("Backspace")
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    anna.has_pointed("a1 b1 c1 d1 e1")
    keyboard.press("End")
    keyboard.press("Enter")
    anna.has_pointed(FIRST_ROW)
    keyboard.press("Escape")
    anna.sees_tile("f1", "tile-letter", letter="R")
    keyboard.press("Home")
    for _ in range(6):
        keyboard.press("Space")
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
    anna.person.sees("outcome-won")
    heard = anna.page.get_by_role("status").filter(has_text=anna.person.says("outcome-won"))
    expect(heard).to_be_attached()


def test_a_whole_game_by_keyboard_and_accessible_names_alone(guests: Guests) -> None:
    """Solitaire, tile by tile, collecting nothing. In the end there is a chain or no tile left (MO-S3, MO-S4)."""
    anna = Detective(guests.come("/play/moerder"))
    keyboard = anna.page.keyboard
    anna.person.tabs_to(anna.person.radio("open-with-house-many"))
    keyboard.press("ArrowUp")
    expect(anna.person.radio("open-with-alone")).to_be_checked()
    anna.person.presses(anna.person.button("open-start"))
    anna.reads("your-turning")
    lost = anna.person.says("outcome-lost")
    anna.person.tabs_to(anna.tile("a1"))
    for row in range(1, 7):
        for column in "abcdef":
            place = f"{column}{row}"
            if anna.says("tile-hidden", tile=place) in (anna.tile(place).get_attribute("aria-label") or ""):
                keyboard.press("Enter")
                expect(anna.person.title).to_contain_text(re.compile(f"{anna.says('next')}|{re.escape(lost)}"))
                if lost in anna.person.title.inner_text():
                    expect(anna.page.get_by_role("status").filter(has_text=lost)).to_be_attached()
                    return
                expect(anna.button("next")).to_be_enabled()
                keyboard.press("n")
                anna.reads("your-turning")
            keyboard.press("ArrowRight")
        keyboard.press("Home")
        keyboard.press("ArrowDown")
    raise AssertionError("all tiles are open, and the game goes on")


def test_a_turn_on_a_phone_with_a_thumb(guests: Guests, house: House) -> None:
    prepared = PreparedCase(2, **PATIENT).turned("a2=E", *OPEN_WORD)
    (anna,) = come_to(guests, house, prepared, "Anna", bots=1, phone=True)
    anna.reads("your-looking-or-collecting")
    assert overhang(anna.page) == 0
    anna.tile("d1").tap()
    expect(anna.button("collect", letter="D")).to_be_visible()
    anna.tile("d1").tap()
    anna.draws_with_a_finger(FIRST_ROW)
    anna.has_pointed(FIRST_ROW)
    anna.button("claim").tap()
    anna.person.sees("outcome-won")


def test_three_on_one_device_need_no_curtain(guests: Guests) -> None:
    anna = Detective(guests.come("/play/moerder"))
    anna.person.radio("open-with-device-many").check()
    anna.page.get_by_role("radio", name=anna.person.says("open-seats-count", count=3), exact=True).check()
    for number, name in enumerate(("Anna", "Bea", "Jonas"), 1):
        anna.page.get_by_label(anna.person.says("open-player", number=number), exact=True).fill(name)
    anna.person.button("open-start").click()
    anna.reads("your-turning")
    expect(anna.person.seats).to_have_count(3)
    anna.tile("c3").click()
    anna.reads("your-looking-or-collecting")
    anna.button("next").click()
    anna.reads("your-turning")
