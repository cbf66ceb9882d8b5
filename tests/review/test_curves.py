"""The curve of every game: a value a moment, and in the end what the game was about."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.arena.match import play_match
from parlour.catalog import CATALOG
from parlour.core.moments import Moment, moments
from parlour.core.play import begin
from parlour.games.moerder.chains import layout
from parlour.review.curves.curve import curve
from parlour.review.curves.moerder import nearest
from tests.teaching.rules import Fib

Game = tuple[Any, tuple[Moment, ...]]


def played(name: str, seats: int = 2, seed: int = 1, **options: Any) -> Game:
    game = CATALOG[name].game(**options)
    recording = play_match(game, ("novice",) * seats, seed=seed).recording
    return game, tuple(moments(game, begin(game, seats), recording.log))


@pytest.mark.parametrize(
    ("name", "options", "measure"),
    [
        ("grandmastermind", {}, "codes"),
        ("moerder", {}, "letters"),
        ("moerder", {"rules": "base"}, "chain"),
        ("wordsearch", {"target": 50}, "points"),
        ("letter", {}, "points"),
        ("murdero", {"target": 25}, "table_points"),
    ],
)
def test_a_curve_has_a_value_for_each_moment(name: str, options: dict[str, Any], measure: str) -> None:
    game, found = played(name, **options)
    drawn = curve(game, found)
    assert drawn is not None and drawn.measure == measure and drawn.lines
    assert all(len(line.values) == len(found) for line in drawn.lines)


@pytest.mark.parametrize(
    ("name", "options"), [("wordsearch", {"target": 50}), ("letter", {}), ("murdero", {"target": 25})]
)
def test_a_curve_of_points_ends_with_the_score(name: str, options: dict[str, Any]) -> None:
    game, found = played(name, **options)
    drawn, result = curve(game, found), found[-1].here.over
    assert drawn is not None and result is not None
    assert tuple(line.values[-1] for line in drawn.lines) == result.scores


def test_the_codes_left_never_grow_in_one_decoding_and_end_with_the_one_that_was_found() -> None:
    game, found = played("grandmastermind", roles="decode", rows=15)
    drawn = curve(game, found)
    assert drawn is not None and found[-1].here.state.open.past[-1].solved
    (line,) = drawn.lines
    known = [value for value in line.values if value is not None]
    assert known == sorted(known, reverse=True) and known[-1] == 1


@pytest.mark.parametrize(
    ("board", "collected", "letters"),
    [
        ("?" * 36, "", 0),
        ("M" + "?" * 35, "", 1),
        ("MÖRDER" + "?" * 30, "", 6),
        ("MÖ.DER" + "?" * 30, "R", 5),
        ("MÖR?ER" + "?" * 30, "", 5),
        ("MÖ????DR?????E????" + "?" * 18, "", 5),
        ("M" + "." * 35, "", 0),
    ],
    ids=["nothing open", "one letter", "the word", "around a gap", "one missing", "one R is not two", "no way on"],
)
def test_the_nearest_chain_of_moerder_counts_what_lies_open_in_it(board: str, collected: str, letters: int) -> None:
    assert nearest(layout(board, collected)) == letters


def test_the_word_on_the_board_or_in_the_hand_is_where_the_curve_of_moerder_ends() -> None:
    for seed in range(1, 6):
        game, found = played("moerder", seed=seed)
        drawn, result = curve(game, found), found[-1].here.over
        assert drawn is not None and result is not None
        if result.reason in ("chain_found", "letters_collected"):
            assert max(line.values[-1] or 0 for line in drawn.lines) == drawn.goal == 6


def test_a_game_without_a_curve_has_none() -> None:
    game = Fib()
    assert curve(game, tuple(moments(game, begin(game, 2), ()))) is None
