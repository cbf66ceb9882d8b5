"""What a check found: how many cases each law saw, or the first breach."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from parlour.core.game import AnyEntry
from parlour.core.laws.source import Source


class Breach(AssertionError):
    """A law found something that must not happen. The message says what."""


class LawBroken(AssertionError):
    """A breach, with its law, what had been played, and the source of its luck, so that it can be reproduced."""

    def __init__(self, law: str, what: str, source: Source, log: Sequence[AnyEntry] = ()) -> None:
        super().__init__(f"{law}: {what} ({source})")
        self.law = law
        self.what = what
        self.source = source
        self.log = log
        for entry in log:
            self.add_note(f"{entry.at:>8} {entry.actor}: {entry.action}")


class TooFewCases(AssertionError):
    """A law saw too few cases to prove anything."""


class Report(Struct, frozen=True):
    """Cases by law. `void` are the laws that have no cases in this game, and why."""

    cases: dict[str, int]
    void: dict[str, str]
