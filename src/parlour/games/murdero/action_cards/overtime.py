"""OVERTIME: draw three cards. If that empties the Case File, the hand ends at once (MU-C4)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Illegal
from parlour.games.murdero.action_card import ActionCard, Draws, Effect, Situation
from parlour.games.murdero.actions import NOTHING, Nothing

CARDS = 3


def aims(at: Situation) -> Iterator[Nothing]:
    if not at.state.open.file:
        raise Illegal("case_file_empty", rule="MU-A28")
    yield NOTHING


def play(at: Situation, aim: Nothing) -> Effect:
    return Effect(at.state, then=Draws(CARDS, last=True))


CARD = ActionCard("overtime", "MU-C4", aims, play)
