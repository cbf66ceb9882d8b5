"""The letters that actions are spelled with: sections of names, numbered one after another from 0."""

from __future__ import annotations

from collections.abc import Sequence

WAIT = 0
"""The first letter of every alphabet: let the others act, or the clock."""


class Alphabet:
    """Every number means one thing, whatever was spelled before it."""

    def __init__(self, **sections: Sequence[str]) -> None:
        self.sections: dict[str, range] = {"wait": range(1)}
        names = ["wait"]
        for section, letters in sections.items():
            self.sections[section] = range(len(names), len(names) + len(letters))
            names += [f"{section} {letter}" for letter in letters]
        self.names = tuple(names)

    def __len__(self) -> int:
        return len(self.names)

    def first(self, section: str) -> int:
        """The number of the first letter of a section."""
        return self.sections[section].start
