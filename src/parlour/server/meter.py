"""A meter: how fast each of many guests asks, in one number for each."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from parlour.server.limits import Rate

REMEMBERED = 10_000
"""Whoever asked longest ago is forgotten first."""


class Meter:
    """`_due` is when somebody has worked off all they have asked for. The rate says how far ahead that may be."""

    def __init__(self, rate: Rate, seconds: Callable[[], float] = monotonic, remembered: int = REMEMBERED) -> None:
        self._rate = rate
        self._seconds = seconds
        self._remembered = remembered
        self._due: dict[str, float] = {}

    def take(self, who: str) -> float:
        """How many seconds this one has to wait. It is charged only if that is 0."""
        now = self._seconds()
        due = max(now, self._due.pop(who, now))
        wait = due - now - (self._rate.at_once - 1) * self._rate.seconds
        self._due[who] = due + self._rate.seconds if wait <= 0 else due
        if len(self._due) > self._remembered:
            del self._due[next(iter(self._due))]
        return max(0.0, wait)
