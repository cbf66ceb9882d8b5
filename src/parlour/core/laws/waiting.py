"""Laws: every game ends, and until then it never stands still; whoever is awaited has a choice."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import NOBODY, Luck, Turn
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Trial


def every_game_ends(trial: Trial, _mind: Luck) -> Iterator[None]:
    """That it did is shown by there being a trial at all."""
    last = trial.moments[-1].here
    result = last.over
    if result is None or not len(result.scores) == len(result.ranks) == trial.seats:
        raise Breach(f"the result {result} does not speak of {trial.seats} seats")
    if trial.seats > 1 and min(result.ranks) != 1:
        raise Breach(f"nobody is first in {result}")
    yield


def somebody_is_awaited(trial: Trial, _mind: Luck) -> Iterator[None]:
    game, everyone = trial.game, frozenset(range(trial.seats))
    for here, _, _ in trial.moments:
        turn = game.turn(here.state)
        if here.over is not None:
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
        yield
