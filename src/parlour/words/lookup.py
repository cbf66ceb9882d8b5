"""What people are told of a word: the lists that have it, as it is written there, and how common it is."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, Literal, TypeAlias

from parlour.words.lexicon import Entry, Lexicon, lexicon

Common: TypeAlias = Literal["everyday", "common", "known", "rare", "very_rare", "uncounted"]
COMMON: Final[tuple[tuple[float, Common], ...]] = (
    (5.0, "everyday"),
    (4.0, "common"),
    (3.0, "known"),
    (2.0, "rare"),
    (0.0, "very_rare"),
)
"""Zipf values and what people call them."""


def lexicons(language: str) -> tuple[Lexicon, ...]:
    """For German first with umlauts, then folded to A–Z."""
    return tuple(lexicon(language, umlauts=umlauts) for umlauts in ((True, False) if language == "de" else (False,)))


def look_up(text: str, language: str, layers: Container[str] | None = None) -> list[Entry]:
    """What the first letter set that has the word knows of it, in these layers or in all.

    Raises Damaged if one of the house's own lists cannot be read.
    """
    for words in lexicons(language):
        word = words.normal_form(text)
        found = [entry for entry in words.entries(word) if layers is None or entry.layer in layers] if word else []
        if found:
            return found
    return []


def commonness(zipf: float | None) -> Common:
    return "uncounted" if zipf is None else next(name for least, name in COMMON if zipf >= least)


def one_in(zipf: float | None) -> int | None:
    """About one in how many words of running text it is, to one digit: people do not count more exactly."""
    return None if zipf is None else int(float(f"{10 ** (9 - zipf):.0e}"))
