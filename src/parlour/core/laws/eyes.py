"""Law: eyes from which nothing is hidden see the whole state: guessing from what they see gives the state itself."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Luck
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Trial, encode, some

MOMENTS = 4


def all_is_seen_by_all_eyes(trial: Trial, mind: Luck) -> Iterator[None]:
    game = trial.game
    for moment in some(mind, trial.moments, MOMENTS):
        guessed = game.guess(game.view(moment.here.state, "all"), mind)
        if encode(guessed) != encode(moment.here.state):
            raise Breach(f"who sees everything takes {moment.here.state} for {guessed}")
        yield
