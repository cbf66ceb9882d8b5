"""Building: Case Cards go on a seat's own cases, or on those its partner has begun (MU-5, MU-7, MU-P2, MU-A21)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Illegal, Seat
from parlour.games.murdero.cards import FACES, is_case_card
from parlour.games.murdero.cases import added, takes
from parlour.games.murdero.events import CardBuilt
from parlour.games.murdero.options import Options
from parlour.games.murdero.state import Open, State
from parlour.games.murdero.table import out_of_hand, partner, with_case, with_place


def buildable(agreed: Options, open: Open, seat: Seat, hand: tuple[str, ...]) -> Iterator[tuple[str, Seat]]:
    """The different Case Cards of a hand that may be laid now, and on whose case."""
    both = (seat, *partner(agreed, seat))
    for card in dict.fromkeys(hand):
        if card in FACES:
            colour, number = FACES[card]
            for onto in both:
                case = open.places[onto].cases[colour]
                if takes(case, number) and (onto == seat or case.begun):
                    yield card, onto


def unbuildable(card: str) -> Illegal:
    """Why a Case Card of the hand cannot be laid now."""
    return Illegal("needs_the_number_below", rule="MU-7", card=card, needed=FACES[card][1] - 1)


def build(agreed: Options, state: State, seat: Seat, card: str, onto: Seat) -> tuple[State, CardBuilt]:
    if card not in state.hands[seat]:
        raise Illegal("card_not_in_hand", card=card)
    if not is_case_card(card):
        raise Illegal("actions_are_played", rule="MU-5", card=card)
    if onto not in (seat, *partner(agreed, seat)):
        raise Illegal("not_your_case", rule="MU-P2")
    place = state.open.places[onto]
    colour, number = FACES[card]
    case = place.cases[colour]
    if onto != seat and not case.begun:
        raise Illegal("partner_begins", rule="MU-A21")
    if not takes(case, number):
        raise unbuildable(card)
    state = with_place(out_of_hand(state, seat, card), onto, with_case(place, colour, added(case, number)))
    return state, CardBuilt(seat, card, onto)
