"""What a bot is, and the strengths there are."""

from __future__ import annotations

from typing import Any, Protocol

from parlour.core.game import Action, AnyGame, Luck, Millis

STRENGTHS = ("novice", "casual", "strong", "expert")
RANDOM = "random"
"""For studies: draws among all it may do."""


class Bot(Protocol):
    """A player that is no person. It gets a view, never a state, and the same view and luck make it do the same."""

    def __call__(self, view: Any, budget: Millis, luck: Luck) -> Action: ...


def random_bot(game: AnyGame) -> Bot:
    """Whatever the game, any choice will do."""

    def act(view: Any, budget: Millis, luck: Luck) -> Action:
        action: Action = game.legal(view).pick(luck)
        return action

    return act
