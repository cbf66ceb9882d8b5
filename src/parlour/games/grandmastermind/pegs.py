"""The answer to a row: black, white and blue pegs under three rulings (GM-7 to GM-10, GM-A1)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.games.grandmastermind.likeness import hidden
from parlour.games.grandmastermind.pieces import Code

Count: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
BlueRule: TypeAlias = Literal["lexicographic", "strict", "guess_side"]


class Pegs(Struct, frozen=True, gc=False, order=True, forbid_unknown_fields=True):
    """How many of each colour. Which hole a peg stands in means nothing (GM-6, GM-A8)."""

    black: Count
    white: Count
    blue: Count


SOLVED = Pegs(4, 0, 0)


Likeness: TypeAlias = tuple[BlueRule, tuple[int | None, ...], tuple[int | None, ...], int]
_counted: dict[Likeness, Pegs] = {}


def pegs(code: Code, row: Code, rule: BlueRule = "lexicographic") -> Pegs:
    """The pegs this row earns against this code. Of those that have the same in common, one is counted."""
    numbers, fields, first, second, third, fourth = hidden(code)
    a, b, c, d = row
    halves = first.get(a, 0) + second.get(b, 0) + third.get(c, 0) + fourth.get(d, 0)
    if numbers.keys().isdisjoint(row):
        return Pegs(0, 0, halves.bit_count())
    likeness = rule, fields, tuple(map(numbers.get, row)), halves
    counted = _counted.get(likeness)
    if counted is None:
        half = [at for at in range(4) if halves >> at & 1]
        counted = _counted[likeness] = count(code, row, half, rule)
    return counted


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
