"""The table of answers against the rules' own count."""

from __future__ import annotations

from typing import get_args

import numpy as np
import pytest

from parlour.bots.grandmastermind.pegtable import ANSWERS, numbers, peg_table
from parlour.core.luck import seeded
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.pegs import BlueRule, pegs
from parlour.games.grandmastermind.pieces import Code, pairs_of

RULES: tuple[BlueRule, ...] = get_args(BlueRule)


def code_of(line: np.ndarray[tuple[int], np.dtype[np.uint8]], variant: int) -> Code:
    a, b, c, d = (pairs_of(variant)[pair] for pair in line)
    return (a, b, c, d)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("variant", [1, 2])
def test_the_table_answers_as_the_rules_do(variant: int, rule: BlueRule) -> None:
    dice = np.random.default_rng(7)
    pairs = len(pairs_of(variant))
    few = dice.integers(pairs, size=5)
    rows = np.concatenate((dice.integers(pairs, size=(40, 4)), dice.choice(few, (40, 4)))).astype(np.uint8)
    codes = np.concatenate((dice.integers(pairs, size=(100, 4)), dice.choice(few, (100, 4)))).astype(np.uint8)
    answers = peg_table(variant, rule).answers(rows, codes)
    for row, line in zip(rows, answers, strict=True):
        laid = code_of(row, variant)
        assert [ANSWERS[answer] for answer in line] == [pegs(code_of(code, variant), laid, rule) for code in codes]


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("variant", [1, 2])
def test_all_codes_are_answered_in_the_order_of_their_numbers(variant: int, rule: BlueRule) -> None:
    table = peg_table(variant, rule)
    row = np.array(numbers(random_code(variant, seeded(3)), variant), np.uint8)
    answers = table.answers_of_all(row)
    assert len(answers) == table.pairs**4
    some = np.random.default_rng(3).integers(len(answers), size=5000)
    assert (answers[some] == table.answers(row[None], table.code_of(some))[0]).all()
