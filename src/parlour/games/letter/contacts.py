"""Which letters touch, in the form the word finder needs, and which are connected (LE-11, LE-12)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from parlour.games.letter.grid import Placed, rectangle, touch
from parlour.games.letter.pieces import Piece, Tile, printed
from parlour.words.board import Board


class Layout(NamedTuple):
    """The letters on the board, sorted and numbered from 0. Blanks break words, so they are left out."""

    board: Board
    tiles: tuple[Tile, ...]
    number: dict[Tile, int]


@lru_cache(maxsize=512)
def layout(board: tuple[Placed, ...], letters: str) -> Layout:
    """`letters` is what is printed on each letter, by number."""
    return laid_out(board, printed(letters))


def laid_out(board: tuple[Placed, ...], pieces: tuple[Piece, ...]) -> Layout:
    lying = sorted(
        (placed.tile, rectangle(placed, pieces[placed.tile])) for placed in board if pieces[placed.tile].letter
    )
    touching = tuple(tuple([at for at, (_, other) in enumerate(lying) if touch(here, other)]) for _, here in lying)
    tiles = tuple([tile for tile, _ in lying])
    faces = tuple([pieces[tile].letter for tile in tiles])
    return Layout(Board(faces, touching), tiles, {tile: at for at, tile in enumerate(tiles)})


def connected(here: Layout, ground: frozenset[Tile], loose: frozenset[Tile]) -> frozenset[Tile]:
    """The loose letters connected to the ground, directly or through others (LE-A12)."""
    reached, edge = set(ground), list(ground)
    while edge:
        for at in here.board.neighbours[here.number[edge.pop()]]:
            tile = here.tiles[at]
            if tile in loose and tile not in reached:
                reached.add(tile)
                edge.append(tile)
    return frozenset(reached & loose)
