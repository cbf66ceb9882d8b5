"""Who comes first: equal marks share a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks(marks: Sequence[Any]) -> tuple[int, ...]:
    """Each seat's place, 1 for the highest mark. After a shared place the next ones are skipped."""
    places = sorted(marks, reverse=True)
    return tuple([1 + places.index(own) for own in marks])
