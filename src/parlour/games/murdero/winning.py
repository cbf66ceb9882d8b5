"""Who has won the hand, tested after every change to the table (MU-8, MU-A10, MU-C7 to MU-C10)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.murdero.action_card import action_card
from parlour.games.murdero.cards import COLOURS
from parlour.games.murdero.state import Open


def winners(open: Open) -> tuple[Seat, ...]:
    """Every seat with enough complete cases that nothing holds back."""
    closed = complete(open)
    if not closed:
        return ()
    lying = [action_card(card) for place in open.places for card in place.permanents]
    held_back = {card.holds_back for card in lying}
    needed = max((card.cases_to_win for card in lying), default=1)
    return tuple(seat for seat, colours in closed.items() if len(set(colours) - held_back) >= needed)


def complete(open: Open) -> dict[Seat, str]:
    """The seats with complete cases, and their colours."""
    closed: dict[Seat, str] = {}
    for seat, place in enumerate(open.places):
        for colour, case in enumerate(place.cases):
            if (case.counts[-1] or case.jokers) and case.complete:
                closed[Seat(seat)] = closed.get(Seat(seat), "") + COLOURS[colour]
    return closed
