"""A hand is dealt: eight cards each, and one to begin the Discard Pile (MU-2, MU-3, MU-15)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import shuffled
from parlour.games.murdero.actions import DealHands
from parlour.games.murdero.cards import CASE_CARDS
from parlour.games.murdero.events import HandBegan, HandDealt, TableEvent
from parlour.games.murdero.options import Options
from parlour.games.murdero.state import Place, State
from parlour.kit.cards import without

HAND: Final = 8


@lru_cache(maxsize=64)
def deck(agreed: Options) -> tuple[str, ...]:
    return tuple(sorted((*CASE_CARDS, *agreed.actions)))


def cleared(agreed: Options, state: State) -> State:
    """Everything is collected and shuffled again (MU-15)."""
    seats = len(state.hands)
    cards = deck(agreed)
    open = replace(
        state.open,
        places=(Place(),) * seats,
        sizes=(0,) * seats,
        file=len(cards),
        discard=(),
        removed=(),
        known=((),) * seats,
        idle=0,
    )
    return State(open, ((),) * seats, cards)


def deal(state: State, luck: Luck) -> DealHands:
    pile = shuffled(luck, state.file)
    hands = tuple(tuple(sorted(pile[seat * HAND : (seat + 1) * HAND])) for seat in range(len(state.hands)))
    return DealHands(hands, pile[-1])


def deal_hands(state: State, dealt: DealHands) -> tuple[State, tuple[TableEvent, ...]]:
    left = without(state.file, (dealt.up, *chain.from_iterable(dealt.hands)))
    right_sizes = [len(hand) for hand in dealt.hands] == [HAND] * len(state.hands)
    if not right_sizes or len(state.file) - len(left) != 1 + HAND * len(state.hands):
        raise Illegal("not_in_the_case_file")
    hands = tuple(tuple(sorted(hand)) for hand in dealt.hands)
    sizes = (HAND,) * len(hands)
    open = replace(state.open, sizes=sizes, file=len(left), discard=(dealt.up,))
    whispers = (HandDealt(Seat(seat), hand) for seat, hand in enumerate(hands))
    began = HandBegan(len(open.sheet) + 1, open.dealer, dealt.up)
    return State(open, hands, left), (*whispers, began)
