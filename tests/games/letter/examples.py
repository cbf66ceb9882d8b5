"""The German and the English example of the sheet, laid so that letters touch only where a word needs it.

Each line: the tile, its top left cell, its size, and the words named once it lies there. `a` is a second A.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Laid(NamedTuple):
    """A letter of an example."""

    id: str
    x: int
    y: int
    width: int
    height: int
    words: tuple[str, ...]

    @property
    def letter(self) -> str:
        return self.id.upper()


class Example(NamedTuple):
    """Four players, two rounds."""

    language: str
    custom_letters: str
    """A set in which the letters have these sizes."""
    laid: tuple[Laid, ...]
    contacts: frozenset[frozenset[str]]


def example(language: str, custom_letters: str, contacts: str, *lines: str) -> Example:
    laid = []
    for line in lines:
        id, x, y, width, height, *words = line.split()
        laid.append(Laid(id, int(x), int(y), int(width), int(height), tuple(words)))
    return Example(language, custom_letters, tuple(laid), frozenset(map(frozenset, contacts.split())))


GERMAN: Final = example(
    "de",
    "A4 B9 D6 M6 O6 R9 T7 U19",
    "AB AD AM AR AU BO BR MR MT MU OR OT RT",
    "A 3 1 2 1",
    "B 2 0 2 1",
    "O 0 0 2 1",
    "M 1 2 3 1 AB ABO AM OB",
    "R 1 1 2 1 ARM BAR BOR BORA RAM",
    "T 0 1 1 2 ABORT AMT ART BART BROT ORT ROT TOR TRAB",
    "D 5 1 1 1 BAD DA DARM DART RAD",
    "U 4 2 1 1 BAU BAUM DAU RAUM TRAUM UM",
)
NOT_GERMAN: Final = ("OMA", "ROM", "BOA", "RAT", "TAU", "MUT")
"""These cannot be traced: O and M, A and O, A and T, T and U do not touch."""

ENGLISH: Final = example(
    "en",
    "A3 E1 L6 N9 O9 P9 T29",
    "AP AT EL EN EO EP ET Ea LP La NO Na OT",
    "N 2 0 1 1",
    "O 1 0 1 1",
    "E 1 1 2 1",
    "A 0 2 1 1 NO ON ONE",
    "T 0 0 1 2 AT ATONE NET NOT NOTE TEN TO TON TONE",
    "P 1 2 1 1 APE PEN PEON PET TAP TAPE",
    "L 2 2 1 1 LEN LET TEL",
    "a 3 0 1 3 AEON LANE LEA LEAN PEA PEAL PLANE PLEA TEAL",
)
ALSO_ENGLISH: Final = ("EON", "ATE", "TOE", "PLANET")
"""The lists are not exhaustive."""
