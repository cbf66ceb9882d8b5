"""The pieces a decoder has left, where they are limited (GM-A6), as counts for many rows at once."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.grandmastermind.pegtable import Codes
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Tray

ENOUGH = 4
"""A row cannot take more of one piece."""

Left: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""How many of each shape and colour are left, up to what a row can take; empty fields never run out."""


def left_in(tray: Tray | None, shapes: list[int], colours: list[int]) -> Left | None:
    """What is in the tray, in this order of shapes and colours; None if any row can be laid."""
    if tray is None:
        return None
    shape_counts = (*(tray.shapes[shape] for shape in SHAPES), ENOUGH)
    colour_counts = (*(tray.colours[colour] for colour in COLOURS), ENOUGH)
    left = (
        tuple(min(ENOUGH, shape_counts[shape]) for shape in shapes),
        tuple(min(ENOUGH, colour_counts[colour]) for colour in colours),
    )
    return None if min(*left[0], *left[1]) == ENOUGH else left


def payable(rows: Codes, left: Left | None) -> NDArray[np.bool_]:
    """Which of these rows can be laid."""
    fine = np.ones(len(rows), np.bool_)
    if left is not None:
        sides = len(left[0])
        for pieces, counts in zip((rows // sides, rows % sides), left, strict=True):
            for piece, count in enumerate(counts):
                fine &= (pieces == piece).sum(axis=1) <= count
    return fine
