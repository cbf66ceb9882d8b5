"""Where a piece may lie: on the grid, overlapping nothing, beside a letter (LE-10, LE-11, LE-A10, LE-A11).

Cells are the bits of a number, row by row from the top left corner. A piece's place is that of its top left cell, so
the places of a piece are the bits of a number too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from parlour.core.game import Illegal, Luck
from parlour.games.letter.grid import Placed, size
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import BLANKS, SIZES, Piece, Size, Tile, printed
from parlour.games.letter.state import Open
from parlour.games.letter.table import FREELY_LAID, round_one, solitaire


class Ground(NamedTuple):
    """What the letters cover, what each blank covers, and which cells touch a letter."""

    letters: int
    blanks: tuple[tuple[Placed, int], ...]
    beside: int


@cache
def corner(size: Size, side: int) -> int:
    """The cells of a piece of this size in the top left corner of the grid."""
    width, height = size
    return sum((1 << width) - 1 << side * y for y in range(height))


def cells(placed: Placed, piece: Piece, side: int) -> int:
    """The cells this piece covers."""
    return corner(size(piece, placed.turned), side) << side * placed.y + placed.x


@lru_cache(maxsize=512)
def ground(board: tuple[Placed, ...], letters: str, side: int) -> Ground:
    pieces, lettered = printed(letters), 0
    blanks: list[tuple[Placed, int]] = []
    for placed in board:
        covered = cells(placed, pieces[placed.tile], side)
        if placed.tile in BLANKS:
            blanks.append((placed, covered))
        else:
            lettered |= covered
    first = corner((1, side), side)
    last = first << side - 1
    beside = lettered << side | lettered >> side | (lettered & ~last) << 1 | (lettered & ~first) >> 1
    return Ground(lettered, tuple(blanks), beside)


def anywhere(agreed: Options, open: Open) -> bool:
    """May a letter lie apart from the others? In round one, and at times in solitaire (LE-6, LE-A23)."""
    if solitaire(open):
        return agreed.solitaire_layout == "free" or len(open.board) < FREELY_LAID
    return round_one(open)


def may_exchange(open: Open, tile: Tile) -> bool:
    """Only a letter from the hand may take the place of a blank, and only after round one (LE-15, LE-A11)."""
    return tile not in BLANKS and tile not in open.free and not solitaire(open) and not round_one(open)


def needs_contact(agreed: Options, open: Open, tile: Tile) -> bool:
    """Must it touch a letter? A blank always must (LE-A10)."""
    return tile in BLANKS or not anywhere(agreed, open)


@cache
def inside(size: Size, side: int) -> int:
    """All places of a piece of this size on the grid."""
    width, height = size
    return corner((side - width + 1, side - height + 1), side)


def reaching(region: int, size: Size, side: int) -> int:
    """The places where a piece of this size covers a cell of the region. Not all of them need be on the grid."""
    if not region:
        return 0
    width, height = size
    row = region
    for x in range(1, width):
        row |= region >> x
    found = row
    for y in range(1, height):
        found |= row >> side * y
    return found


def vacant(here: Ground, size: Size, side: int, *, exchange: bool) -> int:
    """The places where a piece of this size covers nothing, or just one blank if it may be exchanged."""
    taken, over_a_blank = reaching(here.letters, size, side), 0
    for _, blank in here.blanks:
        over_this = reaching(blank, size, side)
        taken |= over_a_blank & over_this if exchange else over_this
        over_a_blank |= over_this
    return inside(size, side) & ~taken


def check(agreed: Options, open: Open, placed: Placed) -> None:
    """Raises Illegal where the piece may not lie."""
    if placed.turned and not agreed.rotation:
        raise Illegal("pieces_stay_upright")
    tile, lying, side = placed.tile, size(agreed.pieces[placed.tile], placed.turned), open.side
    if placed.x + lying[0] > side or placed.y + lying[1] > side:
        raise Illegal("off_the_grid")
    attach, place = needs_contact(agreed, open, tile), 1 << side * placed.y + placed.x
    if not place & space(agreed, open, tile, lying, attach):
        free = place & space(agreed, open, tile, lying, attach=False)
        raise Illegal("must_touch_a_letter" if free else "place_taken")


def blank_under(agreed: Options, open: Open, placed: Placed) -> Placed | None:
    """The blank whose place this piece takes."""
    blanks = ground(open.board, agreed.letters, open.side).blanks
    mask = cells(placed, agreed.pieces[placed.tile], open.side) if blanks else 0
    return next((lying for lying, blank in blanks if blank & mask), None)


@lru_cache(maxsize=1024)
def room(board: tuple[Placed, ...], letters: str, side: int, lying: Size, exchange: bool, attach: bool) -> int:
    """The places for a piece of this size. With `attach`, only those beside a letter.

    Whoever draws a place and whoever checks it ask the same, and so does the next turn if the piece is taken back.
    """
    here = ground(board, letters, side)
    left = vacant(here, lying, side, exchange=exchange)
    return left & reaching(here.beside, lying, side) if attach else left


def space(agreed: Options, open: Open, tile: Tile, lying: Size, attach: bool) -> int:
    """The places for this piece as it lies."""
    return room(open.board, agreed.letters, open.side, lying, may_exchange(open, tile), attach)


def with_room(agreed: Options, open: Open, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The pieces that fit somewhere. Where the largest size fits they all do, so one look is mostly enough."""
    # Blanks come last, and what a blank needs is enough for a letter.
    attach = bool(tiles) and needs_contact(agreed, open, tiles[-1])
    if not tiles or room(open.board, agreed.letters, open.side, SIZES[-1], False, attach):
        return tiles
    return tuple(tile for tile in tiles if any(left for _, left in spots(agreed, open, tile)))


def spots(agreed: Options, open: Open, tile: Tile, *, attach: bool | None = None) -> list[tuple[bool, int]]:
    """Upright and, where that was agreed, turned: all places where this piece may be laid now.

    `attach` says whether it must touch a letter, if not as usual.
    """
    piece = agreed.pieces[tile]
    beside = needs_contact(agreed, open, tile) if attach is None else attach
    ways = (False, True) if agreed.rotation and piece.width != piece.height else (False,)
    return [(turned, space(agreed, open, tile, size(piece, turned), beside)) for turned in ways]


def places(agreed: Options, open: Open, tile: Tile, *, attach: bool | None = None) -> Iterator[Placed]:
    """All places where this piece may be laid now, row by row."""
    for turned, places in spots(agreed, open, tile, attach=attach):
        left = places
        while left:
            first = left & -left
            yield at(tile, first, turned, open.side)
            left ^= first


def random_place(agreed: Options, open: Open, tile: Tile, luck: Luck, *, attach: bool | None = None) -> Placed | None:
    """One of its places, all equally likely, or None if there is none."""
    ways = spots(agreed, open, tile, attach=attach)
    number = luck.below(sum([left.bit_count() for _, left in ways]))
    for turned, left in ways:
        if number < left.bit_count():
            return at(tile, bit(left, number), turned, open.side)
        number -= left.bit_count()
    return None


def at(tile: Tile, place: int, turned: bool, side: int) -> Placed:
    y, x = divmod(place.bit_length() - 1, side)
    return Placed(tile, x, y, turned)


def bit(places: int, number: int) -> int:
    """The bit of this number, counted from the lowest: the half it must be in is halved again."""
    low, width = 0, places.bit_length()
    while width > 1:
        half = width + 1 >> 1
        below = (places >> low & (1 << half) - 1).bit_count()
        if number >= below:
            number -= below
            low += half
            width -= half
        else:
            width = half
    return 1 << low
