"""What a row has in common with a code: which pairs, and where it is half right. The pegs depend on nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from parlour.games.grandmastermind.pieces import ALL_PAIRS, Code, Pair

Halves: TypeAlias = dict[Pair, int]
"""The pairs that are half right in one field, each with the bit of the field."""


Hidden: TypeAlias = tuple[dict[Pair, int], tuple[int | None, ...], Halves, Halves, Halves, Halves]
"""A code, ready to be compared: its pairs by number, the numbers of its four fields, and what is half right in each."""


def half_right(hidden: Pair, laid: Pair) -> bool:
    """Is the shape or the colour right, and its partner wrong (GM-9)?"""
    return (hidden.shape == laid.shape) != (hidden.colour == laid.colour)


FIRST, SECOND, THIRD, FOURTH = (
    {hidden: {laid: 1 << at for laid in ALL_PAIRS if half_right(hidden, laid)} for hidden in ALL_PAIRS}
    for at in range(4)
)


@lru_cache(maxsize=64)
def hidden(code: Code) -> Hidden:
    """Kept, because many rows are laid against one code."""
    a, b, c, d = code
    numbers = {a: 0, b: 1, c: 2, d: 3}
    return numbers, tuple(map(numbers.get, code)), FIRST[a], SECOND[b], THIRD[c], FOURTH[d]
