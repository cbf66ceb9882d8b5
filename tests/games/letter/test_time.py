"""Clocks: how long things take, and what happens when a seat does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.catalog import CATALOG
from parlour.games.letter import Letter
from parlour.games.letter.events import (
    BlankLaid,
    LetterReleased,
    TimeRanOut,
    TurnSkipped,
)
from parlour.games.letter.state import Knockable, Owing
from parlour.kit.window import PASS
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import DONE, ONE, lay, lay_blank, name, release, seconds, tile

TIMED = agreed(timed=30)


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-X3")
@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, None),
        ({"timed": 30}, 30),
        ({"timed": 45}, 45),
        ({"timed": 60}, 60),
        ({"turn_seconds": 90}, 90),
        ({"turn_seconds": 90, "timed": 30}, 30),
    ],
)
def test_a_turn_lasts_as_long_as_agreed(options: dict[str, Any], limit: int | None) -> None:
    table = Table(agreed(**options))
    table.act(0, release("E"), at=3)
    table.act(1, PASS, at=4)
    assert table.turn.until == (None if limit is None else seconds(4 + limit))


@pytest.mark.rule("LE-X3")
def test_at_a_public_table_without_a_timer_a_turn_lasts_two_minutes() -> None:
    in_public: dict[str, Any] = dict(CATALOG["letter"].in_public)
    assert in_public["turn_seconds"] == 120 and in_public["family"] is True
    assert Letter(**in_public).turn_limit == 120
    assert Letter(**(in_public | {"timed": 30})).turn_limit == 30


@pytest.mark.rule("LE-X3")
def test_an_action_after_the_deadline_is_void() -> None:
    table = Table(TIMED)
    assert table.refuses(0, lay("T@7,5"), at=30.5) == "too_late"
    table.act(0, lay("T@7,5"), at=30.4)
    assert table.lies("T")


@pytest.mark.rule("LE-A18")
def test_a_seat_that_laid_nothing_has_ten_seconds_to_release_a_letter_or_lay_a_blank() -> None:
    table = Table(TIMED)
    assert table.time_up() == [TimeRanOut(ONE)]
    assert table.now(Owing) and table.turn.awaited == {0} and table.turn.until == seconds(30) + seconds(10)
    assert set(table.acts()) == {"release", "lay_blank"}
    assert table.refuses(0, lay("T@7,5")) == "not_now" and table.refuses(0, DONE) == "not_now"
    blank = Table(TIMED)
    blank.time_up()
    assert blank.do(lay_blank("#11@7,5"))[0] == BlankLaid(ONE, tile("#11"), 7, 5, turned=False)
    assert blank.now(Knockable)
    told = table.do(release("S"))
    assert told[0] == LetterReleased(ONE, tile("S"), penalty=False, by_chance=False)
    assert table.now(Knockable) and table.open.idle == 1


@pytest.mark.rule("LE-A18")
@pytest.mark.rule("LE-X7")
def test_after_ten_seconds_chance_releases_a_letter() -> None:
    released = set()
    for seed in range(20):
        table = Table(TIMED, seed=seed)
        table.time_up()
        told = table.time_up()
        (letter,) = table.open.free
        assert LetterReleased(ONE, letter, penalty=False, by_chance=True) in told
        assert table.now(Knockable) and len(table.open.hands[0]) == 2
        released.add(letter)
    assert len(released) == 3


@pytest.mark.rule("LE-A18")
def test_accepted_words_stay_when_time_is_up() -> None:
    table = Table(TIMED)
    table.do(lay("T@7,5"), name("CAT"), name("AT"))
    table.time_up()
    assert table.words == ["CAT", "AT"] and table.now(Knockable) and table.open.scores == (5, 0)


@pytest.mark.rule("LE-9")
@pytest.mark.rule("LE-A18")
def test_a_seat_without_letters_is_skipped_when_time_is_up() -> None:
    table = Table(TIMED, hands=("", "R"))
    told = table.time_up()
    assert TurnSkipped(ONE) in told and table.now(Knockable) and table.holds(0, "#11")


@pytest.mark.rule("LE-A18")
@pytest.mark.rule("LE-A12")
def test_a_mistake_costs_one_penalty_and_not_two() -> None:
    table = Table(TIMED)
    table.do(lay("T@7,5"))
    table.time_up()
    assert table.now(Owing) and table.acts() == ("release",), "a blank will not do"
    table.time_up()
    assert len(table.open.free) == 1 and table.now(Knockable) and len(table.open.hands[0]) == 2


@pytest.mark.rule("LE-X7")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_in_which_nobody_acts_comes_to_an_end(seats: int) -> None:
    table = Table(agreed(timed=30), seats, None)
    for _ in range(400):
        if not table.running():
            break
        table.time_up()
    assert table.result().reason == "nobody_found_a_word"
    assert table.result().ranks == (1,) * seats and len(table.open.board) == seats


@pytest.mark.rule("LE-X3")
def test_windows_penalties_and_drafts_end_even_without_a_timer() -> None:
    table = Table(BOX, 3, None)
    assert table.turn.until is not None
    table = Table(BOX)
    table.do(lay("T@7,5"), DONE)
    assert table.now(Owing) and table.turn.until is not None
    table.time_up()
    assert table.now(Knockable) and table.turn.until is not None
