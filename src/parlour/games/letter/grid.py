"""The grid: where pieces lie, what they cover and which touch along an edge (LE-10, LE-11, LE-12)."""

from __future__ import annotations

import re
from string import ascii_lowercase
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from parlour.games.letter.pieces import Piece, Size, Tile

Coordinate: TypeAlias = Annotated[int, Meta(ge=0, le=29)]
Cell: TypeAlias = tuple[Coordinate, Coordinate]

LARGEST: Final = 30
COLUMNS: Final = ascii_lowercase
_NAMED = re.compile(r"(a?)([a-z])([1-9][0-9]?)")


class Placed(Struct, frozen=True, gc=False):
    """A piece on the grid, by its top left cell. `turned` swaps width and height (LE-A5)."""

    tile: Tile
    x: Coordinate
    y: Coordinate
    turned: bool = False


class Rectangle(Struct, frozen=True, gc=False):
    """The cells from (left, top) up to, but not including, (right, bottom)."""

    left: int
    top: int
    right: int
    bottom: int


def size(piece: Piece, turned: bool) -> Size:
    """Its width and height as it lies."""
    return (piece.height, piece.width) if turned else (piece.width, piece.height)


def rectangle(placed: Placed, piece: Piece) -> Rectangle:
    width, height = size(piece, placed.turned)
    return Rectangle(placed.x, placed.y, placed.x + width, placed.y + height)


def overlap(one: Rectangle, other: Rectangle) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def touch(one: Rectangle, other: Rectangle) -> bool:
    """They share an edge at least one cell long. A corner is not enough (LE-11)."""
    beside = one.right == other.left or other.right == one.left
    above = one.bottom == other.top or other.bottom == one.top
    rows = min(one.bottom, other.bottom) - max(one.top, other.top)
    columns = min(one.right, other.right) - max(one.left, other.left)
    return (beside and rows > 0) or (above and columns > 0)


def name_of(x: int, y: int) -> str:
    """A cell as people call it: column and row, a1 at the top left, aa1 after z1."""
    return f"{'a' if x >= len(COLUMNS) else ''}{COLUMNS[x % len(COLUMNS)]}{y + 1}"


def cell_of(name: str) -> Cell | None:
    """The cell of this name, or None if no grid has it."""
    found = _NAMED.fullmatch(name.lower())
    if found is None:
        return None
    x = COLUMNS.index(found[2]) + len(COLUMNS) * len(found[1])
    return (x, int(found[3]) - 1) if x < LARGEST and int(found[3]) <= LARGEST else None
