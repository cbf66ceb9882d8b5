"""What a check found: how many cases each law saw, or the first breach."""

from __future__ import annotations

from msgspec import Struct


class Breach(AssertionError):
    """A law saw what may not be; says what."""


class LawBroken(AssertionError):
    """A breach with its law and the seed of the trial, so that it can be seen again."""

    def __init__(self, law: str, what: str, seed: int) -> None:
        super().__init__(f"{law}: {what} (seed {seed})")
        self.law = law
        self.what = what
        self.seed = seed


class Report(Struct, frozen=True):
    """Cases by law; `void` are the laws that had nothing to look at in this game, and why."""

    cases: dict[str, int]
    void: dict[str, str]
