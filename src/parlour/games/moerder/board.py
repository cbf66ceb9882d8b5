"""The tiles and their six by six places, which touch at sides and corners (MO-2, MO-3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

Letter: TypeAlias = Literal["M", "Ö", "R", "D", "E"]
Face: TypeAlias = Literal["M", "Ö", "R", "D", "E", "†"]
Tile: TypeAlias = Annotated[int, Meta(ge=0, le=35)]
"""Where a tile lies, row by row from the top left: 0 is a1, 5 is f1, 35 is f6."""

Board: TypeAlias = str
"""What lies on each of the 36 places: a letter, `†` for the body, `?` face down, `.` for a gap."""

LETTERS: tuple[Letter, ...] = get_args(Letter)
FACES: tuple[Face, ...] = get_args(Face)
BODY: Literal["†"] = "†"
HIDDEN = "?"
GAP = "."
EACH = 7
SIDE = 6
PLACES = range(SIDE * SIDE)
WORD: tuple[Letter, ...] = ("M", "Ö", "R", "D", "E", "R")

FACE_DOWN: Board = HIDDEN * len(PLACES)


def _around(tile: int) -> tuple[int, ...]:
    row, column = divmod(tile, SIDE)
    return tuple(
        other for other in PLACES if other != tile and abs(other // SIDE - row) <= 1 and abs(other % SIDE - column) <= 1
    )


AROUND: tuple[tuple[int, ...], ...] = tuple(_around(tile) for tile in PLACES)


def name(tile: int) -> str:
    """A column's letter and a row's number, as in `c3`."""
    return "abcdef"[tile % SIDE] + str(tile // SIDE + 1)


NAMES: dict[str, int] = {name(tile): tile for tile in PLACES}


@lru_cache(maxsize=256)
def tiles_with(board: Board, what: str) -> tuple[int, ...]:
    """Every place where one of these lies. A board is looked at several times before it changes."""
    return tuple([tile for tile, face in enumerate(board) if face in what])


def lay(board: Board, tile: int, what: str) -> Board:
    return board[:tile] + what + board[tile + 1 :]


@lru_cache(maxsize=256)
def bag(board: Board, collected: str) -> tuple[int, ...]:
    """How many of each face are neither open nor collected. Chance asks, and then the rules."""
    seen = board + collected
    return (*[EACH - seen.count(letter) for letter in LETTERS], 1 - seen.count(BODY))
