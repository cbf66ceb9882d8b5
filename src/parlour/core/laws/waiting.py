"""Laws: every game ends, until then it never stands still, and nobody can hold it up. Whoever is awaited has a choice,
and whoever is not asked is offered nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.core.game import NOBODY, TIME_UP, Entry, Illegal, Luck, Seat, Turn
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Trial, some
from parlour.core.play import Position, play, settle

MOMENTS = 3
DEFAULTS = 200


def every_game_ends(trial: Trial, _mind: Luck) -> Iterator[None]:
    """That the game ended is proved by the trial itself: it was played to its end."""
    last = trial.moments[-1].here
    result = last.over
    if result is None or not len(result.scores) == len(result.ranks) == trial.seats:
        raise Breach(f"the result {result} does not speak of {trial.seats} seats")
    if trial.seats > 1 and min(result.ranks) != 1:
        raise Breach(f"nobody is first in {result}")
    yield


def somebody_is_awaited(trial: Trial, _mind: Luck) -> Iterator[None]:
    game, everyone = trial.game, frozenset(map(Seat, range(trial.seats)))
    for here, _, _ in trial.moments:
        turn = here.turn
        if game.result(here.state) is not None:
            if turn != Turn():
                raise Breach(f"the game is over, yet the turn is {turn}")
        elif game.deal(here.state, trial.luck(here.deals)) is not None:
            if turn.awaited or turn.welcome:
                raise Breach(f"something is due, yet the turn is {turn}")
        elif not turn.awaited and turn.until is None:
            raise Breach("nothing is due, nobody is awaited and no clock runs, yet the game is not over")
        if not turn.awaited | turn.welcome <= everyone or turn.awaited & turn.welcome != NOBODY:
            raise Breach(f"no such turn at a table of {trial.seats}: {turn}")
        for seat in turn.awaited:
            if not any(True for _ in game.legal(game.view(here.state, seat))):
                raise Breach(f"seat {seat} is awaited and has no choice")
        for seat in everyone - turn.awaited - turn.welcome:
            if game.offer(game.view(here.state, seat)) is not None:
                raise Breach(f"seat {seat} is not asked, yet something is offered")
        yield


def nobody_holds_it_up(trial: Trial, mind: Luck) -> Iterator[None]:
    """Default moves alone lead to somebody else's turn or to the end, whether or not a clock runs (X-7)."""
    asking = [moment.here for moment in trial.moments if moment.here.turn.awaited]
    for start in some(mind, asking, MOMENTS):
        here, first = start, start.turn.awaited
        for _ in range(DEFAULTS):
            here = _passed_over(trial, here)
            if here.over is not None or not here.turn.awaited <= first:
                break
        else:
            raise Breach(f"after {DEFAULTS} default moves the game still waits for {sorted(first)}")
        yield


def _passed_over(trial: Trial, here: Position[Any]) -> Position[Any]:
    """The table makes the default move. If it waits for nobody, the clock makes it."""
    turn = here.turn
    now = here.at if turn.awaited else turn.until or here.at
    if turn.awaited:
        try:
            here = play(trial.game, here, Entry(now, "table", TIME_UP)).position
        except Illegal as refusal:
            raise Breach(f"the default move of {turn} is refused: {refusal.code}") from refusal
    for played in settle(trial.game, here, now, trial.luck):
        here = played.position
    return here
