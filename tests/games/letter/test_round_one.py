"""Round one: everybody lays one letter anywhere. Words may be named but need not be."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import Seat
from parlour.games.letter import Letter
from parlour.games.letter.actions import Skip
from parlour.games.letter.events import (
    KnockWon,
    LetterLaid,
    RoundOneOver,
    TimeRanOut,
    TurnEnded,
    WordWritten,
)
from parlour.games.letter.grid import rectangle, touch
from parlour.games.letter.state import Knockable, Laying
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import DONE, ONE, TWO, lay, lay_blank, lift, name, release, seconds, tile


def opening(game: Letter = BOX, seats: int = 2, board: str = "", **more: Any) -> Table:
    """Round one, with these first letters laid."""
    laid = board.count("@")
    state: dict[str, Any] = {"opened": tuple(seat < laid for seat in range(seats)), "turn": laid % seats} | more
    return Table(game, seats, board, **state)


@pytest.mark.rule("LE-6")
def test_a_first_letter_may_lie_anywhere() -> None:
    table = opening(seats=3)
    assert table.do(lay("T@0,0")) == [LetterLaid(ONE, tile("T"), 0, 0, turned=False, free=False, by_chance=False)]
    assert table.do(DONE)[0] == TurnEnded(ONE)
    table.passes()
    table.turns(lay("R@13,13"), DONE)
    assert table.on_turn == 2 and table.open.opened == (True, True, False)
    table.turns(lay("E12@1,1"), DONE)
    assert all(table.open.opened) and table.lies("E12@1,1")


@pytest.mark.rule("LE-6")
@pytest.mark.rule("LE-10")
def test_a_first_letter_lies_on_the_grid_and_overlaps_nothing() -> None:
    table = opening(seats=3, board="T@0,0", hands=("E", "R N31", "S"))
    assert table.refuses(1, lay("R@0,0")) == "place_taken"
    assert table.refuses(1, lay("R@14,0")) == "off_the_grid"
    assert table.refuses(1, lay("N31@12,5")) == "off_the_grid"
    assert table.accepts(1, lay("N31@11,5"))


@pytest.mark.rule("LE-6")
def test_exactly_one_letter_is_laid_in_round_one() -> None:
    table = opening()
    assert table.refuses(0, DONE) == "nothing_laid"
    table.do(lay("T@3,3"))
    assert table.refuses(0, lay("E@4,3")) == "one_own_letter"
    table.do(lift("T"), lay("E@4,3"), DONE)
    assert table.lies("E@4,3") and table.holds(0, "T")


@pytest.mark.rule("LE-6")
@pytest.mark.rule("LE-A24")
def test_nothing_else_may_be_done_in_round_one() -> None:
    table = opening(seats=3, board="C@5,5", free="A")
    assert table.refuses(1, release("R")) == "first_letter_first"
    assert table.refuses(1, lay_blank("#12@6,5")) == "first_letter_first"
    assert table.refuses(1, lay("A@6,5")) == "no_free_letters_yet"
    assert table.refuses(1, Skip()) == "you_hold_letters"
    assert not {"release", "lay_blank", "skip"} & set(table.acts(1))
    assert tile("A") not in table.offer(1).layable


@pytest.mark.rule("LE-A7")
def test_words_may_be_named_and_count_but_are_not_required() -> None:
    table = opening(seats=3, board="C@5,5 A@6,5", hands=("E", "S", "T N"))
    told = table.do(lay("T@7,5"), name("CAT"))
    assert told[-1] == WordWritten(table.on_turn, "CAT", (tile("C"), tile("A"), tile("T")), 3)
    silent = opening(seats=3, board="C@5,5 A@6,5", hands=("E", "S", "T N"))
    silent.turns(lay("N@0,0"), DONE)
    assert silent.lies("N@0,0") and silent.open.free == () and silent.open.scores == (0, 0, 0)


@pytest.mark.rule("LE-A7")
@pytest.mark.rule("LE-A8")
def test_a_word_of_round_one_need_not_use_the_new_letter() -> None:
    table = opening(seats=4, board="C@5,5 A@6,5 R@7,5", hands=("E", "S", "N", "T"))
    told = table.do(lay("T@0,0"), name("CAR"))
    assert isinstance(told[-1], WordWritten)
    assert table.offer(3).must_use == ()


@pytest.mark.rule("LE-A7")
def test_a_table_may_agree_to_name_no_words_in_round_one() -> None:
    table = opening(agreed(round1_words=False), 3, "C@5,5 A@6,5", hands=("E", "S", "T N"))
    table.do(lay("T@7,5"))
    assert table.refuses(2, name("CAT")) == "no_words_yet"
    assert "name" not in table.acts(2)


@pytest.mark.rule("LE-A7")
def test_without_words_in_round_one_nobody_knocks_until_its_last_letter() -> None:
    table = opening(agreed(round1_words=False), 3, "C@5,5", hands=("E", "A", "T"))
    table.do(lay("A@6,5"), DONE)
    assert table.now(Laying) and table.on_turn == 2
    table.do(lay("T@7,5"), DONE)
    assert table.now(Knockable) and table.turn.awaited == {0, 1}
    table.knocked(1, name("CAT"), DONE)
    table.passes()
    assert table.on_turn == 1 and all(table.open.opened)


@pytest.mark.rule("LE-A7")
def test_a_knock_in_round_one_writes_words_but_does_not_change_the_order() -> None:
    table = opening(seats=4, board="C@5,5 A@6,5", hands=("E", "S", "T", "N"))
    table.do(lay("T@7,5"), DONE)
    told = table.knocked(0, name("CAT"), DONE)
    assert KnockWon(ONE, ("CAT",)) in told and table.open.scores[0] == 3
    table.passes()
    assert table.on_turn == 3 and not table.open.opened[3]


@pytest.mark.rule("LE-A7")
@pytest.mark.parametrize("knocker", [None, 0, 2])
def test_the_last_successful_knocker_after_round_one_begins_round_two(knocker: int | None) -> None:
    table = opening(seats=3, board="C@5,5 A@6,5", hands=("E", "S", "T"), starter=1)
    table.do(lay("T@7,5"), DONE)
    if knocker is not None:
        if knocker == 2:
            table.knocked(1, name("AT"), DONE)
        table.knocked(knocker, name("CAT"), DONE)
    told = table.passes()
    begins = 1 if knocker is None else knocker
    assert RoundOneOver(Seat(begins)) in told
    assert table.on_turn == begins and all(table.open.opened)


@pytest.mark.rule("LE-A7")
def test_a_knock_during_round_one_does_not_decide_who_begins_round_two() -> None:
    table = opening(seats=3, board="C@5,5", hands=("E", "A", "T"))
    table.do(lay("A@6,5"), DONE)
    table.knocked(2, name("AC", "A C"), DONE)
    table.passes()
    told = table.turns(lay("T@7,5"), DONE)
    assert RoundOneOver(ONE) in told and table.on_turn == 0


@pytest.mark.rule("LE-17")
@pytest.mark.rule("LE-A17")
def test_turns_without_a_word_are_counted_only_after_round_one() -> None:
    table = opening(seats=6)
    for seat, first in enumerate(("T@0,0", "R@2,0", "E12@4,0", "O12@6,0", "A12@8,0", "C12@10,0")):
        assert table.on_turn == seat and table.open.idle == 0
        table.turns(lay(first), DONE)
    assert table.running() and table.open.idle == 0 and table.now(Laying)


@pytest.mark.rule("LE-A18")
@pytest.mark.rule("LE-X7")
def test_when_time_is_up_chance_lays_a_first_letter_beside_another_if_there_is_one() -> None:
    for seed in range(20):
        table = opening(agreed(timed=30), 3, "C@5,5", seed=seed)
        assert table.turn.until == seconds(30)
        told = table.time_up()
        assert told[0] == TimeRanOut(TWO)
        laid = next(event for event in told if isinstance(event, LetterLaid))
        assert laid.by_chance and laid.seat == 1 and laid.tile not in table.open.hands[1]
        first, second = (rectangle(piece, table.game.pieces[piece.tile]) for piece in table.open.board)
        assert touch(first, second) and table.open.opened == (True, True, False) and table.now(Knockable)


@pytest.mark.rule("LE-A18")
def test_chance_may_lay_the_very_first_letter_anywhere() -> None:
    spots = set()
    for seed in range(10):
        table = opening(agreed(timed=30), 2, seed=seed)
        table.time_up()
        (piece,) = table.open.board
        spots.add((piece.x, piece.y))
    assert len(spots) > 5


@pytest.mark.rule("LE-A18")
def test_when_time_is_up_after_a_first_letter_the_turn_simply_ends() -> None:
    table = opening(agreed(timed=30), 3, "C@5,5 A@6,5", hands=("E", "S", "T N"))
    table.do(lay("T@7,5"), name("CAT"))
    table.time_up()
    assert table.now(Knockable) and table.words == ["CAT"] and table.lies("T@7,5")
    assert table.holds(2, "N")
