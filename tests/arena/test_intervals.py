"""Estimates and their intervals, against figures worked out elsewhere."""

from __future__ import annotations

import pytest

from parlour.arena.intervals import Estimate, difference, elo, estimate, in_elo, share, wilson


def test_an_estimate_has_the_usual_bounds() -> None:
    assert estimate([4]) == Estimate(4, 4, 4)
    assert estimate([1, 1, 1]) == Estimate(1, 1, 1)
    spread = estimate([0, 2] * 50)
    assert spread.mean == 1
    assert spread.high - spread.mean == pytest.approx(0.197, abs=0.001)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    """Newcombe 1998, table I: 81 of 263 and 0 of 20."""
    found = wilson(81, 263)
    assert (found.low, found.high) == pytest.approx((0.2553, 0.3662), abs=0.0001)
    assert (wilson(0, 20).low, wilson(0, 20).high) == pytest.approx((0, 0.1611), abs=0.0001)


def test_the_difference_of_two_shares_has_newcombes_interval() -> None:
    """Newcombe 1998b, table II, method 10: 56 of 70 against 48 of 80."""
    found = difference(wilson(56, 70), wilson(48, 80))
    assert (found.mean, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=0.0001)


def test_elo_and_share_are_each_others_inverse() -> None:
    assert share(0) == 0.5
    assert elo(share(120)) == pytest.approx(120)
    assert in_elo(Estimate(0.5, 0, 1)).high == pytest.approx(-in_elo(Estimate(0.5, 0, 1)).low)
