"""Law: replay is play. A log read back from its file leads through the same positions and tells the same events."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from parlour.core.game import Deal, Illegal, Luck, Verdict
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Trial, encode
from parlour.core.play import replay
from parlour.core.types import types_of


def replay_is_play(trial: Trial, _mind: Luck) -> Iterator[None]:
    game = trial.game
    log = msgspec.json.decode(encode(trial.log), type=list[types_of(type(game)).entry])  # type: ignore[misc]
    try:
        again = replay(game, trial.seats, log)
    except Illegal as refusal:
        raise Breach(f"the log of a game that was played is refused: {refusal.code}") from refusal
    for ply, (moment, played) in enumerate(zip(trial.moments, again, strict=False)):
        assert moment.played is not None
        after = trial.moments[ply + 1]
        if encode(played.position) != encode(after.here) or encode(played.position.state) != after.written:
            raise Breach(f"entry {ply}, {played.entry}, leads elsewhere when it is replayed")
        if encode(played.events) != encode(moment.played.events):
            raise Breach(f"entry {ply}, {played.entry}, tells other events when it is replayed")
        if isinstance(played.entry.action, (Deal, Verdict)):
            due = game.deal(moment.here.state, trial.luck(moment.here.deals))
            if encode(due) != encode(played.entry.action):
                raise Breach(f"deal {moment.here.deals} is another one with the same luck")
        yield
