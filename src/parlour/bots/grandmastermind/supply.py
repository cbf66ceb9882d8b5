"""The pieces a decoder has left, where they are limited (GM-A6), as counts for many rows at once.

A row must leave enough pieces to lay the code itself. A code that can no longer be laid is stranded.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.bots.grandmastermind.pegtable import Codes
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Tray

ENOUGH = 8
"""A row cannot take more than four of one piece, and the code laid after it cannot either."""

Left: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""How many of each shape and colour are left, up to what is always enough; empty fields never run out."""


def left_in(tray: Tray | None, shapes: list[int], colours: list[int]) -> Left | None:
    """What is in the tray, in this order of shapes and colours; None if any row strands no code."""
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
    if left is None:
        return np.ones(len(rows), np.bool_)
    fine: NDArray[np.bool_] = np.all(takes(rows, left) <= pieces(left), axis=1)
    return fine


def stranded(rows: Codes, codes: Codes, left: Left | None) -> NDArray[np.intp]:
    """For each row, how many of these codes it would strand. A row that is the code strands nothing: it solves it."""
    if left is None:
        return np.zeros(len(rows), np.intp)
    rest = pieces(left) - takes(rows, left)
    out_of_reach = np.zeros((len(rows), len(codes)), np.bool_)
    for need, still in zip(takes(codes, left).T, rest.T, strict=True):
        out_of_reach |= need > still[:, None]
    same = (rows[:, None, :] == codes).all(axis=2)
    count: NDArray[np.intp] = (out_of_reach & ~same).sum(axis=1)
    return count


def pieces(left: Left) -> NDArray[np.int8]:
    return np.array([*left[0], *left[1]], np.int8)


def takes(rows: Codes, left: Left) -> NDArray[np.int8]:
    """How many of each shape, then of each colour, each of these rows takes."""
    sides = len(left[0])
    kinds = (rows // sides == piece for piece in range(sides)), (rows % sides == piece for piece in range(sides))
    return np.stack([kind.sum(axis=1) for side in kinds for kind in side], axis=1).astype(np.int8)
