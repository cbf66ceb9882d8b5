"""What a bot is, and the strengths there are."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from parlour.core.game import Action, AnyGame, Luck, Millis

STRENGTHS = ("novice", "casual", "strong", "expert")
RANDOM = "random"
"""Picks any legal action at random. For studies."""
MOST_IN_A_TURN = 100
"""A bot that decides more often than this in one turn is going round in circles. LETTER has the longest turns."""


class Bot(Protocol):
    """A player that is not a person. It gets a view, never a state. The same view and luck give the same action.

    It has no memory, so only the view tells it how far its turn has come. Each decision must therefore move the turn
    forward: a bot never undoes what it did in the same turn and never repeats what was just refused.
    """

    def __call__(self, view: Any, budget: Millis, luck: Luck) -> Action: ...


@runtime_checkable
class Unhurried(Bot, Protocol):
    """A bot that takes as long as a person over some questions, such as seeing a word."""

    def takes(self, view: Any) -> Millis | None:
        """How long it looks before it answers. None if it needs no time of its own."""


def random_bot(game: AnyGame) -> Bot:
    """Plays any game by picking among its choices."""

    def act(view: Any, budget: Millis, luck: Luck) -> Action:
        action: Action = game.legal(view).pick(luck)
        return action

    return act
