"""The 56 tiles: the letters of the box, a set for each language, or a custom set (WS-A2, WS-7)."""

from __future__ import annotations

import re
from typing import Final

from parlour.core.game import Illegal

FRAGMENTS: Final = ("IN", "ON", "IS")
"""Tiles with two letters, which may also be read backwards (WS-7)."""
TILES: Final = 56

BOX: Final = "A4 B1 C2 D2 E5 F1 G1 H2 I3 J1 K1 L3 M2 N2 O3 P2 Q1 R3 S4 T3 U2 V1 W1 X1 Y1 Z1 IN1 ON1 IS1"
OF_LANGUAGE: Final = {
    "en": "A4 B1 C2 D2 E6 F1 G1 H1 I3 J1 K1 L3 M1 N3 O3 P1 Q1 R4 S4 T3 U2 V1 W1 X1 Y1 Z1 IN1 ON1 IS1",
    "de": "A3 B1 C1 D1 E8 F1 G2 H2 I3 J1 K1 L2 M1 N4 O1 P1 Q1 R4 S3 T3 U1 V1 W1 X1 Y1 Z1 Ä1 Ö1 Ü1 IN1 ON1 IS1",
    "fr": "A4 B1 C2 D1 E8 F1 G1 H1 I3 J1 K1 L2 M1 N3 O3 P1 Q1 R4 S4 T3 U2 V1 W1 X1 Y1 Z1 IN1 ON1 IS1",
    "it": "A6 B1 C2 D1 E5 F1 G1 H1 I5 J1 K1 L2 M1 N3 O4 P1 Q1 R3 S3 T4 U1 V1 W1 X1 Y1 Z1 IN1 ON1 IS1",
}
"""Derived from the lexicons. docs/lexicons.md says how."""

_COUNTED = re.compile(r"(IN|ON|IS|[A-ZÄÖÜ])([0-9]{1,2})")


def tiles(written: str) -> tuple[str, ...]:
    """The tiles of a set written like `A4 B1 IN1`. Raises Illegal unless there are 56."""
    pile: list[str] = []
    for part in written.upper().replace(",", " ").split():
        counted = _COUNTED.fullmatch(part)
        if counted is None:
            raise Illegal("letters_unreadable", part=part, option="custom_letters")
        pile += [counted[1]] * int(counted[2])
    if len(pile) != TILES:
        raise Illegal("letters_not_56", count=len(pile), wanted=TILES, option="custom_letters")
    return tuple(sorted(pile))
