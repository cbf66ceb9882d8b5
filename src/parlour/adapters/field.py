"""The parts of an observation: what each is called, what it means, how many numbers it has, and their range.

Numbers are kept as bytes, two for each, so that what has not changed need not be counted again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, lru_cache, partial
from struct import pack
from typing import Final, Generic, TypeVar

from msgspec import Struct

from parlour.core.game import Seat

T = TypeVar("T")
MANY: Final = 32_000
"""The bound of what is counted without one."""


class Field(Struct, frozen=True):
    name: str
    size: int
    least: int
    most: int
    meaning: str


@cache
def packer(*sizes: int) -> Callable[..., bytes]:
    """Writes so many numbers, then a part that is packed already and has so many, then numbers again, and so on."""
    return partial(pack, "".join(f"{2 * size}s" if at % 2 else f"{size}h" for at, size in enumerate(sizes)))


def packed(numbers: Collection[int]) -> bytes:
    """These numbers as they lie in an observation."""
    return packer(len(numbers))(*numbers)


class Kept(Generic[T]):
    """The numbers of a part of the table, counted again only when another part lies there.

    From one decision to the next most parts stay the very same, so nothing need be compared.
    """

    __slots__ = ("_count", "_last")

    def __init__(self, count: Callable[[T], bytes]) -> None:
        self._count = count
        self._last: tuple[T | None, bytes] = (None, b"")

    def __call__(self, part: T) -> bytes:
        last, numbers = self._last
        if part is not last:
            numbers = self._count(part)
            self._last = (part, numbers)
        return numbers


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
