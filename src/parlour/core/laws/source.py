"""Where the luck of a trial comes from. A property tester may give its own, and make a broken game small."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from parlour.core.game import Luck
from parlour.core.luck import seeded


class Source(Protocol):
    """The same purpose, the same luck. What it says of itself is told with a breach."""

    def luck(self, purpose: str) -> Luck:
        """A stream for the players' minds, for a deal, or for a law."""


class Seeded(Struct, frozen=True):
    """Plain luck: the same number, the same trial."""

    number: int

    def luck(self, purpose: str) -> Luck:
        return seeded(self.number, purpose)

    def __str__(self) -> str:
        return f"seed {self.number}"
