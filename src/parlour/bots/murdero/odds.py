"""What may still come: how many of each Case Card a seat has not seen, and how many cards it has yet to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

from parlour.games.murdero.cards import CASE_CARDS
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import View
from parlour.games.murdero.table import all_cards

KINDS: Final = tuple(dict.fromkeys(CASE_CARDS))
"""The fifteen different Case Cards, R1 to R5 first."""
KIND: Final = {card: kind for kind, card in enumerate(KINDS)}
Counts = list[int]
"""How many of each kind."""


class Odds(NamedTuple):
    """`copies` of each kind are among the `unseen` cards. A seat expects to draw `draws` more cards this hand."""

    copies: Counts
    actions: int
    unseen: int
    draws: float

    def share(self, cards: float) -> float:
        """The part of the unseen cards that this many cards are."""
        return min(1.0, cards / self.unseen) if self.unseen else 0.0


def counted(cards: Iterable[str]) -> Counts:
    counts = [0] * len(KINDS)
    for card in cards:
        if card in KIND:
            counts[KIND[card]] += 1
    return counts


def odds(game: Murdero, view: View, *, remembers: bool, pace: float) -> Odds:
    """A bot that does not remember looks only at its own cards, and expects all others still to come.

    `pace` is how much of the Case File it expects to be drawn before the hand ends.
    """
    open, seat = view.open, view.seat
    shown = chain(view.hand, all_cards(open.places[seat or 0]))
    if remembers:
        others = (place for at, place in enumerate(open.places) if at != seat)
        known = (cards for at, cards in enumerate(open.known) if at != seat)
        shown = chain(shown, *map(all_cards, others), *known, open.discard, open.removed)
    left = Counter((*CASE_CARDS, *game.actions))
    left.subtract(shown)
    copies = [max(0, left[card]) for card in KINDS]
    actions = sum(count for card, count in left.items() if card not in KIND)
    return Odds(copies, max(0, actions), max(1, sum(copies) + actions), pace * open.file / len(open.places))
