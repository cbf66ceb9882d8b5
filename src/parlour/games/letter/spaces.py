"""Where a piece may lie: on the grid, over nothing else, beside a letter (LE-10, LE-11, LE-A10, LE-A11).

Cells are the bits of a number, row by row from the left upper corner.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from parlour.core.game import Illegal
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.grid import Placed, Rectangle, rectangle
from parlour.games.letter.pieces import BLANKS, Piece, Tile
from parlour.games.letter.state import Open
from parlour.games.letter.table import alone, letters_on_board, round_one

FREELY_LAID: Final = 3
"""Alone so many letters may lie anywhere (LE-A23)."""


class Ground(NamedTuple):
    """What the letters cover, what each blank covers, and what touches a letter."""

    letters: int
    blanks: tuple[tuple[Tile, int], ...]
    beside: int


def cells(covered: Rectangle, side: int) -> int:
    row = ((1 << (covered.right - covered.left)) - 1) << covered.left
    return sum(row << side * y for y in range(covered.top, covered.bottom))


@lru_cache(maxsize=512)
def ground(board: tuple[Placed, ...], pieces: tuple[Piece, ...], side: int) -> Ground:
    covered = [(placed.tile, cells(rectangle(placed, pieces[placed.tile]), side)) for placed in board]
    letters = sum(mask for tile, mask in covered if tile not in BLANKS)
    first = sum(1 << side * y for y in range(side))
    last = first << side - 1
    beside = letters << side | letters >> side | (letters & ~last) << 1 | (letters & ~first) >> 1
    return Ground(letters, tuple((tile, mask) for tile, mask in covered if tile in BLANKS), beside)


def anywhere(agreed: Agreement, open: Open) -> bool:
    """Need a letter touch none? In the first round, and alone at first or where it was so agreed (LE-6, LE-A23)."""
    if alone(open):
        return agreed.solitaire_layout == "free" or len(letters_on_board(open)) < FREELY_LAID
    return round_one(open)


def may_exchange(open: Open, tile: Tile) -> bool:
    """Only a letter of one's own may take the place of a blank, after the first round (LE-15, LE-A11)."""
    return tile in open.hands[open.active] and not round_one(open) and not alone(open)


def exchanged(agreed: Agreement, open: Open, placed: Placed) -> Tile | None:
    """The blank this piece takes the place of, if any; raises Illegal where it may not lie."""
    piece, side = agreed.pieces[placed.tile], open.side
    if placed.turned and not agreed.rotation:
        raise Illegal("pieces_stay_upright")
    covered = rectangle(placed, piece)
    if covered.right > side or covered.bottom > side:
        raise Illegal("off_the_grid")
    here, mask = ground(open.board, agreed.pieces, side), cells(covered, side)
    if not vacant(here, mask, exchange=may_exchange(open, placed.tile)):
        raise Illegal("place_taken")
    if needs_contact(agreed, open, placed.tile) and not mask & here.beside:
        raise Illegal("must_touch_a_letter")
    return next((tile for tile, blank in here.blanks if blank & mask), None)


def needs_contact(agreed: Agreement, open: Open, tile: Tile) -> bool:
    """A blank always does (LE-A10)."""
    return tile in BLANKS or not anywhere(agreed, open)


def vacant(here: Ground, mask: int, *, exchange: bool) -> bool:
    """Are these cells free, but for the one blank that may be exchanged?"""
    return not mask & here.letters and sum(bool(mask & blank) for _, blank in here.blanks) <= exchange


def places(agreed: Agreement, open: Open, tile: Tile) -> Iterator[Placed]:
    """All places where this piece may be laid now, row by row."""
    return spots(agreed, open, tile, attach=needs_contact(agreed, open, tile))


def spots(agreed: Agreement, open: Open, tile: Tile, *, attach: bool) -> Iterator[Placed]:
    piece, side = agreed.pieces[tile], open.side
    here, exchange = ground(open.board, agreed.pieces, side), may_exchange(open, tile)
    for turned in (False, True) if agreed.rotation and piece.width != piece.height else (False,):
        shape = rectangle(Placed(tile, 0, 0, turned), piece)
        corner = cells(shape, side)
        for y in range(side - shape.bottom + 1):
            for x in range(side - shape.right + 1):
                mask = corner << side * y + x
                if (not attach or mask & here.beside) and vacant(here, mask, exchange=exchange):
                    yield Placed(tile, x, y, turned)
