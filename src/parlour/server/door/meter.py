"""A meter: how fast each of many guests asks, in one number for each."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from parlour.server.door.limits import Rate

REMEMBERED = 10_000
"""Whoever asked longest ago is forgotten first."""


class Meter:
    """`_due` is when somebody has worked off all they have asked for. The rate says how far ahead that may be.

    `charged` is told of everybody who is charged.
    """

    def __init__(self, rate: Rate, seconds: Callable[[], float] = monotonic, remembered: int = REMEMBERED) -> None:
        self.rate = rate
        self.charged: Callable[[str], None] | None = None
        self._seconds = seconds
        self._remembered = remembered
        self._due: dict[str, float] = {}

    def take(self, who: str) -> float:
        """How many seconds this one has to wait. It is charged only if that is 0."""
        now, (at_once, seconds) = self._seconds(), self.rate
        due = max(now, self._due.pop(who, now))
        wait = due - now - (at_once - 1) * seconds
        if wait > 0:
            self._remember(who, due)
            return wait
        self._remember(who, due + seconds)
        if self.charged is not None:
            self.charged(who)
        return 0.0

    def learn(self, who: str, ahead: float) -> None:
        """What this one has asked for here and elsewhere is worked off in so many seconds."""
        due = self._seconds() + ahead
        self._remember(who, max(due, self._due.pop(who, due)))

    def _remember(self, who: str, due: float) -> None:
        self._due[who] = due
        if len(self._due) > self._remembered:
            del self._due[next(iter(self._due))]
