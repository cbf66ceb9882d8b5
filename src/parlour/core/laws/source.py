"""The source of a trial's luck. A property tester may supply its own and shrink a failing game."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from parlour.core.game import Luck
from parlour.core.luck import seeded


class Source(Protocol):
    """The same purpose gives the same luck. Its name is reported with a breach."""

    def luck(self, purpose: str) -> Luck:
        """A stream for the players' minds, for a deal, or for a law."""


class Seeded(Struct, frozen=True):
    """Plain luck: the same number gives the same trial."""

    number: int

    def luck(self, purpose: str) -> Luck:
        return seeded(self.number, purpose)

    def __str__(self) -> str:
        return f"seed {self.number}"
