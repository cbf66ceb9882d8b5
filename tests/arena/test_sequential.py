"""The sequential test decides early, and is seldom wrong."""

from __future__ import annotations

import pytest

from parlour.arena.sequential import LIMIT, Bounds, Decision, decided, log_ratio
from parlour.core.luck import seeded

BOTH_WAYS = Bounds(-50, 50)


def until_decided(wins_of_100: int, number: int) -> tuple[Decision | None, int]:
    luck, points = seeded(number, "sequential"), [0.0] * 0
    while decided(points, BOTH_WAYS) is None and len(points) < 5000:
        points.append(float(luck.below(100) < wins_of_100))
    return decided(points, BOTH_WAYS), len(points)


def test_nothing_is_decided_before_the_first_match_or_by_one() -> None:
    assert log_ratio([], BOTH_WAYS) == pytest.approx(0)
    assert decided([1.0], BOTH_WAYS) is None


def test_the_ratio_is_the_one_written_down() -> None:
    """Nine wins of ten, with the two matches that are added: n = 12, m = 10/12, v = 10/12 · 2/12, b - a = 0.14292."""
    assert log_ratio([1.0] * 9 + [0.0], BOTH_WAYS) == pytest.approx(12 * 0.14292 * (2 * 10 / 12 - 1) / (20 / 72), 1e-4)
    assert pytest.approx(2.9444, abs=1e-4) == LIMIT


def test_a_clear_lead_takes_few_matches_and_a_small_one_more() -> None:
    clear, small = until_decided(85, 1), until_decided(58, 1)
    assert clear[0] == small[0] == "high"
    assert clear[1] < small[1]


def test_of_a_hundred_tests_at_a_bound_about_five_are_wrong() -> None:
    """57 wins of 100 are 50 points of Elo, the upper bound."""
    wrong = sum(until_decided(57, number)[0] != "high" for number in range(100))
    assert wrong <= 10
