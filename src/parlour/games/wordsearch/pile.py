"""The pile: a bag without an order (WS-2, X-5)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal
from parlour.games.wordsearch.state import Open


def taken(open: Open, letters: str) -> Open:
    """The table without this tile in the pile."""
    if letters not in open.pile:
        raise Illegal("not_in_the_bag")
    at = open.pile.index(letters)
    return replace(open, pile=(*open.pile[:at], *open.pile[at + 1 :]))
