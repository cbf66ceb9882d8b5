"""Candidates: the codes that fit what a decoder has noticed of the answers so far."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.grandmastermind.pegtable import ANSWERS, Codes, peg_table
from parlour.games.grandmastermind.pegs import BlueRule

RowNumbers: TypeAlias = tuple[int, ...]
"""A row as the numbers of its four pairs."""


class Clue(NamedTuple):
    """A row and the numbers of the answers it may have earned: several if the decoder did not look closely."""

    row: RowNumbers
    answers: frozenset[int]


class Memory:
    """A cache of candidate lists, limited in bytes. Games that begin alike share them."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._lists: OrderedDict[object, Codes] = OrderedDict()

    def get(self, key: object) -> Codes | None:
        if key in self._lists:
            self._lists.move_to_end(key)
        return self._lists.get(key)

    def keep(self, key: object, codes: Codes) -> None:
        self._lists[key] = codes
        self._bytes += codes.nbytes
        while self._bytes > self._most_bytes:
            _, oldest = self._lists.popitem(last=False)
            self._bytes -= oldest.nbytes


MEMORY = Memory(64 * 2**20)


def remembered_candidates(variant: int, rule: BlueRule, clues: tuple[Clue, ...]) -> Codes:
    """The codes that fit these clues, cached. There must be at least one clue."""
    key = (variant, rule, clues)
    codes = MEMORY.get(key)
    if codes is None:
        if len(clues) == 1:
            codes = candidates(variant, rule, clues)
        else:
            codes = narrowed(remembered_candidates(variant, rule, clues[:-1]), variant, rule, clues[-1])
        MEMORY.keep(key, codes)
    return codes


def candidates(variant: int, rule: BlueRule, clues: Sequence[Clue]) -> Codes:
    """The codes that fit all these clues; there must be at least one clue."""
    table = peg_table(variant, rule)
    first, *others = clues
    answers = table.answers_of_all(np.array(first.row, np.uint8))
    codes = table.code_of(np.flatnonzero(allowed(first)[answers]))
    for clue in others:
        codes = narrowed(codes, variant, rule, clue)
    return codes


def count_candidates(variant: int, rule: BlueRule, clues: tuple[Clue, ...]) -> int:
    """How many codes fit all these clues."""
    return len(remembered_candidates(variant, rule, clues)) if clues else peg_table(variant, rule).pairs ** 4


def narrowed(codes: Codes, variant: int, rule: BlueRule, clue: Clue) -> Codes:
    """Those of the codes that fit this clue too."""
    answers = peg_table(variant, rule).answers(np.array([clue.row], np.uint8), codes)[0]
    return codes.compress(allowed(clue)[answers], axis=0)


def allowed(clue: Clue) -> NDArray[np.bool_]:
    """For each answer, whether the clue allows it."""
    return np.array([number in clue.answers for number in range(len(ANSWERS))])
