"""How long something takes, as a histogram that can be added up."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)
"""Seconds; the last column is for whatever took longer."""


class Timing:
    def __init__(self) -> None:
        self.columns = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Also counts what fails."""
        began = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - began)

    def add(self, seconds: float) -> None:
        self.columns[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
