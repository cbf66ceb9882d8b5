"""Your turn: a tile is turned over, and the body turns its neighbours (MO-5, MO-6)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.games.moerder.board import AROUND, BODY, FACES, GAP, HIDDEN, PLACES, Face, Tile, bag, lay, name
from parlour.games.moerder.events import BodyFound, TileTurned
from parlour.games.moerder.state import Open


def turn_over(open: Open, tile: int) -> tuple[Tile, ...]:
    """The tiles that are due: this one, if it lies face down."""
    if tile not in PLACES:
        raise Illegal("no_such_tile")
    if open.board[tile] == GAP:
        raise Illegal("tile_gone", tile=name(tile))
    if open.board[tile] != HIDDEN:
        raise Illegal("tile_open", tile=name(tile))
    return (tile,)


def draw_face(open: Open, luck: Luck) -> Face:
    """One of the tiles still face down, each equally likely."""
    drawn = luck.below(open.hidden)
    for face, count in zip(FACES, bag(open.board, open.collected), strict=True):
        drawn -= count
        if drawn < 0:
            return face
    raise AssertionError("as many faces are left as tiles lie face down")


def reveal(
    open: Open, seat: Seat, due: tuple[Tile, ...], tile: int, face: Face
) -> tuple[Open, tuple[Tile, ...], TileTurned | BodyFound]:
    """The first tile that is due is turned. The body makes every face-down tile around it due as well."""
    if due[:1] != (tile,) or not bag(open.board, open.collected)[FACES.index(face)]:
        raise Illegal("not_in_the_bag")
    open = replace(open, board=lay(open.board, tile, face), turned=(*open.turned, tile))
    due = due[1:]
    if face != BODY:
        return open, due, TileTurned(seat, tile, face)
    around = tuple(other for other in AROUND[tile] if open.board[other] == HIDDEN and other not in due)
    return open, due + around, BodyFound(seat, tile, around)
