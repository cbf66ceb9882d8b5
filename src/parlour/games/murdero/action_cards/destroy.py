"""DESTROY: remove one Permanent from the game (MU-C5)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Seat
from parlour.games.murdero.action_card import ActionCard, Effect, Situation
from parlour.games.murdero.actions import AtCard
from parlour.games.murdero.table import permanents, remove


def aims(at: Situation) -> Iterator[AtCard]:
    for seat, place in enumerate(at.state.open.places):
        for card in permanents(place):
            yield AtCard(Seat(seat), card)


def play(at: Situation, aim: AtCard) -> Effect:
    return Effect(*remove(at.agreed, at.state, aim.seat, aim.card))


CARD = ActionCard("destroy", "MU-C5", aims, play, harmless=True)
