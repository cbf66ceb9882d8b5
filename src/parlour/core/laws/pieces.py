"""Law: pieces are conserved. No move makes or loses one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, runtime_checkable

from parlour.core.game import Luck
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Trial


@runtime_checkable
class Counted(Protocol):
    """A game whose pieces can be counted; an empty census means that under these options there are none to count."""

    def census(self, state: Any) -> Mapping[str, int]: ...


def pieces_are_conserved(trial: Trial, _mind: Luck) -> Iterator[None]:
    game = trial.game
    if not isinstance(game, Counted):
        return
    first = game.census(trial.moments[0].here.state)
    for before, after in zip(trial.moments, trial.moments[1:], strict=False):
        count = game.census(after.here.state)
        if count != first:
            assert before.played is not None
            raise Breach(f"after {before.played.entry} there are {dict(count)}, at the start there were {dict(first)}")
        if count:
            yield
