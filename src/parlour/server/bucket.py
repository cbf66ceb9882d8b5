"""A token bucket: it fills evenly, and whoever asks faster finds it empty."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    def __init__(self, a_second: float, seconds: Callable[[], float] = monotonic) -> None:
        self._rate = self._full = self._left = a_second
        self._seconds = seconds
        self._at = seconds()

    def take(self) -> bool:
        now = self._seconds()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
