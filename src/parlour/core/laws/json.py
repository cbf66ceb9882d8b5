"""Law: JSON there and back. Whatever is stored or sent survives the round trip, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.core.game import Luck, Result, Seat, Viewer
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Moment, Trial, encode, some
from parlour.core.types import types_of

MOMENTS = 4


def json_there_and_back(trial: Trial, mind: Luck) -> Iterator[None]:
    game, types = trial.game, types_of(type(trial.game))
    _travels(game, type(game))
    yield
    moments: list[Moment] = [*some(mind, trial.moments[:-1], MOMENTS), trial.moments[-1]]
    viewers: list[Viewer] = ["bystander", "all", *map(Seat, range(trial.seats))]
    for moment in moments:
        state = moment.here.state
        _travels(state, types.state)
        for viewer in viewers:
            view = game.view(state, viewer)
            _travels(view, types.view)
            _travels(game.offer(view), types.offer | None)
        _travels(moment.here.over, Result | None)
        if moment.played is not None:
            _travels(moment.played.entry, types.entry)
            for event in moment.played.events:
                _travels(event, types.event)
        yield


def _travels(thing: Any, kind: Any) -> None:
    sent = encode(thing)
    try:
        arrived = msgspec.json.decode(sent, type=kind)
    except msgspec.MsgspecError as error:
        raise Breach(f"{thing!r} cannot be read back: {error}") from error
    if arrived != thing or encode(arrived) != sent:
        raise Breach(f"{thing!r} comes back as {arrived!r}")
