"""Codes and rows: every possible one, random ones, and whether a row can be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from parlour.core.game import Luck
from parlour.core.luck import several, shuffled
from parlour.games.grandmastermind.pieces import FULL_PAIRS, Code, Pair, Tray, pairs_of

COMPLETE: Final = frozenset(FULL_PAIRS)


def every_code(variant: int, left: Tray | None = None) -> Iterator[Code]:
    """All codes of this variant, 390,625 or 1,679,616. With a tray, only those its pieces can make."""
    pairs = [pair for pair in pairs_of(variant) if enough(left, (pair,))]
    return (code for code in product(pairs, pairs, pairs, pairs) if enough(left, code))


def random_code(variant: int, luck: Luck) -> Code:
    a, b, c, d = several(luck, pairs_of(variant), 4)
    return (a, b, c, d)


def whole(variant: int, code: Code) -> bool:
    """In variant 1 no field may be empty (GM-A9)."""
    return variant == 2 or COMPLETE.issuperset(code)


def enough(left: Tray | None, row: Sequence[Pair]) -> bool:
    """Are there pieces for these pairs? Without a tray there always are (GM-A6)."""
    if left is None:
        return True
    shapes = [pair.shape for pair in row]
    colours = [pair.colour for pair in row]
    return all(shape is None or shapes.count(shape) <= left.shapes[shape] for shape in shapes) and all(
        colour is None or colours.count(colour) <= left.colours[colour] for colour in colours
    )


def random_row(variant: int, left: Tray | None, luck: Luck) -> Code:
    """A row the decoder could lay. With a tray, its pieces are drawn from there."""
    if left is None:
        return random_code(variant, luck)
    blanks = [None] * 4 if variant == 2 else []
    shapes = shuffled(luck, [*(shape for shape, count in left.shapes.items() for _ in range(count)), *blanks])
    colours = shuffled(luck, [*(colour for colour, count in left.colours.items() for _ in range(count)), *blanks])
    a, b, c, d = (Pair(shape, colour) for shape, colour in zip(shapes[:4], colours[:4], strict=True))
    return (a, b, c, d)
