"""Every option makes a difference: two tables that differ only in it play differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.game import Event, Illegal
from parlour.core.options import options
from parlour.games.grandmastermind import GrandMasterMind
from tests.games.grandmastermind.match import CODE, WRONG, Match

Told = list[Event] | str
Story = Callable[[GrandMasterMind], Told]


def attempt(act: Callable[[], list[Event]]) -> Told:
    """The events, or why the action was refused."""
    try:
        return act()
    except Illegal as refused:
        return refused.code


def hides_blanks(game: GrandMasterMind) -> Told:
    return attempt(lambda: Match(game).hide("-- Rt Gs Vh"))


def decodes_once(game: GrandMasterMind) -> Told:
    match = Match(game)
    match.decode(2)
    return match.events


def decodes_twice(game: GrandMasterMind) -> Told:
    match = Match(game)
    match.decode(2)
    match.decode(2)
    return [f"over: {match.here.over is not None}", *match.events]  # type: ignore[list-item]


def lays_six_rows(game: GrandMasterMind) -> Told:
    match = Match(game)
    match.hide()
    for _ in range(5):
        match.row(WRONG)
    return match.row(WRONG)


def thinks_for_a_minute(game: GrandMasterMind) -> Told:
    match = Match(game)
    match.hide(at=0)
    return match.wait(60_000)


def lays_a_doubtful_row(game: GrandMasterMind) -> Told:
    match = Match(game)
    match.hide("R+ Rt Vs Yh")
    return match.row("Rt O* O* Rt")


def lays_a_row_with_a_used_pair(game: GrandMasterMind) -> Told:
    match = Match(game)
    match.hide("R+ Yt Yt Oh")
    return match.row("Yt Rt Yt O+")


def lays_red_four_times(game: GrandMasterMind) -> Told:
    match = Match(game)
    match.hide(CODE)
    for _ in range(3):
        match.row("Rs Rs Rs Rs")
    return attempt(lambda: match.row("Rs Rs Rs Rs"))


def begins(game: GrandMasterMind) -> Told:
    match = Match(game)
    return match.hide()


DIFFERENCES: dict[str, tuple[Story, tuple[Any, ...]]] = {
    "variant": (hides_blanks, (1, 2)),
    "roles": (decodes_once, ("swap", "decode", "hide")),
    "rounds": (decodes_twice, (1, 2)),
    "target": (decodes_twice, (None, 5)),
    "rows": (lays_six_rows, (6, 7)),
    "row_seconds": (thinks_for_a_minute, (None, 20, 30)),
    "blue_rule": (lays_a_doubtful_row, ("lexicographic", "strict")),
    "feedback": (lays_a_doubtful_row, ("auto", "manual_checked")),
    "limited_supply": (lays_red_four_times, (False, True)),
    "start_player": (begins, (0, 1)),
    "turn_seconds": (thinks_for_a_minute, (None, 20, 30)),
}


def table(**chosen: Any) -> GrandMasterMind:
    return GrandMasterMind(**{"start_player": 0, **chosen})


@pytest.mark.parametrize("option", DIFFERENCES)
def test_two_tables_that_differ_only_in_an_option_play_differently(option: str) -> None:
    story, values = DIFFERENCES[option]
    told = [story(table(**{option: value})) for value in values]
    assert all(one != other for number, one in enumerate(told) for other in told[:number]), told
    assert told == [story(table(**{option: value})) for value in values]


def test_the_third_ruling_differs_from_the_other_two() -> None:
    lexicographic, strict, guess_side = (
        lays_a_row_with_a_used_pair(table(blue_rule=rule)) for rule in ("lexicographic", "strict", "guess_side")
    )
    assert lexicographic == strict != guess_side


def test_a_random_start_begins_with_a_draw_and_an_agreed_one_does_not() -> None:
    assert [type(entry.action).__name__ for entry in Match(GrandMasterMind()).log] == ["DrawChallenger"]
    assert Match(GrandMasterMind(start_player=1)).log == []


def test_every_option_is_covered_by_a_pair_of_tables() -> None:
    assert set(DIFFERENCES) == {option.name for option in options(GrandMasterMind)}
