"""SABOTAGE: remove one card in play. What it held up falls with it (MU-C6, MU-A8)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Seat
from parlour.games.murdero.action_card import ActionCard, Effect, Situation
from parlour.games.murdero.actions import AtCard
from parlour.games.murdero.table import case_cards, permanents, remove


def aims(at: Situation) -> Iterator[AtCard]:
    for seat, place in enumerate(at.state.open.places):
        for card in case_cards(place) + permanents(place):
            yield AtCard(Seat(seat), card)


def play(at: Situation, aim: AtCard) -> Effect:
    return Effect(*remove(at.agreed, at.state, aim.seat, aim.card, sabotaged=True))


CARD = ActionCard("sabotage", "MU-C6", aims, play, harmless=True)
