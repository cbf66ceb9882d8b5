"""The Expert's search for the row whose answer should leave the fewest rows to go.

It scores a pool of candidates and of rows mixed from them. Then it tries every change of one pair in the best of
these, as long as that helps. Where pieces are limited, it saves those the code may need (GM-A6). The clues seed its
randomness, so the same clues always lead to the same row.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.grandmastermind.candidates import Clue, RowNumbers, remembered_candidates
from parlour.bots.grandmastermind.pegtable import ALL_BLACK, ANSWERS, Codes, PegTable, peg_table
from parlour.bots.grandmastermind.supply import Left, payable, stranded
from parlour.games.grandmastermind.pegs import BlueRule

MOST_CODES = 1000
"""With more candidates than this it scores a sample."""
POOLED_CANDIDATES = 100
MIXED_ROWS = 150
ANY_ROWS = 200
"""Where pieces run short, rows unlike any candidate join the pool: they take other pieces."""
IMPROVED = 3
"""How many of the best rows are varied in each round."""
ROUNDS = 4

ROWS_TO_GO = (
    (1, 2, 3, 4, 6, 11, 18, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 60_000, 400_000),
    (1.0, 1.5, 1.7, 1.86, 2.05, 2.25, 2.45, 2.6, 3.05, 3.4, 3.8, 4.2, 4.65, 5.0, 5.35, 6.4),
)
"""Candidates left, and how many more rows the Expert then needed in games it played."""
STRANDED = 10
"""How many rows it costs if a code can no longer be laid: nearly a whole board."""


@lru_cache(maxsize=2**16)
def best_row(variant: int, rule: BlueRule, clues: tuple[Clue, ...], left: Left | None) -> RowNumbers | None:
    """The row to lay after these clues with these pieces; None if it finds none that can be laid."""
    table = peg_table(variant, rule)
    if not clues:
        return opening(table)
    candidates = remembered_candidates(variant, rule, clues)
    dice = np.random.default_rng(list(sha256(repr(clues).encode()).digest()))
    codes = dice.choice(candidates, min(len(candidates), MOST_CODES), replace=False)
    affordable = codes[payable(codes, left)]
    if len(codes) <= 2:
        for row in affordable[stranded(affordable, codes, left) == 0]:
            return tuple(row.tolist())
    pool = np.concatenate((affordable[:POOLED_CANDIDATES], mixed(codes, table.sides, dice)))
    if left is not None:
        pool = np.concatenate((pool, dice.integers(table.pairs, size=(ANY_ROWS, 4), dtype=np.uint8)))
    best, least = pool[:0], np.inf
    for _ in range(ROUNDS):
        pool = pool[payable(pool, left)]
        if not len(pool):
            break
        expected = rows_to_go(table, pool, codes, len(candidates)) + STRANDED * stranded(pool, codes, left)
        order = np.argsort(expected, kind="stable")[:IMPROVED]
        if expected[order[0]] >= least:
            break
        best, least = pool[order], expected[order[0]]
        if least <= len(codes):
            break
        pool = varied(best, table.pairs)
    return tuple(best[0].tolist()) if len(best) else None


def opening(table: PegTable) -> RowNumbers:
    """Four different shapes and four different colours: the most telling first row in both variants."""
    return tuple(at * table.sides + at for at in range(4))


def mixed(codes: Codes, sides: int, dice: np.random.Generator) -> Codes:
    """Rows that take each pair from some candidate, or sometimes the shape from one and the colour from another."""
    one: Codes
    one, other = codes[dice.integers(len(codes), size=(2, MIXED_ROWS, 4)), np.arange(4)]
    halved = dice.random((MIXED_ROWS, 4)) < 0.3
    return np.where(halved, one // sides * sides + other % sides, one)


def varied(rows: Codes, pairs: int) -> Codes:
    """These rows with one pair changed, in every way."""
    near = np.tile(rows[:, None, None, :], (1, 4, pairs, 1))
    for at in range(4):
        near[:, at, :, at] = np.arange(pairs)
    return near.reshape(-1, 4)


def rows_to_go(table: PegTable, rows: Codes, codes: Codes, candidates: int) -> NDArray[np.float64]:
    """For each row, how many more rows all these codes together will take after its answer."""
    answers = table.answers(rows, codes) + np.arange(len(rows))[:, None] * len(ANSWERS)
    sizes = np.bincount(answers.ravel(), minlength=len(rows) * len(ANSWERS)).reshape(len(rows), -1)
    sizes[:, ALL_BLACK] = 0
    size = np.arange(len(codes) + 1)
    expected = size * needed(size * (candidates / len(codes)))
    summed: NDArray[np.float64] = expected[sizes].sum(axis=1)
    return summed


def needed(codes: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    """How many more rows the Expert needs with this many codes left."""
    known, rows = ROWS_TO_GO
    more: NDArray[np.float64] = np.interp(np.log(np.maximum(codes, 1)), np.log(known), rows)
    return more
