"""A card is laid with a claim, and turned up (FI-2, FI-4)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.kit.cards import without
from tests.teaching.events import CardLaid, CardTurned
from tests.teaching.state import State, Turning


def lay(state: State, seat: Seat, card: int, claim: int) -> tuple[State, CardLaid]:
    if card not in state.hands[seat]:
        raise Illegal("not_in_your_hand", card=card)
    hands = tuple(without(hand, (card,)) if owner == seat else hand for owner, hand in enumerate(state.hands))
    open = replace(state.open, sizes=tuple(map(len, hands)))
    return replace(state, open=open, hands=hands, face_down=(card,)), CardLaid(seat, claim)


def turn_up(state: State, phase: Turning, card: int) -> tuple[State, CardTurned]:
    """A claim that was true, or that nobody doubted, scores for the seat that made it. Otherwise the doubter scores."""
    if state.face_down != (card,):
        raise Illegal("judge_again")
    open, claim = state.open, phase.claim
    winner = phase.seat if phase.doubter is None or card == claim else phase.doubter
    scores = tuple(score + claim * (seat == winner) for seat, score in enumerate(open.scores))
    open = replace(open, scores=scores, shown=tuple(sorted((*open.shown, card))))
    return replace(state, open=open, face_down=()), CardTurned(card, winner)
