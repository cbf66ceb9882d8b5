"""LOST TREASURE: take any Case Card from the Discard Pile (MU-C1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.games.murdero.action_card import ActionCard, Effect, Situation
from parlour.games.murdero.actions import FromPile
from parlour.games.murdero.cards import is_case_card
from parlour.games.murdero.events import CardTaken
from parlour.games.murdero.table import into_hand


def aims(at: Situation) -> Iterator[FromPile]:
    return (FromPile(card) for card in dict.fromkeys(at.state.open.discard) if is_case_card(card))


def play(at: Situation, aim: FromPile) -> Effect:
    """Of several copies, the uppermost is taken."""
    pile = list(at.state.open.discard)
    place = len(pile) - 1 - pile[::-1].index(aim.card)
    buried = place < len(pile) - 1
    del pile[place]
    state = replace(at.state, open=replace(at.state.open, discard=tuple(pile)))
    return Effect(into_hand(state, at.seat, aim.card), (CardTaken(at.seat, aim.card, buried),))


CARD = ActionCard("lost_treasure", "MU-C1", aims, play, harmless=True)
