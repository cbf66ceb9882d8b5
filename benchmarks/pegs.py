"""How many pairs of a row and a code are answered a second, on one core: what GRAND MASTER MIND's bots do most.

    python -m benchmarks.pegs

By processor time, the median of several rounds. The rules' own count is measured in the same run, and every answer of
the table is compared with it once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

import numpy as np

from parlour.bots.grandmastermind.pegtable import NUMBER_OF, Codes, peg_table
from parlour.games.grandmastermind.pegs import pegs
from parlour.games.grandmastermind.pieces import Code, pairs_of

ROUNDS = 15
LISTS = ((250, 1000), (40, 1000), (1, 60_000), (250, 100), (300, 30))
"""Rows and codes: a search with many candidates, a later round of it, one clue, and searches with few candidates."""


def rate(act: Callable[[], object], pairs: int) -> float:
    spent = []
    for _ in range(ROUNDS):
        began = process_time()
        act()
        spent.append(process_time() - began)
    return pairs / median(spent)


def by_the_rules(variant: int, rows: Codes, codes: Codes) -> list[list[int]]:
    pairs = pairs_of(variant)

    def code(numbers: list[int]) -> Code:
        a, b, c, d = (pairs[number] for number in numbers)
        return a, b, c, d

    laid, hidden = [code(row) for row in rows.tolist()], [code(one) for one in codes.tolist()]
    return [[NUMBER_OF[pegs(one, row)] for one in hidden] for row in laid]


def main() -> None:
    dice = np.random.default_rng(2026)
    print("| variant | rows | codes | million pairs a second | the rules' own count |")
    print("|---|--:|--:|--:|--:|")
    for variant in (1, 2):
        table = peg_table(variant, "lexicographic")
        for size in LISTS:
            rows, codes = (dice.integers(table.pairs, size=(count, 4), dtype=np.uint8) for count in size)
            few = rows[:20], codes[:200]
            assert table.answers(*few).tolist() == by_the_rules(variant, *few)
            quick = rate(partial(table.answers, rows, codes), len(rows) * len(codes))
            slow = rate(partial(by_the_rules, variant, *few), len(few[0]) * len(few[1]))
            print(f"| {variant} | {size[0]:,} | {size[1]:,} | {quick / 1e6:,.0f} | {slow / 1e6:.2f} |", flush=True)


if __name__ == "__main__":
    main()
