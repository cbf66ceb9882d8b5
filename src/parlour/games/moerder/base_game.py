"""The base game: one player may announce that the word cannot be formed, and drop out (MO-B1)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.moerder.events import DroppedOut
from parlour.games.moerder.options import Options
from parlour.games.moerder.state import Open


def may_drop_out(agreed: Options, open: Open) -> bool:
    """Only the first player to say so may."""
    return agreed.rules == "base" and open.dropped is None


def drop_out(agreed: Options, open: Open, seat: Seat) -> tuple[Open, DroppedOut]:
    if not may_drop_out(agreed, open):
        raise Illegal("no_dropping_out")
    return replace(open, dropped=seat), DroppedOut(seat)
