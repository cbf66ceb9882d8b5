"""Hands and piles as sorted tuples: what they hold matters, its order does not."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any, Protocol, TypeVar


class Sortable(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...


C = TypeVar("C", bound=Sortable)


def plus(cards: tuple[C, ...], more: Iterable[C]) -> tuple[C, ...]:
    together = [*cards, *more]
    together.sort()
    return tuple(together)


def without(cards: tuple[C, ...], gone: Iterable[C]) -> tuple[C, ...]:
    """These cards except those gone. A card that is not there is ignored."""
    for card in gone:
        at = bisect_left(cards, card)
        if at < len(cards) and cards[at] == card:
            cards = cards[:at] + cards[at + 1 :]
    return cards
