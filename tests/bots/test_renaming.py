"""Renaming the pieces changes nothing but their names."""

from __future__ import annotations

import pytest

from parlour.bots.grandmastermind.candidates import Clue
from parlour.bots.grandmastermind.pegtable import numbers
from parlour.bots.grandmastermind.renaming import Renaming
from parlour.core.luck import seeded
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.pegs import Pegs, pegs
from parlour.games.grandmastermind.pieces import Code, pairs_of


@pytest.mark.parametrize("variant", [1, 2])
def test_renamed_rows_come_back_and_earn_the_same_pegs(variant: int) -> None:
    pairs = pairs_of(variant)

    def answer(one: tuple[int, ...], two: tuple[int, ...]) -> Pegs:
        code, row = (code_of(line) for line in (one, two))
        return pegs(code, row)

    def code_of(line: tuple[int, ...]) -> Code:
        a, b, c, d = (pairs[pair] for pair in line)
        return (a, b, c, d)

    for number in range(100):
        luck = seeded(number, "renaming")
        rows = [numbers(random_code(variant, luck), variant) for _ in range(3)]
        names = Renaming(rows, variant + 4, luck)
        renamed = [names.renamed(Clue(row, frozenset())).row for row in rows]
        assert [names.true(row) for row in renamed] == rows
        assert answer(renamed[0], renamed[1]) == answer(rows[0], rows[1])


def test_rows_that_differ_only_in_names_are_renamed_alike() -> None:
    ways = set()
    for number in range(50):
        luck = seeded(number, "ways")
        shuffle = Renaming([], 5, luck)
        rows = [shuffle.true(row) for row in ((0, 6, 12, 0), (18, 3, 3, 24))]
        names = Renaming(rows, 5, luck)
        ways.add(tuple(names.renamed(Clue(row, frozenset())).row for row in rows))
    assert len(ways) == 1


def test_pieces_not_yet_laid_get_random_names() -> None:
    assert len({Renaming([(0, 0, 0, 0)], 5, seeded(number)).true((6, 6, 6, 6)) for number in range(200)}) == 16
