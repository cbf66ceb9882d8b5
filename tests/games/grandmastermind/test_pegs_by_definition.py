"""The peg function agrees with the slow definition on more than 100,000 random pairs for each ruling and variant."""

from __future__ import annotations

import pytest

from parlour.core.luck import seeded
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.pegs import BlueRule, Pegs, pegs
from parlour.games.grandmastermind.pieces import pairs_of
from tests.games.grandmastermind.slow_pegs import slow_pegs

UNIFORM = 100_000
CROWDED = 20_000


@pytest.mark.rule("GM-A1")
@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("rule", ["lexicographic", "strict", "guess_side"])
def test_random_pairs_are_judged_as_defined(rule: BlueRule, variant: int) -> None:
    luck = seeded(variant, f"uniform {rule}")
    for _ in range(UNIFORM):
        code, row = random_code(variant, luck), random_code(variant, luck)
        assert pegs(code, row, rule) == Pegs(*slow_pegs(code, row, rule)), (code, row)


@pytest.mark.rule("GM-A1")
@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("rule", ["lexicographic", "strict", "guess_side"])
def test_pairs_crowded_with_duplicates_and_halves_are_judged_as_defined(rule: BlueRule, variant: int) -> None:
    luck = seeded(variant, f"crowded {rule}")
    kinds = len(pairs_of(variant)) // 5
    few = [pairs_of(variant)[-1 - number] for number in (0, 1, kinds, kinds + 1)]
    for _ in range(CROWDED):
        a, b, c, d, e, f, g, h = (few[luck.below(4)] for _ in range(8))
        assert pegs((a, b, c, d), (e, f, g, h), rule) == Pegs(*slow_pegs((a, b, c, d), (e, f, g, h), rule))
