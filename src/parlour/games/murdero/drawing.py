"""Drawing: the top card of the Case File or of the Discard Pile (MU-4, MU-A19)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import choice
from parlour.games.murdero.actions import HandOver, PickCard
from parlour.games.murdero.cards import is_case_card
from parlour.games.murdero.events import CardsDrawn, CardsSeen, CardStolen, CardTaken, NothingStolen, TableEvent
from parlour.games.murdero.state import State
from parlour.games.murdero.table import into_hand, out_of_hand
from parlour.kit.cards import plus, without
from parlour.kit.row import changed


def fetch(state: State, count: int, luck: Luck) -> HandOver:
    """The Case File has no order, so what is drawn is decided now."""
    left, drawn = list(state.file), []
    for _ in range(count):
        drawn.append(left.pop(luck.below(len(left))))
    return HandOver(tuple(drawn))


def hand_over(state: State, seat: Seat, count: int, cards: tuple[str, ...]) -> tuple[State, tuple[TableEvent, ...]]:
    file, hand = without(state.file, cards), plus(state.hands[seat], cards)
    if len(cards) != count or len(state.file) - len(file) != count:
        raise Illegal("not_in_the_case_file")
    open = replace(state.open, file=len(file), sizes=changed(state.open.sizes, seat, len(hand)))
    state = State(open, changed(state.hands, seat, hand), file)
    return state, (CardsDrawn(seat, count), CardsSeen(seat, cards))


def take(state: State, seat: Seat) -> tuple[State, CardTaken]:
    if not state.open.discard:
        raise Illegal("discard_pile_empty", rule="MU-A19")
    pile, top = state.open.discard[:-1], state.open.discard[-1]
    state = replace(state, open=replace(state.open, discard=pile))
    return into_hand(state, seat, top), CardTaken(seat, top, buried=False)


def pick_card(state: State, victim: Seat, luck: Luck) -> PickCard:
    """A Case Card from this hand, if it has any (MU-A4)."""
    cards = [card for card in state.hands[victim] if is_case_card(card)]
    return PickCard((choice(luck, cards),) if cards else ())


def rob(state: State, seat: Seat, victim: Seat, cards: tuple[str, ...]) -> tuple[State, TableEvent]:
    """The card is shown as it changes hands."""
    held = [card for card in state.hands[victim] if is_case_card(card)]
    if len(cards) != min(1, len(held)) or not set(cards) <= set(held):
        raise Illegal("not_in_that_hand")
    if not cards:
        return state, NothingStolen(seat, victim)
    return into_hand(out_of_hand(state, victim, *cards), seat, *cards), CardStolen(seat, victim, cards[0])
