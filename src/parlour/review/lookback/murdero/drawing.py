"""Lucky draws at MURDERO: the card that closed a case, though few would have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from parlour.bots.murdero.odds import KIND
from parlour.core.game import Entry, Millis, Seat
from parlour.games.murdero.actions import Build
from parlour.games.murdero.building import buildable
from parlour.games.murdero.cards import POINTS
from parlour.games.murdero.choosing import seen
from parlour.games.murdero.dealing import deck
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import Acting, Counting, View
from parlour.games.murdero.table import all_cards


class Needed(NamedTuple):
    """The card drawn, and how many of the unseen cards would have closed a case as well."""

    card: str
    fitting: int
    unseen: int


def needed(game: Murdero, before: View, after: View, seat: Seat) -> Needed | None:
    """None unless the one card drawn closes a case that could not be closed without it."""
    phase = after.open.phase
    if not isinstance(phase, Acting) or phase.move.seat != seat:
        return None
    drawn = [card for card in (Counter(after.hand) - Counter(before.hand)).elements() if card in KIND]
    held = list(after.hand)
    if len(drawn) != 1 or not closes(game, after, seat):
        return None
    held.remove(drawn[0])
    without = replace(after, hand=tuple(held))
    if closes(game, without, seat):
        return None
    unseen = Counter(unseen_by(game, before, seat))
    fitting = sum(
        count
        for card, count in unseen.items()
        if card in KIND and closes(game, replace(after, hand=tuple(sorted((*held, card)))), seat)
    )
    return Needed(drawn[0], fitting, unseen.total())


def closes(game: Murdero, view: View, seat: Seat) -> bool:
    """Whether this seat wins the hand by laying all that fits on its own cases, Weapons last."""
    state = seen(view, seat)
    while isinstance(state.open.phase, Acting):
        fitting = [card for card, onto in buildable(game, state.open, seat, state.hands[seat]) if onto == seat]
        if not fitting:
            return False
        lowest = min(fitting, key=POINTS.__getitem__)
        state = game.apply(state, Entry(Millis(0), seat, Build(lowest, seat))).state
    return isinstance(state.open.phase, Counting) and seat in state.open.phase.winners


def unseen_by(game: Murdero, view: View, seat: Seat) -> Iterator[str]:
    open = view.open
    left = Counter(deck(game))
    left.subtract(view.hand)
    for cards in (open.discard, open.removed, *map(all_cards, open.places)):
        left.subtract(cards)
    for other, known in enumerate(open.known):
        if other != seat:
            left.subtract(known)
    return left.elements()
