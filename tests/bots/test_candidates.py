"""Candidates, cached or not, compared with a walk over all codes."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.bots.grandmastermind.candidates import Clue, Memory, candidates, count_candidates, remembered_candidates
from parlour.bots.grandmastermind.pegtable import NUMBER_OF, numbers
from parlour.core.luck import seeded
from parlour.games.grandmastermind.codes import every_code, random_code
from parlour.games.grandmastermind.pegs import BlueRule, pegs


def test_without_clues_every_code_is_possible() -> None:
    assert count_candidates(1, "lexicographic", ()) == 390_625
    assert count_candidates(2, "lexicographic", ()) == 1_679_616


@pytest.mark.parametrize("rule", ["lexicographic", "strict", "guess_side"])
def test_candidates_are_the_codes_that_would_have_earned_the_answers(rule: BlueRule) -> None:
    luck = seeded(5, rule)
    code = random_code(1, luck)
    rows = [random_code(1, luck) for _ in range(3)]
    clues = tuple(Clue(numbers(row, 1), frozenset({NUMBER_OF[pegs(code, row, rule)]})) for row in rows)
    walked = every_code(1)
    for row in rows:
        answer = pegs(code, row, rule)
        walked = iter([other for other in walked if pegs(other, row, rule) == answer])
    expected = [list(numbers(other, 1)) for other in walked]
    assert remembered_candidates(1, rule, clues).tolist() == expected
    assert candidates(1, rule, clues).tolist() == expected
    assert list(numbers(code, 1)) in expected


def test_memory_drops_the_least_recently_used_list() -> None:
    memory = Memory(most_bytes=100)
    for key in "ab":
        memory.keep(key, np.zeros((10, 4), np.uint8))
    assert memory.get("a") is not None
    memory.keep("c", np.zeros((10, 4), np.uint8))
    assert memory.get("b") is None
    assert memory.get("a") is not None
    assert memory.get("c") is not None
