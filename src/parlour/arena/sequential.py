"""The sequential test: which of two bots is stronger is decided as soon as the matches played so far say so.

It is Wald's sequential probability ratio test, generalised to draws by the normal approximation. Two hypotheses about
the lead of one bot over another, in points of Elo, are weighed against each other: `low` and `high`. With n matches,
mean m and variance v of the points (1, ½ or 0 a match), and the shares a and b that the two hypotheses expect, the
logarithm of the ratio is n (b - a) (2m - a - b) / 2v. The test ends when it leaves the interval from -ln 19 to ln 19,
so either error is made in about 5 of 100 tests. One win and one loss are added: a bot that has won every match so far
would have no variance otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from parlour.arena.intervals import share

ERROR: Final = 0.05
LIMIT: Final = log((1 - ERROR) / ERROR)

Decision: TypeAlias = Literal["low", "high"]


class Bounds(Struct, frozen=True):
    """The two hypotheses, in points of Elo."""

    low: float
    high: float


def decided(points: Sequence[float], bounds: Bounds) -> Decision | None:
    """Which hypothesis is accepted, if any. `points` has a figure for each match, from 0 to 1."""
    ratio = log_ratio(points, bounds)
    if ratio >= LIMIT:
        return "high"
    return "low" if ratio <= -LIMIT else None


def log_ratio(points: Sequence[float], bounds: Bounds) -> float:
    count = len(points) + 2
    mean = (sum(points) + 1) / count
    variance = (sum(point * point for point in points) + 1) / count - mean * mean
    low, high = share(bounds.low), share(bounds.high)
    return count * (high - low) * (2 * mean - low - high) / (2 * variance)
