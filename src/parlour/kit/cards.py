"""Hands and piles as sorted tuples: what is in them matters, its order does not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar


class Sortable(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...


C = TypeVar("C", bound=Sortable)


def plus(cards: tuple[C, ...], more: Iterable[C]) -> tuple[C, ...]:
    return tuple(sorted((*cards, *more)))


def without(cards: tuple[C, ...], gone: Iterable[C]) -> tuple[C, ...]:
    """These cards but for those gone; one that is not there is not missed."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def holds(cards: tuple[C, ...], wanted: tuple[C, ...]) -> bool:
    """Are all of the wanted cards there, each as often as it is wanted?"""
    return all(cards.count(card) >= wanted.count(card) for card in wanted)
