"""The pieces: shapes for square fields, colours for round ones, and the pairs they make (GM-2, GM-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

Shape: TypeAlias = Literal["triangle", "square", "hexagon", "star", "cross"]
Colour: TypeAlias = Literal["red", "yellow", "green", "violet", "orange"]

SHAPES: tuple[Shape, ...] = get_args(Shape)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SUPPLY = 12


class Pair(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """One position: a shape and a colour. None is an empty field, a value of its own in variant 2 (GM-13)."""

    shape: Shape | None
    colour: Colour | None

    @property
    def complete(self) -> bool:
        return self.shape is not None and self.colour is not None


Code: TypeAlias = tuple[Pair, Pair, Pair, Pair]

FULL_PAIRS: tuple[Pair, ...] = tuple(Pair(shape, colour) for shape in SHAPES for colour in COLOURS)
ALL_PAIRS: tuple[Pair, ...] = tuple(Pair(shape, colour) for shape in (*SHAPES, None) for colour in (*COLOURS, None))


def pairs_of(variant: int) -> tuple[Pair, ...]:
    """Every pair of this variant: 25, or 36 with empty fields (GM-4, GM-13)."""
    return FULL_PAIRS if variant == 1 else ALL_PAIRS


class Tray(Struct, frozen=True):
    """How many of each piece the decoder has left where the supply is limited (GM-A6)."""

    shapes: dict[Shape, int]
    colours: dict[Colour, int]


def tray(rows: Iterable[Code]) -> Tray:
    """What is left of twelve of each after these rows."""
    left = Tray(dict.fromkeys(SHAPES, SUPPLY), dict.fromkeys(COLOURS, SUPPLY))
    for row in rows:
        for pair in row:
            if pair.shape is not None:
                left.shapes[pair.shape] -= 1
            if pair.colour is not None:
                left.colours[pair.colour] -= 1
    return left
