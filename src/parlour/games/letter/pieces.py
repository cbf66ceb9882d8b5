"""The pieces: 66 letters and six blanks, rectangles with sides of one to three cells (LE-2, LE-A2, LE-A3)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from parlour.core.game import Illegal

Tile: TypeAlias = Annotated[int, Meta(ge=0, le=71)]
"""The number of a piece: 0 to 65 are letters, 66 to 71 blanks."""
Size: TypeAlias = tuple[Annotated[int, Meta(ge=1, le=3)], Annotated[int, Meta(ge=1, le=3)]]
"""Width and height in cells."""

LETTERS: Final = 66
BLANKS: Final = range(LETTERS, LETTERS + 6)
SIZES: Final[tuple[Size, ...]] = tuple((width, height) for width in (1, 2, 3) for height in (1, 2, 3))
BLANK_SIZES: Final[tuple[Size, ...]] = ((1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 3))

COMMON: Final = "A5 B2 C2 D3 E6 F1 G2 H2 I4 J1 K1 L3 M3 N4 O4 P2 Q1 R4 S4 T4 U3 V1 W1 X1 Y1 Z1"
OF_LANGUAGE: Final = {
    "en": "A5 B1 C2 D3 E7 F1 G2 H2 I4 J1 K1 L3 M2 N4 O4 P2 Q1 R5 S5 T4 U2 V1 W1 X1 Y1 Z1",
    "de": "A4 B2 C1 D1 E10 F1 G2 H2 I3 J1 K1 L3 M2 N5 O2 P1 Q1 R5 S4 T5 U2 V1 W1 X1 Y1 Z1 Ä1 Ö1 Ü1",
    "fr": "A5 B1 C2 D1 E10 F1 G1 H1 I5 J1 K1 L3 M2 N4 O3 P2 Q1 R5 S5 T4 U3 V1 W1 X1 Y1 Z1",
    "it": "A7 B1 C3 D2 E6 F1 G1 H1 I7 J1 K1 L2 M2 N3 O6 P2 Q1 R4 S3 T5 U2 V1 W1 X1 Y1 Z1",
}
"""Derived from the lexicons. docs/lexicons.md says how."""

_COUNTED = re.compile(r"([A-ZÄÖÜ])([0-9]{1,2})")


class Piece(Struct, frozen=True, gc=False):
    """A letter or, with "" as its letter, a blank. Width and height are in cells."""

    letter: str
    width: int
    height: int


@lru_cache(maxsize=256)
def letters(counts: str) -> str:
    """The 66 letters by number, equal ones together (LE-A3).

    Raises Illegal unless this is a set of 66 letters written like `A5 B2`.
    """
    found: list[str] = []
    for part in sorted(counts.upper().replace(",", " ").split()):
        counted = _COUNTED.fullmatch(part)
        if counted is None:
            raise Illegal("letters_unreadable", part=part, option="custom_letters")
        found += [counted[1]] * int(counted[2])
    if len(found) != LETTERS:
        raise Illegal("letters_not_66", count=len(found), wanted=LETTERS, option="custom_letters")
    return "".join(found)


@lru_cache(maxsize=256)
def pieces(counts: str) -> tuple[Piece, ...]:
    """All 72 pieces by number."""
    return printed(letters(counts))


@lru_cache(maxsize=256)
def printed(letters: str) -> tuple[Piece, ...]:
    """All 72 pieces by number: these letters, the nine sizes in turn, then the blanks (LE-A3)."""
    sized = (Piece(letter, *SIZES[number % len(SIZES)]) for number, letter in enumerate(letters))
    return (*sized, *(Piece("", *size) for size in BLANK_SIZES))
