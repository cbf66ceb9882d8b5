"""The daily hand of MURDERO: it can be won in one turn, not by laying cards alone, and the turn decides."""

from datetime import date, timedelta
from functools import cache

import pytest

from parlour.core.game import Action, AnyEntry, Entry, Millis
from parlour.core.luck import Seal
from parlour.core.play import Played, play, replay, settle
from parlour.daily.games.murdero import FEWEST_ACTS, LEAST_DOORS, MOST_KEYS
from parlour.daily.one_turn import Way, plays, ways
from parlour.daily.puzzle import Puzzle
from parlour.daily.task import Finish, Opening, game_of, opening, tasks
from parlour.games.murdero.actions import DONE, DRAW, Build, Discard
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import Discarding, View

DAYS = [date(2026, 11, 15) + timedelta(ahead) for ahead in range(4)]
TASK = tasks()["murdero"]
GAME = Murdero(max_hands=1)


@cache
def puzzle_of(day: date) -> Opening:
    assert game_of(Puzzle("murdero", day)) == GAME
    return opening(Puzzle("murdero", day))


def seen(begins: Opening) -> View:
    return GAME.view(replay(GAME, 2, begins.log)[-1].position.state, begins.seat)


def found(day: date) -> list[Way]:
    begins = puzzle_of(day)
    return ways(GAME, seen(begins), begins.seat)


def done(begins: Opening, *acts: Action) -> list[Played]:
    """The game after these acts, with the luck of the day."""
    played = replay(GAME, 2, begins.log)
    for act in acts:
        entry: AnyEntry = Entry(Millis(0), begins.seat, act)
        played.append(play(GAME, played[-1].position, entry))
        played += settle(GAME, played[-1].position, 0, Seal(begins.seed).luck)
    return played


def finish(begins: Opening, *acts: Action) -> Finish | None:
    played = done(begins, *acts)
    return TASK.finish(played, begins.seat) if TASK.over(played[-1].position, begins.seat) else None


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_every_way_that_was_found_wins_by_the_rules(day: date) -> None:
    begins, best = puzzle_of(day), max(found(day), key=lambda way: way.points)
    reached = finish(begins, *best.acts)
    assert reached is not None and reached.solved
    if best.acts[0] != DRAW:  # what is drawn and not laid costs points
        assert reached.figure == best.points


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_no_puzzle_is_trivial(day: date) -> None:
    """Laying what can be laid does not do: it takes one of very few plays, among many."""
    keys = {way.played for way in found(day)}
    assert None not in keys
    assert len(keys) <= MOST_KEYS
    assert plays(GAME, seen(puzzle_of(day))) >= LEAST_DOORS
    assert min(len(way.acts) for way in found(day)) >= FEWEST_ACTS


def test_the_attempt_is_over_with_the_turn() -> None:
    begins = puzzle_of(DAYS[0])
    assert finish(begins, DRAW) is None
    acts: list[Action] = [DRAW, DONE]
    while isinstance(done(begins, *acts)[-1].position.state.open.phase, Discarding):
        acts.append(Discard(done(begins, *acts)[-1].position.state.hands[begins.seat][0]))
    reached = finish(begins, *acts)
    assert reached == Finish(False, 0, ("▪" * len(acts),))


def test_whoever_lays_more_before_closing_the_case_has_more_points() -> None:
    for day in DAYS:
        for way in found(day):
            laid = sum(isinstance(act, Build) for act in way.acts)
            assert laid >= 1
            assert way.points > 0
