"""Pegs for many rows and codes at once.

Against a given row only two things matter about a pair of a code: which of the row's pairs it equals, if any, and
whether it is half right where it lies. So four small classes and the row's own pattern of equal pairs decide the
answer. A table of these, filled by the rules' own count, gives a million answers by lookup.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.grandmastermind.answering import CLASSES, answer_all
from parlour.games.grandmastermind.likeness import half_right
from parlour.games.grandmastermind.pegs import BlueRule, Pegs, count
from parlour.games.grandmastermind.pieces import Code, pairs_of

Codes: TypeAlias = NDArray[np.uint8]
"""Codes or rows, one per line: four pairs, each as its number in `pairs_of(variant)`."""
Answers: TypeAlias = NDArray[np.uint8]

ANSWERS: tuple[Pegs, ...] = tuple(
    Pegs(black, white, blue) for black, white, blue in product(range(5), repeat=3) if black + white + blue <= 4
)
NUMBER_OF = {answer: number for number, answer in enumerate(ANSWERS)}
ALL_BLACK = NUMBER_OF[Pegs(4, 0, 0)]

PATTERNS = 2 * 3 * 4
"""Patterns of a row: the place where each of its pairs occurs first. For the first pair that is the first place."""


def numbers(code: Code, variant: int) -> tuple[int, ...]:
    pairs = pairs_of(variant)
    return tuple(pairs.index(pair) for pair in code)


class PegTable:
    """The answers of one variant under one ruling."""

    def __init__(self, variant: int, rule: BlueRule) -> None:
        pairs = pairs_of(variant)
        self.pairs = len(pairs)
        self.sides = variant + 4
        self._half = np.array([[half_right(a, b) for a in pairs] for b in pairs], np.uint32)
        self._halves = np.indices((self.pairs, self.pairs), np.uint8).reshape(2, -1).T.copy().view(np.uint16).ravel()
        self._answers = _answers_by_class(rule)

    def answers(self, rows: Codes, codes: Codes) -> Answers:
        """What each row would earn against each code: one line per row, one column per code."""
        found = np.empty((len(rows), len(codes)), np.uint8)
        answer_all(rows, codes, self._half, self._answers, found)
        return found

    def answers_of_all(self, row: Codes) -> Answers:
        """What this row would earn against every code, in the order of the codes' numbers."""
        a, b, c, d = self._classes(row[None])[0]
        front = np.add.outer(a, b).ravel()
        back = np.add.outer(c, d).ravel()
        index: NDArray[np.int32] = np.add.outer(front, back).ravel()
        return self._answers.take(index)

    def code_of(self, number: NDArray[np.intp]) -> Codes:
        """The codes with these numbers."""
        halves = np.empty((len(number), 2), np.uint16)
        for side, half in enumerate(np.divmod(number, self.pairs**2)):
            self._halves.take(half, out=halves[:, side])
        return halves.view(np.uint8)

    def _classes(self, rows: Codes) -> NDArray[np.int32]:
        """For each row, place and pair: the class of the pair there, as its part of the index into the table."""
        first = (rows[:, :, None] == rows[:, None, :]).argmax(axis=2)
        lines = np.arange(len(rows))
        equal = np.zeros((len(rows), self.pairs), np.int32)
        for at in (3, 2, 1, 0):
            equal[lines, rows[:, at]] = at + 1
        classes = self._half[rows] + 2 * equal[:, None, :]
        classes *= np.array([CLASSES**at for at in range(4)], np.int32)[None, :, None]
        pattern = (first[:, 1] * 3 + first[:, 2]) * 4 + first[:, 3]
        classes[:, 0] += (pattern * CLASSES**4).astype(np.int32)[:, None]
        return classes


@lru_cache
def peg_table(variant: int, rule: BlueRule) -> PegTable:
    return PegTable(variant, rule)


@lru_cache
def _answers_by_class(rule: BlueRule) -> Answers:
    table = np.zeros(PATTERNS * CLASSES**4, np.uint8)
    for first in product((0,), range(2), range(3), range(4)):
        if any(first[place] != place for place in first):
            continue
        pattern = (first[1] * 3 + first[2]) * 4 + first[3]
        seen = [(equal, half) for equal in (-1, *sorted(set(first))) for half in (False, True)]
        places = [[pair for pair in seen if pair != (first[at], True)] for at in range(4)]
        for classes in product(*places):
            code = tuple(equal if equal >= 0 else -1 - at for at, (equal, _) in enumerate(classes))
            half = [at for at, (_, half) in enumerate(classes) if half]
            index = sum((2 * (equal + 1) + half) * CLASSES**at for at, (equal, half) in enumerate(classes))
            table[pattern * CLASSES**4 + index] = NUMBER_OF[count(code, first, half, rule)]
    return table
