"""The answer to a row: black, white and blue pegs under three rulings (GM-7 to GM-10, GM-A1)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.games.grandmastermind.bits import COPIES, HALVES, PLACES, bits
from parlour.games.grandmastermind.pieces import ALL_PAIRS, Code, Pair

Count: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
BlueRule: TypeAlias = Literal["lexicographic", "strict", "guess_side"]


class Pegs(Struct, frozen=True, gc=False, order=True, forbid_unknown_fields=True):
    """How many of each colour. Which hole a peg stands in means nothing (GM-6, GM-A8)."""

    black: Count
    white: Count
    blue: Count


SOLVED = Pegs(4, 0, 0)


def pegs(code: Code, row: Code, rule: BlueRule = "lexicographic") -> Pegs:
    """The pegs this row earns against this code."""
    same = bits_of_code(code) & bits(row)
    black = (same & PLACES).bit_count()
    white = (same & COPIES).bit_count() - black
    halves = (same & HALVES).bit_count() - 2 * black
    if not halves or (not white and (rule != "strict" or not black)):
        return Pegs(black, white, halves)
    if rule == "lexicographic" and (blue := blues_without_choice(code, row)) is not None:
        return Pegs(black, white, blue)
    return count(code, row, [at for at in range(4) if half_right(code[at], row[at])], rule)


bits_of_code = lru_cache(maxsize=64)(bits)
"""Kept, because many rows are laid against one code."""


def count(code: Sequence[Hashable], row: Sequence[Hashable], half: list[int], rule: BlueRule) -> Pegs:
    """The pegs when these positions are half right. Pairs may be anything that can be compared."""
    apart = [at for at in range(4) if code[at] != row[at]]
    black = 4 - len(apart)
    hidden: dict[Hashable, int] = {}
    laid: dict[Hashable, int] = {}
    for at in apart:
        hidden[code[at]] = hidden.get(code[at], 0) + 1
        laid[row[at]] = laid.get(row[at], 0) + 1
    white = 0
    for pair, count in laid.items():
        if pair in hidden:
            both = min(count, hidden[pair])
            white += both
            laid[pair] -= both
            hidden[pair] -= both
    if not half:
        return Pegs(black, white, 0)
    if rule == "strict":
        blue = blues_apart(code, row, half)
    elif not white:
        blue = len(half)
    elif rule == "guess_side":
        blue = sum(min(left, sum(row[at] == pair for at in half)) for pair, left in laid.items())
    else:
        blue = most_blues(code, row, half, hidden, laid)
    return Pegs(black, white, blue)


def blues_apart(code: Sequence[Hashable], row: Sequence[Hashable], half: list[int]) -> int:
    """The half-right positions whose two pairs are nowhere on the other side."""
    return sum(row[at] not in code and code[at] not in row for at in half)


def half_right(hidden: Pair, laid: Pair) -> bool:
    """Is the shape or the colour right, and its partner wrong (GM-9)?"""
    return (hidden.shape == laid.shape) != (hidden.colour == laid.colour)


HALF_RIGHT: Final = {pair: frozenset(other for other in ALL_PAIRS if half_right(pair, other)) for pair in ALL_PAIRS}


def blues_without_choice(code: Code, row: Code) -> int | None:
    """The half-right positions with a pair left over on either side. None if it matters which copies whites use up."""
    blue = 0
    for hidden, laid in zip(code, row, strict=True):
        if laid in HALF_RIGHT[hidden] and code.count(hidden) > row.count(hidden) and row.count(laid) > code.count(laid):
            if hidden in row or laid in code:
                return None
            blue += 1
    return blue


def most_blues(
    code: Sequence[Hashable],
    row: Sequence[Hashable],
    half: list[int],
    hidden: dict[Hashable, int],
    laid: dict[Hashable, int],
) -> int:
    """The most positions where neither pair was used up by a white, over all choices of copies (GM-A1, step 3)."""
    if not half:
        return 0
    first, rest = half[0], half[1:]
    without = most_blues(code, row, rest, hidden, laid)
    if not (hidden[code[first]] and laid[row[first]]):
        return without
    hidden[code[first]] -= 1
    laid[row[first]] -= 1
    taken = 1 + most_blues(code, row, rest, hidden, laid)
    hidden[code[first]] += 1
    laid[row[first]] += 1
    return max(taken, without)
