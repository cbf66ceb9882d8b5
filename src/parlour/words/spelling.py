"""The normal form of a word (X-2): how tiles spell what people write, and the way back."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from string import ascii_uppercase

LANGUAGES = ("en", "de", "fr", "it")
UMLAUTS = {"Ä": "AE", "Ö": "OE", "Ü": "UE"}
LETTERS = ascii_uppercase + "".join(UMLAUTS)
"""Every letter a tile can have, in the order in which words are sorted."""
SHORTEST, LONGEST = 2, 15
"""LE-A9, WS-A4: no word of one letter. The upper bound is that of our lexicons."""

_JOINED = {"Œ": "OE", "Æ": "AE", "Ø": "O", "Ł": "L", "Đ": "D"}
_POSITIONS = "abcdefghijklmnopqrstuvwxyz0123456789"


def normal_form(text: str, language: str, *, umlauts: bool = False) -> str | None:
    """The word as tiles spell it, or None if they cannot: hyphens, apostrophes, spaces, digits, other scripts.

    A German letter set with tiles for Ä, Ö and Ü has `umlauts`; any other reads Ä as AE.
    """
    if text.isascii():
        return text.upper() if text.isalpha() else None
    spelled = "".join(letters for _, letters in _letter_by_letter(text, language, umlauts))
    return spelled if spelled and set(spelled) <= set(LETTERS) else None


def marks(text: str, language: str, *, umlauts: bool = False) -> str:
    """What turns the lower-case normal form back into this spelling: place, number of letters, character, and so on."""
    if text.islower() and text.isascii():
        return ""
    changes, place = [], 0
    for sign, letters in _letter_by_letter(text, language, umlauts):
        if sign != letters.lower():
            changes.append(f"{_POSITIONS[place]}{len(letters)}{sign}")
        place += len(letters)
    return "".join(changes)


def respelled(word: str, marks: str) -> str:
    """The real spelling of a normal form."""
    letters = list(word.lower())
    for at in range(0, len(marks), 3):
        place, length = _POSITIONS.index(marks[at]), int(marks[at + 1])
        letters[place : place + length] = [marks[at + 2], *[""] * (length - 1)]
    return "".join(letters)


def _letter_by_letter(text: str, language: str, umlauts: bool) -> Iterator[tuple[str, str]]:
    """Each character with the letters it is played as."""
    for sign in unicodedata.normalize("NFC", text):
        capital = sign.upper()  # ß becomes SS
        if language == "de" and capital in UMLAUTS:
            yield sign, capital if umlauts else UMLAUTS[capital]
        else:
            yield (
                sign,
                _JOINED.get(capital)
                or "".join(part for part in unicodedata.normalize("NFD", capital) if not unicodedata.combining(part)),
            )
