"""How many rows the house needs: the Expert over 5,000 codes a variant, and the ladder below it."""

from __future__ import annotations

import pytest

from parlour.arena.simulation import play_chunk
from parlour.bots.bot import STRENGTHS
from parlour.games.grandmastermind.rules import GrandMasterMind

MOST_ROWS = {1: 6.2, 2: 7.2}
STEP = 0.3
LADDER_CODES = {"novice": 40, "casual": 60, "strong": 300, "expert": 300}

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


def mean_rows(variant: int, strength: str, numbers: range) -> float:
    """Against codes drawn by chance, each as likely; twenty rows, so that hardly any decoding is cut off."""
    game = GrandMasterMind(variant=2 if variant == 2 else 1, roles="decode", rows=20)
    outcomes = play_chunk(game, (strength, "strong"), 2026, numbers)
    return sum(outcome.scores[1] for outcome in outcomes) / len(outcomes)


@pytest.mark.parametrize("thousand", range(5))
@pytest.mark.parametrize("variant", [1, 2])
def test_expert_keeps_its_mean_in_each_of_five_thousands_of_codes(variant: int, thousand: int) -> None:
    assert mean_rows(variant, "expert", range(1000 * thousand, 1000 * (thousand + 1))) <= MOST_ROWS[variant]


@pytest.mark.parametrize("variant", [1, 2])
def test_each_strength_is_clearly_better_than_the_one_below(variant: int) -> None:
    novice, casual, strong, expert = (
        mean_rows(variant, strength, range(LADDER_CODES[strength])) for strength in STRENGTHS
    )
    assert novice > casual + STEP
    assert casual > strong + STEP
    assert strong > expert + STEP
