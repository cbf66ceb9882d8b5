"""Luck with a written-down algorithm, so that anyone can check a finished game.

The table's key is SHA-256 over "parlour luck 1", the seed and each seat's nonce, every part preceded by its length in
four bytes. The key of deal number n is SHA-256(table key, n in eight bytes); its stream is the blocks
SHA-256(deal key, i in eight bytes) for i = 0, 1, 2 …, read from the highest bit on. A number below n takes as many bits
as n - 1 has, again until it is below n. All numbers are big-endian.

Deals are numbered along the line, not by ply, so neither an idle move nor a take-back changes what is dealt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from hashlib import sha256
from typing import Any, TypeVar

from msgspec import Struct

from parlour.core.game import Luck

T = TypeVar("T")


class Stream(Struct, eq=False, gc=False):
    """One stream of luck, for one deal or one decision of a bot. Most are never used, so it hashes on demand."""

    _key: bytes
    _deal: int | None = None
    _block: int = -1
    _pool: int = 0
    _left: int = 0

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        width = (n - 1).bit_length()
        while True:
            left = self._left - width
            if left < 0:
                left = self._fill(width) - width
            self._left = left
            drawn = self._pool >> left & (1 << width) - 1
            if drawn < n:
                return drawn

    # What follows draws as `below` does, but in one go: a call for each number takes up to twice as long.

    def draw(self, things: Sequence[T], count: int) -> list[T]:
        """Any of these things, `count` times. Raises ValueError if there are none."""
        if not (n := len(things)):
            raise ValueError("there is nothing to draw from")
        width = (n - 1).bit_length()
        left, pool, mask = self._left, self._pool, (1 << width) - 1
        drawn: list[T] = []
        while count:
            left -= width
            if left < 0:
                self._left = left + width
                left, pool = self._fill(width) - width, self._pool
            number = pool >> left & mask
            if number < n:
                drawn.append(things[number])
                count -= 1
        self._left = left
        return drawn

    def mix(self, pile: list[Any], least: int) -> None:
        """Swaps each item, from the last down to number `least`, with itself or one before it."""
        left, pool = self._left, self._pool
        for last in range(len(pile) - 1, least - 1, -1):
            width = last.bit_length()
            while True:
                left -= width
                if left < 0:
                    self._left = left + width
                    left, pool = self._fill(width) - width, self._pool
                other = pool >> left & (1 << width) - 1
                if other <= last:
                    break
            pile[last], pile[other] = pile[other], pile[last]
        self._left = left

    def _fill(self, width: int) -> int:
        """The pool keeps what is left, in its lowest bits, and takes in as many blocks as it needs. Says how many bits
        there are now.
        """
        if self._block < 0:
            source = self._key if self._deal is None else self._key + self._deal.to_bytes(8, "big")
            self._key, self._block = sha256(source).digest(), 0
        left = self._left
        pool = self._pool & (1 << left) - 1
        while left < width:
            block = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            pool = pool << 256 | int.from_bytes(block, "big")
            self._block += 1
            left += 256
        self._pool = pool
        return left


def choice(luck: Luck, things: Sequence[T]) -> T:
    """One of these, all equally likely."""
    return things[luck.below(len(things))]


def several(luck: Luck, things: Sequence[T], count: int) -> list[T]:
    """One of these, `count` times, all equally likely every time."""
    return luck.draw(things, count) if isinstance(luck, Stream) else [choice(luck, things) for _ in range(count)]


def shuffled(luck: Luck, things: Sequence[T]) -> list[T]:
    """These items in random order."""
    return mixed(luck, things, 1)


def handful(luck: Luck, things: Sequence[T], count: int) -> list[T]:
    """The items that would come first in random order, `count` of them, without an order among themselves."""
    return mixed(luck, things, count)[:count]


def mixed(luck: Luck, things: Sequence[T], least: int) -> list[T]:
    """These items, those from number `least` on as in random order."""
    pile = list(things)
    if isinstance(luck, Stream):
        luck.mix(pile, least)
        return pile
    for last in range(len(pile) - 1, least - 1, -1):
        other = luck.below(last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile


class Seal(Struct, frozen=True, dict=True):
    """The source of a table's luck. Its hash is shown before anyone gives a nonce, its seed after the last deal."""

    seed: bytes
    nonces: tuple[bytes, ...] = ()

    @property
    def commitment(self) -> str:
        return sha256(self.seed).hexdigest()

    @cached_property
    def luck(self) -> Callable[[int], Stream]:
        """The luck of a deal, by its number."""
        return partial(Stream, self.key)

    @property
    def key(self) -> bytes:
        parts = (b"parlour luck 1", self.seed, *self.nonces)
        return sha256(b"".join([len(part).to_bytes(4, "big") + part for part in parts])).digest()


def seeded(number: int, purpose: str = "") -> Stream:
    """A stream for a study or a test: the same number, the same luck."""
    return Stream(f"parlour study {number} {purpose}".encode())
