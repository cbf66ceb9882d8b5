"""The parts of an observation: what each is called, what it means, how many numbers it has, and their range.

Numbers are kept as bytes, two for each, so that what has not changed need not be counted again.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import Struct

from parlour.core.game import Seat

MANY: Final = 32_000
"""The bound of what is counted without one."""


class Field(Struct, frozen=True):
    name: str
    size: int
    least: int
    most: int
    meaning: str


def packed(numbers: Iterable[int]) -> bytes:
    """These numbers as they lie in an observation."""
    return array("h", numbers).tobytes()


def numbered(*kinds: type) -> dict[type, int]:
    """The phases of a game by number."""
    return {kind: number for number, kind in enumerate(kinds)}


@lru_cache(maxsize=1024)
def given_up(seats: tuple[Seat, ...], of: int) -> tuple[int, ...]:
    """1 for each seat that has given up."""
    return tuple(int(seat in seats) for seat in range(of))


def phase_field(phases: dict[type, int]) -> Field:
    names = ", ".join(f"{number} {kind.__name__}" for kind, number in phases.items())
    return Field("phase", 1, 0, len(phases) - 1, f"where in a turn the table is: {names}")
