"""Law: choices agree with play. What is listed or drawn is accepted; near misses are judged the same by both."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from parlour.core.game import Action, AnyGame, Entry, Illegal, Luck, Seat
from parlour.core.laws.nearby import near_misses
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Trial, some
from parlour.core.play import Position, play

MOMENTS = 2
LISTED = 12
DRAWN = 3
NEAR = 16
STALE = 3


def choices_agree_with_play(trial: Trial, mind: Luck) -> Iterator[None]:
    game = trial.game
    open_moments = [moment.here for moment in trial.moments if _time_to_act(moment.here)]
    for here in some(mind, open_moments, MOMENTS):
        for seat in map(Seat, range(trial.seats)):
            choices = game.legal(game.view(here.state, seat))
            offered = list(islice(choices, LISTED))
            offered += [choices.pick(mind) for _ in range(DRAWN if offered else 0)]
            for action in offered:
                if action not in choices:
                    raise Breach(f"{action} is offered to seat {seat} and said not to be among the choices")
                if why := refused(game, here, seat, action):
                    raise Breach(f"{action} is offered to seat {seat} and refused: {why}")
                yield
            nearby = [near for action in some(mind, offered, 1) for near in near_misses(action)]
            for action in (*some(mind, nearby, NEAR), *some(mind, trial.acts, STALE)):
                why = refused(game, here, seat, action)
                if (action in choices) == bool(why):
                    told = f"refused ({why}), yet" if why else "accepted, yet not"
                    raise Breach(f"{action} of seat {seat} is {told} among the choices")
                yield


def refused(game: AnyGame, here: Position[Any], seat: Seat, action: Action) -> str | None:
    """The code of the refusal, or None when the action would be accepted now."""
    try:
        play(game, here, Entry(here.at, seat, action))
    except Illegal as illegal:
        return illegal.code
    return None


def _time_to_act(here: Position[Any]) -> bool:
    until = here.turn.until
    return here.over is None and (until is None or here.at < until)
