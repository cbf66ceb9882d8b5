"""Estimates with their 95 % intervals: shares of games, differences of shares, and points of Elo."""

from __future__ import annotations

from collections.abc import Iterable
from math import log10, sqrt
from typing import Final

from msgspec import Struct

SURE: Final = 1.959963984540054
"""A normal figure lies within so many standard deviations of its mean in 95 of 100 cases."""


class Estimate(Struct, frozen=True):
    """A mean and its 95 % confidence interval."""

    mean: float
    low: float
    high: float


def estimate(figures: Iterable[float]) -> Estimate:
    """Assumes a normal distribution. A single figure says nothing about the spread, so its bounds are the mean."""
    values = list(figures)
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    spread = SURE * sqrt(variance / count)
    return Estimate(mean, mean - spread, mean + spread)


def wilson(points: float, games: int) -> Estimate:
    """The share of `games` that was won, by Wilson's score interval. A half point is a draw, for which the interval is
    wider than it need be.
    """
    share, square = points / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Estimate(share, max(0.0, middle - spread), min(1.0, middle + spread))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much larger one share is than another, by Newcombe's interval. The two samples are independent."""
    mean = one.mean - other.mean
    below = sqrt((one.mean - one.low) ** 2 + (other.high - other.mean) ** 2)
    above = sqrt((one.high - one.mean) ** 2 + (other.mean - other.low) ** 2)
    return Estimate(mean, mean - below, mean + above)


def elo(share: float) -> float:
    """The points of Elo that lead one to expect this share. Bounded, because no points are enough for all games."""
    bounded = min(max(share, 0.001), 0.999)
    return -400 * log10(1 / bounded - 1)


def share(points: float) -> float:
    """The share expected of a lead of so many points of Elo."""
    return float(1 / (1 + 10 ** (-points / 400)))


def in_elo(estimate: Estimate) -> Estimate:
    return Estimate(elo(estimate.mean), elo(estimate.low), elo(estimate.high))
