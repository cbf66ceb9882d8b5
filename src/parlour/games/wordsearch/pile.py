"""The pile: a bag without an order (WS-2, X-5)."""

from __future__ import annotations

from parlour.core.game import Illegal


def taken(pile: tuple[str, ...], letters: str) -> tuple[str, ...]:
    """What is left without this tile."""
    if letters not in pile:
        raise Illegal("not_in_the_bag")
    at = pile.index(letters)
    return (*pile[:at], *pile[at + 1 :])
