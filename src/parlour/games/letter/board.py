"""Moving letters: onto the board, and back to where they came from (LE-14, LE-15, LE-A11, LE-A12)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.games.letter.events import BlankExchanged, LetterLaid, TableEvent
from parlour.games.letter.grid import Placed, overlap, rectangle
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
from parlour.games.letter.spaces import blank_under, check
from parlour.games.letter.state import Moves, Open
from parlour.games.letter.table import held, solitaire, without


def put(
    agreed: Options, open: Open, seat: Seat, moves: Moves, placed: Placed, *, by_chance: bool = False
) -> tuple[Open, Moves, list[TableEvent]]:
    """Lays a letter. A blank under it goes to the hand (LE-A11). Raises Illegal where the letter may not lie."""
    check(agreed, open, placed)
    gone, board, tile = blank_under(agreed, open, placed), open.board, placed.tile
    own = tile in open.hands[seat]
    told: list[TableEvent] = [LetterLaid(seat, tile, placed.x, placed.y, placed.turned, not own, by_chance)]
    if gone is not None:
        board = tuple(lying for lying in board if lying != gone)
        open = replace(open, blanks=held(open.blanks, seat, (*open.blanks[seat], gone.tile)))
        moves = replace(moves, exchanged=gone)
        told.append(BlankExchanged(seat, gone.tile))
    open = replace(
        open,
        board=(*board, placed),
        hands=held(open.hands, seat, without(open.hands[seat], tile)),
        free=without(open.free, tile),
    )
    mine = tile if own and not solitaire(open) else moves.own
    return open, replace(moves, laid=(*moves.laid, tile), own=mine), told


def take_back(open: Open, seat: Seat, moves: Moves, tiles: tuple[Tile, ...]) -> tuple[Open, Moves]:
    """Letters from the hand return to it, Free Letters beside the board, an exchanged blank to its place (LE-A12)."""
    board = tuple(lying for lying in open.board if lying.tile not in tiles)
    own = tiles if solitaire(open) else tuple(tile for tile in tiles if tile == moves.own)
    if own and moves.exchanged is not None:
        board = (*board, moves.exchanged)
        open = replace(open, blanks=held(open.blanks, seat, without(open.blanks[seat], moves.exchanged.tile)))
    open = replace(
        open,
        board=board,
        hands=held(open.hands, seat, (*open.hands[seat], *own)),
        free=tuple(sorted((*open.free, *(tile for tile in tiles if tile not in own)))),
    )
    laid = tuple(tile for tile in moves.laid if tile not in tiles)
    return open, replace(moves, laid=laid) if not own else replace(moves, laid=laid, own=None, exchanged=None)


def covering(agreed: Options, open: Open, moves: Moves) -> tuple[Tile, ...]:
    """The letters of this turn that lie where the exchanged blank must return."""
    blank = moves.exchanged
    if blank is None:
        return ()
    place = rectangle(blank, agreed.pieces[blank.tile])
    return tuple(
        lying.tile
        for lying in open.board
        if lying.tile != moves.own and overlap(place, rectangle(lying, agreed.pieces[lying.tile]))
    )
