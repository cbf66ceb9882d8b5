"""Law: no state is mutated, whether an action is accepted, refused or only looked at."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Luck
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Trial, encode


def nothing_is_mutated(trial: Trial, _mind: Luck) -> Iterator[None]:
    for ply, moment in enumerate(trial.moments):
        if encode(moment.here.state) != moment.written:
            raise Breach(f"the state before entry {ply} is no longer what it was")
        yield
