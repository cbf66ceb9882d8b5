"""A case: the cards of one colour before one seat, and which hold up which (MU-7, MU-8, MU-C6, MU-A9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec import Struct

from parlour.games.murdero.cards import NUMBERS


class Case(Struct, frozen=True, gc=False):
    """How many cards of each number it has, and the numbers that Jokers stand for."""

    counts: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    jokers: tuple[int, ...] = ()

    @property
    def begun(self) -> bool:
        return self.counts[0] > 0

    @property
    def complete(self) -> bool:
        """Every number is there. A Joker may stand for one of them."""
        missing = self.counts.count(0)
        return not missing or (missing == 1 and self.counts.index(0) + 1 in self.jokers)

    @property
    def points(self) -> int:
        one, two, three, four, five = self.counts
        return one + 2 * two + 3 * three + 4 * four + 5 * five


EMPTY: Final = Case()


def has(case: Case, number: int) -> bool:
    return case.counts[number - 1] > 0 or number in case.jokers


def height(case: Case) -> int:
    """Every number up to this one is there."""
    if case.jokers:
        return next((number - 1 for number in NUMBERS if not has(case, number)), len(NUMBERS))
    return case.counts.index(0) if 0 in case.counts else len(NUMBERS)


def takes(case: Case, number: int) -> bool:
    """A case begins with a Crime Scene. Every other number needs the one below it."""
    return number == 1 or has(case, number - 1)


def added(case: Case, number: int) -> Case:
    return Case(_changed(case.counts, number, 1), case.jokers)


def joined(case: Case, number: int) -> Case:
    """A Joker stands for this number."""
    return Case(case.counts, tuple(sorted((*case.jokers, number))))


class Fall(NamedTuple):
    """A case after a card was removed, and what fell with it: numbers, and numbers of Jokers."""

    case: Case
    numbers: tuple[int, ...] = ()
    jokers: tuple[int, ...] = ()


def without_card(case: Case, number: int) -> Fall:
    return _supported(Case(_changed(case.counts, number, -1), case.jokers))


def without_joker(case: Case, number: int) -> Fall:
    left = list(case.jokers)
    left.remove(number)
    return _supported(Case(case.counts, tuple(left)))


def _supported(case: Case) -> Fall:
    """Everything above the first missing number goes too."""
    top = height(case)
    fallen = tuple(_numbers(case, top))
    jokers = tuple(number for number in case.jokers if number > top)
    if not fallen and not jokers:
        return Fall(case)
    one, two, three, four, five = (count if place < top else 0 for place, count in enumerate(case.counts))
    return Fall(Case((one, two, three, four, five), tuple(n for n in case.jokers if n <= top)), fallen, jokers)


def _numbers(case: Case, above: int) -> Iterator[int]:
    for number in NUMBERS[above:]:
        for _ in range(case.counts[number - 1]):
            yield number


def _changed(counts: tuple[int, int, int, int, int], number: int, by: int) -> tuple[int, int, int, int, int]:
    changed = list(counts)
    changed[number - 1] += by
    one, two, three, four, five = changed
    return (one, two, three, four, five)
