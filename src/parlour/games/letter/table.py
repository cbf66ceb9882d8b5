"""What can be read off the table: which round it is, who has the word, and which words are from this turn."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Millis, Seat
from parlour.games.letter.pieces import BLANKS, Tile
from parlour.games.letter.state import Open, Written


def alone(open: Open) -> bool:
    return len(open.scores) == 1


def round_one(open: Open) -> bool:
    """Not everybody has laid a first letter yet (LE-6)."""
    return not alone(open) and not all(open.opened)


def speaker(open: Open) -> Seat:
    """Who names words now: the seat on turn, or who has knocked."""
    knocks = open.knocks
    return open.active if knocks is None or knocks.knocker is None else knocks.knocker


def naming(open: Open) -> Open:
    """Words are named again, in the turn or the knock that was interrupted."""
    return replace(open, phase="laying" if open.knocks is None else "knocking", contest=None)


def letters_on_board(open: Open) -> frozenset[Tile]:
    return frozenset([placed.tile for placed in open.board if placed.tile not in BLANKS])


def of_this_turn(open: Open) -> tuple[Written, ...]:
    """The words written in this turn or knock: the last ones on the sheet."""
    return open.written[len(open.written) - open.moves.written :]


def nothing_left(open: Open) -> bool:
    """Nobody holds a letter or a blank, and no Free Letter lies there (LE-A17)."""
    return not any(open.hands) and not any(open.blanks) and not open.free


def clock(open: Open) -> Millis | None:
    """When the time of who has the word is over: that of the turn, of the knock, or of the game alone."""
    return open.until if open.knocks is None else open.knocks.until


def set_clock(open: Open, until: Millis | None) -> Open:
    if open.knocks is None:
        return replace(open, until=until)
    assert until is not None
    return replace(open, knocks=replace(open.knocks, until=until))


def held(pieces: tuple[tuple[Tile, ...], ...], seat: Seat, mine: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """Hands, or blanks, when this seat holds these, in order of their numbers."""
    return tuple(tuple(sorted(mine)) if owner == seat else theirs for owner, theirs in enumerate(pieces))


def without(pieces: tuple[Tile, ...], gone: Tile) -> tuple[Tile, ...]:
    return tuple([tile for tile in pieces if tile != gone])
