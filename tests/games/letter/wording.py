"""Shorthand for pieces and what is done with them.

The letters are A C E N O R S T, one of each in every size, but only three Ts. `C` covers one cell, `C21` is two wide
and one high, `#22` is a blank. `C@5,3` lies with its top left cell there, `C12@5,3t` is turned.
"""

from __future__ import annotations

import re
from typing import Final

from parlour.core.clock import GRACE
from parlour.core.game import Seat
from parlour.games.letter.actions import Done, Knock, Lay, LayBlank, Lift, Name, Release, Retrace
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import BLANK_SIZES, BLANKS, LETTERS, SIZES
from parlour.games.letter.state import Written

ALPHABET: Final = "ACENORST"
SET: Final = "A9 C9 E9 N9 O9 R9 S9 T3"
ONE, TWO, THREE, FOUR = Seat(0), Seat(1), Seat(2), Seat(3)
DONE, KNOCK = Done(), Knock()
_LAID: Final = re.compile(r"([^@]+)@(\d+),(\d+)(t?)")


def tile(name: str) -> int:
    """The number of a piece."""
    size = (int(name[1]), int(name[2])) if len(name) == 3 else (1, 1)
    if name[0] == "#":
        return BLANKS[BLANK_SIZES.index(size)]
    number = ALPHABET.index(name[0]) * len(SIZES) + SIZES.index(size)
    assert number < LETTERS, name
    return number


def tiles(names: str | tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of pieces, from names or as they are."""
    return tuple(tile(name) for name in names.split()) if isinstance(names, str) else names


def spot(what: str) -> tuple[int, int, int, bool]:
    found = _LAID.fullmatch(what)
    assert found is not None, what
    return tile(found[1]), int(found[2]), int(found[3]), bool(found[4])


def placed(what: str) -> tuple[Placed, ...]:
    return tuple(Placed(*spot(part)) for part in what.split())


def lay(what: str) -> Lay:
    return Lay(*spot(what))


def lay_blank(what: str) -> LayBlank:
    return LayBlank(*spot(what))


def lift(what: str) -> Lift:
    return Lift(tile(what))


def release(what: str) -> Release:
    return Release(tile(what))


def name(word: str, path: str | None = None) -> Name:
    """A word, read from letters of one cell unless a path is given."""
    return Name(word, tiles(" ".join(word) if path is None else path))


def retrace(word: str, path: str) -> Retrace:
    return Retrace(word, tiles(path))


def written(seat: int, word: str, path: str | None = None, points: int | None = None) -> Written:
    return Written(Seat(seat), word, name(word, path).path, len(word) if points is None else points)


def seconds(at: float) -> int:
    """When a clock that shows this time rings."""
    return round(at * 1000) + GRACE
