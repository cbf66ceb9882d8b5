"""Moving cards around: hands, cases, the Discard Pile and out of the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.murdero.cards import BY_COLOUR, colour_of, is_case_card, named
from parlour.games.murdero.cases import Case, without_card, without_joker
from parlour.games.murdero.events import CardsRemoved
from parlour.games.murdero.options import Options
from parlour.games.murdero.state import Open, Place, State
from parlour.kit.cards import plus, without
from parlour.kit.row import changed

JOKER: Final = "joker"


def into_hand(state: State, seat: Seat, *cards: str) -> State:
    """Puts cards everybody has seen into a hand."""
    return with_hand(state, seat, plus(state.hands[seat], cards), plus(state.open.known[seat], cards))


def out_of_hand(state: State, seat: Seat, *cards: str) -> State:
    """A card that leaves a hand is no longer known to be there."""
    return with_hand(state, seat, without(state.hands[seat], cards), without(state.open.known[seat], cards))


def with_hand(state: State, seat: Seat, hand: tuple[str, ...], known: tuple[str, ...]) -> State:
    open = replace(state.open, sizes=changed(state.open.sizes, seat, len(hand)))
    if known is not open.known[seat]:
        open = replace(open, known=changed(open.known, seat, known))
    return State(open, changed(state.hands, seat, hand), state.file)


def with_place(state: State, seat: Seat, place: Place) -> State:
    return replace(state, open=replace(state.open, places=changed(state.open.places, seat, place)))


def with_case(place: Place, colour: int, case: Case) -> Place:
    red, blue, green = changed(place.cases, colour, case)
    return Place((red, blue, green), place.permanents)


def discarded(state: State, *cards: str) -> State:
    return replace(state, open=replace(state.open, discard=(*state.open.discard, *cards)))


def out_of_game(state: State, *cards: str) -> State:
    return replace(state, open=replace(state.open, removed=plus(state.open.removed, cards)))


def case_cards(place: Place) -> list[str]:
    """The different Case Cards that lie before a seat."""
    lying: list[str] = []
    for cards, case in zip(BY_COLOUR, place.cases, strict=True):
        if case.begun:
            lying += compress(cards, case.counts)
    return lying


def permanents(place: Place) -> list[str]:
    """The different Permanents before a seat, with Jokers as R4J."""
    lying = [*dict.fromkeys(place.permanents)]
    for colour, case in enumerate(place.cases):
        for number in case.jokers:
            lying.append(f"{named(colour, number)}J")
    return lying


def lies(place: Place, card: str) -> bool:
    return card in case_cards(place) or card in permanents(place)


def lifted(place: Place, card: str) -> tuple[Place, tuple[str, ...]]:
    """A place without this card, and what falls with it (MU-C6)."""
    if not is_case_card(card[:2]):
        gone = list(place.permanents)
        gone.remove(card)
        return replace(place, permanents=tuple(gone)), ()
    colour, number = colour_of(card), int(card[1])
    take = without_joker if card.endswith("J") else without_card
    case, numbers, jokers = take(place.cases[colour], number)
    fallen = (*(named(colour, number) for number in numbers), *(f"{named(colour, number)}J" for number in jokers))
    return with_case(place, colour, case), fallen


def remove(
    agreed: Options, state: State, seat: Seat, card: str, *, sabotaged: bool = False
) -> tuple[State, tuple[CardsRemoved, ...]]:
    """A card in play is removed, and what it held up goes with it.

    It leaves the game. If agreed, a sabotaged card and whatever falls go to the Discard Pile instead (MU-A7).
    """
    place, fallen = lifted(state.open.places[seat], card)
    state = with_place(state, seat, place)
    to_pile = agreed.removed_cards == "discard"
    parts = (((card, *fallen), to_pile),) if sabotaged or not to_pile else (((card,), False), (fallen, True))
    told = []
    for cards, onto_pile in parts:
        if cards:
            state = (discarded if onto_pile else out_of_game)(state, *map(as_card, cards))
            told.append(CardsRemoved(seat, cards, onto_pile))
    return state, tuple(told)


def as_card(lying: str) -> str:
    return JOKER if lying.endswith("J") else lying


def partner(agreed: Options, seat: Seat) -> tuple[Seat, ...]:
    """The seat opposite, when playing in pairs (MU-P1)."""
    return (Seat((seat + 2) % 4),) if agreed.partners else ()


def others(open: Open, seat: Seat) -> Iterator[Seat]:
    return (Seat(other) for other in range(len(open.places)) if other != seat)


def all_cards(place: Place) -> Iterator[str]:
    """Every card that lies before a seat, one by one."""
    yield from place.permanents
    for colour, case in enumerate(place.cases):
        for number, count in enumerate(case.counts, 1):
            yield from (named(colour, number) for _ in range(count))
        yield from (JOKER for _ in case.jokers)
