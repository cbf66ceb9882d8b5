"""Table time: it runs while the table is served and people are there, and stands otherwise."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from parlour.core.game import Millis


class TableClock:
    """Goes on from where it stood; `seconds` is a clock that never runs back."""

    def __init__(self, stood_at: Millis, seconds: Callable[[], float] = monotonic) -> None:
        self._stood_at = stood_at
        self._since: float | None = None
        self._seconds = seconds

    @property
    def running(self) -> bool:
        return self._since is not None

    def now(self) -> Millis:
        if self._since is None:
            return self._stood_at
        return Millis(self._stood_at + int((self._seconds() - self._since) * 1000))

    def reach(self, now: Millis) -> None:
        """Never back: what is in the log has happened."""
        if now > self.now():
            self._stood_at = Millis(self._stood_at + now - self.now())

    def go(self) -> None:
        if self._since is None:
            self._since = self._seconds()

    def stand(self) -> None:
        self._stood_at = self.now()
        self._since = None
