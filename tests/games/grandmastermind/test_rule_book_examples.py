"""The engine agrees with the examples in the rule book."""

import pytest

from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import Pegs, pegs
from parlour.games.grandmastermind.rulebook import EXAMPLES, RULE_BOOK


@pytest.mark.parametrize("key", EXAMPLES)
def test_an_example_earns_the_pegs_it_shows(key: str) -> None:
    example = EXAMPLES[key]
    assert pegs(read_code(example.code), read_code(example.row)) == Pegs(*example.pegs)


def test_every_example_stands_beside_a_rule() -> None:
    used = {key for section in RULE_BOOK.sections for rule in section.rules for key in rule.examples}
    assert used == set(EXAMPLES)
