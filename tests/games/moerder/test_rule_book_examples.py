"""The engine agrees with the examples in the rule book."""

from __future__ import annotations

import pytest

from parlour.games.moerder.board import EACH, LETTERS, NAMES
from parlour.games.moerder.chains import flaw
from parlour.games.moerder.rulebook import EXAMPLES, RULE_BOOK
from tests.games.moerder.table import chain


@pytest.mark.parametrize("key", [key for key, example in EXAMPLES.items() if example.chain])
def test_an_example_is_judged_as_it_says(key: str) -> None:
    example = EXAMPLES[key]
    assert example.chain is not None
    board = "".join(example.rows)
    collected = "R" * board.count(".")
    tiles = chain(example.chain)
    wrong = flaw(board, collected, tiles, hidden=example.touched is not None)
    assert (wrong and wrong.code) == example.flaw
    assert example.touched is None or NAMES[example.touched] in tiles


@pytest.mark.parametrize("key", EXAMPLES)
def test_an_example_is_a_possible_board(key: str) -> None:
    board = "".join(EXAMPLES[key].rows)
    assert len(board) == 36 and set(board) <= set("MÖRDE†?.") and board.count("†") <= 1
    assert all(board.count(letter) <= EACH for letter in LETTERS)


def test_every_example_stands_beside_a_rule() -> None:
    used = {key for section in RULE_BOOK.sections for rule in section.rules for key in rule.examples}
    assert used == set(EXAMPLES)
