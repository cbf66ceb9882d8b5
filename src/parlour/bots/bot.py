"""What a bot is, and the strengths there are."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from parlour.core.game import Action, AnyGame, Luck, Millis

STRENGTHS = ("novice", "casual", "strong", "expert")
RANDOM = "random"
"""For studies: it picks any legal action at random."""
MOST_IN_A_TURN = 100
"""A bot that decides so often before somebody else has a turn goes round in circles; the longest turns are LETTER's."""


class Bot(Protocol):
    """A player that is not a person. It gets a view, never a state; the same view and luck give the same action.

    It has no memory, so nothing but the view tells it how far its turn has come. Each decision must therefore move the
    turn forward: a bot never undoes what it did in the same turn and never asks again what was just refused.
    """

    def __call__(self, view: Any, budget: Millis, luck: Luck) -> Action: ...


@runtime_checkable
class Unhurried(Bot, Protocol):
    """A bot that takes a person's time over some questions: to see a word, say."""

    def takes(self, view: Any) -> Millis | None:
        """How long it looks before it answers; None where it needs no time of its own."""


def random_bot(game: AnyGame) -> Bot:
    """Plays any game by picking among its choices."""

    def act(view: Any, budget: Millis, luck: Luck) -> Action:
        action: Action = game.legal(view).pick(luck)
        return action

    return act
