"""Table time. It runs while the table is served and people are there, and otherwise stands still."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic

from parlour.core.game import Millis


class TableClock:
    """Goes on from where it stood. `seconds` is a clock that never runs backwards. `kept` is the time last stored.

    In a house of several servers it runs until a certain moment at most, which is put off again and again.
    """

    def __init__(self, stood_at: Millis, seconds: Callable[[], float] = monotonic) -> None:
        self.kept = stood_at
        self._begun_at = stood_at
        self._ran = 0.0
        self._since: float | None = None
        self._until = inf
        self._seconds = seconds

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self) -> Millis:
        return Millis(self._begun_at + int(self._seconds_run() * 1000))

    def ran(self) -> Millis:
        """How long it has run since the table was loaded."""
        return Millis(int(self._seconds_run() * 1000))

    def reach(self, now: Millis) -> None:
        """Never goes back, because what is in the log has happened."""
        behind = now - self.now()
        if behind > 0:
            self._begun_at = Millis(self._begun_at + behind)

    def turn_to(self, now: Millis) -> None:
        """Goes on from this time, whether that is later or earlier."""
        self._begun_at = Millis(self._begun_at + now - self.now())

    def go(self) -> None:
        if self._since is None:
            self._since = self._seconds()

    def stand(self, since: float | None = None) -> None:
        """Stands from now on, or from a moment ago if it should have stood by then."""
        if self._since is not None:
            until = self._seconds() if since is None else since
            self._ran += max(0.0, min(until, self._until) - self._since)
            self._since = None

    def _seconds_run(self) -> float:
        if self._since is None:
            return self._ran
        until = self._seconds()
        if until > self._until:
            until = max(self._until, self._since)
        return self._ran + until - self._since

    def allow(self, until: float) -> None:
        """It may run until then. If it had to stop before, that time is not made up for."""
        if self.running and self._seconds() > self._until:
            self.stand()
            self.go()
        self._until = until

    def show(self, time: Millis, running: bool, until: float) -> None:
        """Shows this time from now on, as another server's clock does. Running, it is believed until then."""
        self.stand()
        self._begun_at = Millis(time - self.ran())
        self._until = until
        if running:
            self.go()
