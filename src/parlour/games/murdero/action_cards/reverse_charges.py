"""REVERSE CHARGES: with four cards or fewer, counting this one, end the hand. Nobody doubles (MU-C2)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Illegal
from parlour.games.murdero.action_card import ActionCard, Effect, EndsHand, Situation
from parlour.games.murdero.actions import NOTHING, Nothing

MOST = 4


def aims(at: Situation) -> Iterator[Nothing]:
    if len(at.hand) > MOST:
        raise Illegal("too_many_in_hand", rule="MU-C2", most=MOST, held=len(at.hand))
    yield NOTHING


def play(at: Situation, aim: Nothing) -> Effect:
    return Effect(at.state, then=EndsHand("reverse_charges"))


CARD = ActionCard("reverse_charges", "MU-C2", aims, play)
