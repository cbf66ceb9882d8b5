"""An alarm that is put off again and again, and hardly ever rings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SLACK = 0.01
"""So many seconds too late matter to nobody."""


class Alarm:
    """Put off, it wakes early all the same: setting it anew with every move would cost more. So `wake` looks whether it
    is time, and otherwise sets the alarm again.
    """

    def __init__(self, wake: Callable[[], object]) -> None:
        self._wake = wake
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Wakes after so many seconds at the latest."""
        loop = asyncio.get_running_loop()
        when = loop.time() + max(0.0, seconds)
        if self._timer is None or when < self._timer.when() - SLACK:
            self.stop()
            self._timer = loop.call_at(when, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._wake()
