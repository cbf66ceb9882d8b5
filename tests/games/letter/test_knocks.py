"""Knocking after a turn: who may knock, what it gains and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.letter.actions import Skip
from parlour.games.letter.events import (
    Knocked,
    KnockFailed,
    KnockPassed,
    KnockWon,
    LetterReleased,
    TimeRanOut,
    WindowOpened,
    WordWritten,
)
from parlour.games.letter.state import Knockable, Knocking, Laying, Owing
from parlour.kit.events import WordUnknown
from parlour.kit.window import PASS
from tests.games.letter.knocking import HALF, TIMED, window
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import (
    DONE,
    FOUR,
    KNOCK,
    THREE,
    TWO,
    lay,
    lay_blank,
    lift,
    name,
    release,
    seconds,
    tile,
)


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A13")
@pytest.mark.rule("LE-X4")
def test_after_a_turn_all_others_may_knock_or_pass() -> None:
    table = window()
    assert table.events[-1] == WindowOpened(last=False)
    assert table.turn.awaited == {1, 2, 3} and table.turn.until == seconds(20)
    assert set(table.acts(1)) == {"knock", "pass"} and table.acts(0) == ()
    assert table.refuses(0, KNOCK) == "not_your_turn"
    for action in (lay("N@9,5"), name("CAR"), DONE, release("N"), Skip()):
        assert table.refuses(1, action) == "not_now"


@pytest.mark.rule("LE-X4")
@pytest.mark.parametrize(
    ("game", "limit"),
    [(BOX, 20), (TIMED, 10), (agreed(window=30), 30), (agreed(window=5), 5), (agreed(window="until_all_pass"), 60)],
)
def test_the_window_lasts_as_long_as_agreed(game: Any, limit: int) -> None:
    table = Table(game, 3)
    table.do(release("E"))
    assert table.turn.until == seconds(limit)
    table.time_up()
    assert table.on_turn == 1 and table.now(Laying)


@pytest.mark.rule("LE-A13")
@pytest.mark.rule("LE-X4")
def test_the_window_closes_when_all_have_passed_and_the_next_turn_begins() -> None:
    table = window(3, game=TIMED)
    assert table.act(1, PASS, at=1) == [KnockPassed(TWO)]
    assert table.turn.awaited == {2}
    table.act(2, PASS, at=2)
    assert table.now(Laying) and table.on_turn == 1 and table.turn.until == seconds(32)


@pytest.mark.rule("LE-X4")
def test_a_seat_that_has_passed_may_still_knock_while_the_window_is_open() -> None:
    table = window()
    table.act(1, PASS)
    assert table.refuses(1, PASS) == "already_passed"
    assert table.turn.welcome == {1} and table.acts(1) == ("knock",)
    table.act(1, KNOCK)
    assert table.turn.welcome == frozenset() and table.turn.awaited == {2, 3}
    table.time_up()
    table.do(name("CAR"), DONE)
    table.passes()
    assert table.on_turn == 1


@pytest.mark.rule("LE-A13")
def test_a_running_turn_is_not_interrupted() -> None:
    table = Table(seats=3)
    assert table.refuses(1, KNOCK) == "not_your_turn"
    assert table.refuses(0, KNOCK) == "not_now"


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A16")
def test_the_knocker_names_words_after_half_a_second_in_which_others_may_knock() -> None:
    table = window()
    assert table.act(2, KNOCK, at=4) == [Knocked(THREE)]
    assert table.now(Knockable) and table.turn.until == 4_000 + HALF
    table.time_up()
    assert table.now(Knocking) and table.turn.awaited == {2} and table.turn.until == 4_000 + HALF + seconds(30)
    assert table.turn.awaited == {2}
    assert "name" in table.acts(2) and "done" in table.acts(2) and table.acts(1) == ()


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A14")
@pytest.mark.rule("LE-A15")
def test_a_knocker_with_new_words_takes_the_next_turn() -> None:
    table = window()
    table.knock(3)
    assert isinstance(table.do(name("CAR"))[-1], WordWritten)
    told = table.do(name("ART"), DONE)
    assert KnockWon(FOUR, ("CAR", "ART")) in told
    assert table.open.scores[3] == 6 and table.now(Knockable) and table.knocks.winner == 3
    table.passes()
    assert table.now(Laying) and table.on_turn == 3
    table.turns(release("O12"))
    assert table.on_turn == 0, "players in between have lost their turn"


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A14")
def test_a_failed_knock_costs_a_letter_of_the_knockers_choice_and_nothing_else() -> None:
    table = window()
    table.knock(3)
    told = table.do(DONE)
    assert told[0] == KnockFailed(FOUR)
    assert table.now(Owing) and table.turn.awaited == {3}
    assert table.turn.until == HALF + seconds(10)
    assert table.acts(3) == ("release",) and table.refuses(3, release("N")) == "not_in_hand"
    told = table.do(release("R12"))
    assert LetterReleased(FOUR, tile("R12"), penalty=True, by_chance=False) in told
    assert table.is_free("R12") and table.now(Knockable)
    table.passes()
    assert table.on_turn == 1


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-X7")
def test_a_knocker_who_does_not_choose_leaves_the_letter_to_chance() -> None:
    table = window(picks="O12")
    table.knock(3)
    table.do(DONE)
    told = table.time_up()
    assert LetterReleased(FOUR, tile("O12"), penalty=True, by_chance=True) in told
    assert table.now(Knockable)


@pytest.mark.rule("LE-16")
def test_if_seat_3_knocks_successfully_after_seat_0_the_next_turns_are_3_and_0() -> None:
    table = window()
    table.knocked(3, name("CAR"), DONE)
    table.passes()
    order = []
    for _ in range(3):
        order.append(table.on_turn)
        table.turns(release({3: "O12", 0: "E", 1: "N"}[table.on_turn]))
    assert order == [3, 0, 1]


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A15")
def test_invalid_words_in_a_knock_are_ignored() -> None:
    table = window()
    table.knock(1)
    told = table.do(name("TRAC"), name("ART"), DONE)
    assert isinstance(told[0], WordUnknown) and KnockWon(TWO, ("ART",)) in told
    failed = window()
    failed.knock(1)
    assert KnockFailed(TWO) in failed.do(name("TRAC"), DONE)


@pytest.mark.rule("LE-16")
@pytest.mark.rule("LE-A14")
def test_a_knocker_lays_nothing() -> None:
    table = window(free="N13")
    table.knock(1)
    for action in (lay("N@9,5"), lay("N13@9,5"), lay_blank("#12@9,5"), lift("T"), release("N"), Skip()):
        assert table.refuses(1, action) == "not_now"
    assert not {"lay", "lift", "release", "lay_blank", "skip"} & set(table.acts(1))
    assert table.refuses(1, name("CART")) == "not_new"
    assert table.refuses(0, name("CAR")) == "not_your_turn"


@pytest.mark.rule("LE-16")
def test_after_thirty_seconds_a_knock_ends_with_the_words_named_so_far() -> None:
    table = window()
    table.knock(1)
    table.do(name("CAR"))
    told = table.time_up()
    assert TimeRanOut(TWO) in told and KnockWon(TWO, ("CAR",)) in told
    failed = window()
    failed.knock(1)
    told = failed.time_up()
    assert KnockFailed(TWO) in told and failed.now(Owing)
