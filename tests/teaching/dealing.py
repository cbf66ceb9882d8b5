"""The cards are dealt (FI-1)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import shuffled
from parlour.kit.cards import without
from tests.teaching.actions import DealHands
from tests.teaching.cards import DECK
from tests.teaching.events import HandDealt
from tests.teaching.options import Options
from tests.teaching.state import State


def deal(agreed: Options, seats: int, luck: Luck) -> DealHands:
    pile, size = shuffled(luck, DECK), agreed.hand
    return DealHands(tuple(tuple(sorted(pile[seat * size : (seat + 1) * size])) for seat in range(seats)))


def deal_hands(agreed: Options, state: State, hands: tuple[tuple[int, ...], ...]) -> tuple[State, list[HandDealt]]:
    dealt = tuple(chain.from_iterable(hands))
    if [len(hand) for hand in hands] != [agreed.hand] * len(state.hands) or not Counter(dealt) <= Counter(DECK):
        raise Illegal("not_in_the_box")
    open = replace(state.open, sizes=tuple(map(len, hands)))
    told = [HandDealt(Seat(seat), hand) for seat, hand in enumerate(hands)]
    return replace(state, open=open, hands=hands, box=without(DECK, dealt)), told
