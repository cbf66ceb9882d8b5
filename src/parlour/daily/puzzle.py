"""A puzzle is named by its game, its date and perhaps a language. All its luck follows from that name.

The seed of its table is the SHA-256 of an open sentence, such as "parlour daily 2026-11-15 letter de 1". The number is
the version of these puzzles. No seat adds a nonce, so everybody gets the same deals. If what is dealt will not do,
" try 2", " try 3" … is written behind the sentence until it does.
"""

from __future__ import annotations

from datetime import date
from hashlib import sha256
from typing import Final

from msgspec import Struct

VERSION: Final = 1
"""Goes up when the same date would give another puzzle."""


class Puzzle(Struct, frozen=True):
    """`language` is empty where there are no words."""

    game: str
    date: date
    language: str = ""


def sentence(puzzle: Puzzle, tried: int = 1) -> str:
    """What the luck is made from. Anybody may know it."""
    words = ("parlour daily", puzzle.date.isoformat(), puzzle.game, puzzle.language, str(VERSION))
    written = " ".join(word for word in words if word)
    return written if tried == 1 else f"{written} try {tried}"


def seed(puzzle: Puzzle, tried: int = 1) -> bytes:
    return sha256(sentence(puzzle, tried).encode()).digest()
