"""Acts that have arrived and are not judged yet. The clock does not ring before one that came in time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from parlour.core.game import Millis


class Arrivals:
    """`judged` is called whenever an act has been judged."""

    def __init__(self, now: Callable[[], Millis], judged: Callable[[], None]) -> None:
        self._now = now
        self._judged = judged
        self._waiting: list[Millis] = []

    def add(self) -> Millis:
        """The stamp of an act that arrives now."""
        self._waiting.append(arrived := self._now())
        return arrived

    def remove(self, arrived: Millis) -> None:
        self._waiting.remove(arrived)
        self._judged()

    @contextmanager
    def one(self) -> Iterator[Millis]:
        arrived = self.add()
        try:
            yield arrived
        finally:
            self.remove(arrived)

    def earliest(self) -> Millis:
        """Everything that arrived before this has been judged."""
        return min(self._now(), *self._waiting) if self._waiting else self._now()
