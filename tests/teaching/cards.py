"""The cards of Fib."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

DECK: Final = tuple(card for card in range(1, 7) for _ in range(2))


def without(cards: Iterable[int], taken: Iterable[int]) -> tuple[int, ...]:
    """These cards but for those taken, sorted."""
    return tuple(sorted((Counter(cards) - Counter(taken)).elements()))
