"""What a check found: how many cases each law saw, or the first breach."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.core.game import AnyEntry
from parlour.core.laws.source import Source


class Breach(AssertionError):
    """A law saw what may not be; says what."""


class LawBroken(AssertionError):
    """A breach with its law, the source of its luck, so that it can be seen again, and what had been played."""

    def __init__(self, law: str, what: str, source: Source, log: Sequence[AnyEntry] = ()) -> None:
        super().__init__(f"{law}: {what} ({source})")
        self.law = law
        self.what = what
        self.source = source
        self.log = log
        for entry in log:
            self.add_note(f"{entry.at:>8} {entry.actor}: {entry.action}")


class TooFewCases(AssertionError):
    """A law saw so little that nothing is proved."""


class Report(Struct, frozen=True):
    """Cases by law; `void` are the laws that had nothing to look at in this game, and why."""

    cases: dict[str, int]
    void: dict[str, str]
