"""The rows: the decoder fills them one by one, or loses them to the clock (GM-5, GM-A5, GM-A6, GM-A9)."""

from __future__ import annotations

from parlour.core.game import Illegal, Seat
from parlour.games.grandmastermind.codes import enough, whole
from parlour.games.grandmastermind.events import RowLost, RowPlaced
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.pieces import SUPPLY, Code, Tray, tray
from parlour.games.grandmastermind.state import Answered, Lost, Open


def pieces_left(agreed: Options, open: Open) -> Tray | None:
    """The decoder's pieces, where they are limited (GM-A6)."""
    return tray(row.code for row in open.rows if isinstance(row, Answered)) if agreed.limited_supply else None


def place_row(agreed: Options, open: Open, decoder: Seat, row: Code) -> RowPlaced:
    if not whole(agreed.variant, row):
        raise Illegal("row_incomplete")
    if agreed.limited_supply and not enough(pieces_left(agreed, open), row):
        raise Illegal("not_enough_pieces", supply=SUPPLY)
    return RowPlaced(decoder, len(open.rows) + 1, row)


def lose_row(open: Open, decoder: Seat) -> tuple[Lost, RowLost]:
    """The row is used up, but it does not count as a guess (GM-A5)."""
    return Lost(), RowLost(decoder, len(open.rows) + 1)
