"""Discarding down to eight cards (MU-6, MU-A19). If time ran out, the highest numbers go first (X-7)."""

from __future__ import annotations

from collections import Counter

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import shuffled
from parlour.games.murdero.actions import DiscardFor
from parlour.games.murdero.cards import POINTS
from parlour.games.murdero.dealing import HAND
from parlour.games.murdero.events import CardDiscarded
from parlour.games.murdero.state import Open, State
from parlour.games.murdero.table import discarded, out_of_hand


def excess(open: Open, seat: Seat) -> int:
    return max(0, open.sizes[seat] - HAND)


def discard(state: State, seat: Seat, card: str) -> tuple[State, CardDiscarded]:
    if card not in state.hands[seat]:
        raise Illegal("card_not_in_hand", card=card)
    return discarded(out_of_hand(state, seat, card), card), CardDiscarded(seat, card)


def choose(state: State, seat: Seat, luck: Luck) -> DiscardFor:
    """Chance breaks ties."""
    highest = sorted(shuffled(luck, state.hands[seat]), key=lambda card: -POINTS.get(card, 0))
    return DiscardFor(tuple(highest[: excess(state.open, seat)]))


def discard_for(state: State, seat: Seat, cards: tuple[str, ...]) -> tuple[State, tuple[CardDiscarded, ...]]:
    hand, wanted = state.hands[seat], excess(state.open, seat)
    highest = sorted((POINTS.get(card, 0) for card in hand), reverse=True)[:wanted]
    if not Counter(cards) <= Counter(hand) or [POINTS.get(card, 0) for card in cards] != highest:
        raise Illegal("highest_first")
    state = discarded(out_of_hand(state, seat, *cards), *cards)
    return state, tuple(CardDiscarded(seat, card, by_chance=True) for card in cards)
