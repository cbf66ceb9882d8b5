"""What can be read off the table: how many play, which round it is, and what was done in this turn."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Seat
from parlour.games.letter.pieces import BLANKS, Tile
from parlour.games.letter.state import Challenged, Judging, Knocking, Laying, Moves, Open, Written

NO_MOVES: Final = Moves()
FREELY_LAID: Final = 3
"""In solitaire the first letters may lie anywhere and need no word (LE-A23)."""


def solitaire(open: Open) -> bool:
    return len(open.scores) == 1


def round_one(open: Open) -> bool:
    """Not every seat has laid a first letter yet (LE-6)."""
    return False in open.opened and len(open.opened) > 1


def letters_on_board(open: Open) -> frozenset[Tile]:
    return frozenset([placed.tile for placed in open.board if placed.tile not in BLANKS])


def nothing_left(open: Open) -> bool:
    """Nobody holds a letter or a blank, and there is no Free Letter (LE-A17)."""
    return not any(open.hands) and not any(open.blanks) and not open.free


def moves_now(open: Open) -> Moves:
    """What was done so far in the current turn or knock, interrupted or not."""
    match open.phase:
        case Laying(moves=moves) | Knocking(moves=moves):
            return moves
        case Judging(back) | Challenged(back=back):
            return back.moves
        case _:
            return NO_MOVES


def written_in(open: Open, moves: Moves) -> tuple[Written, ...]:
    """The words written in this turn or knock: the last ones on the sheet."""
    return open.written[len(open.written) - moves.written :]


def held(pieces: tuple[tuple[Tile, ...], ...], seat: Seat, mine: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """The hands, or the blanks, once this seat holds these, sorted by number."""
    return (*pieces[:seat], tuple(sorted(mine)), *pieces[seat + 1 :])


def without(pieces: tuple[Tile, ...], gone: Tile) -> tuple[Tile, ...]:
    if gone not in pieces:
        return pieces
    at = pieces.index(gone)
    return pieces[:at] + pieces[at + 1 :]
