"""Grand Master Mind: the rows a decoder needed. An unsolved code counts one row more than the board has (GM-A3)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.state import State
from parlour.review.tally.tally import Feat, Tally, mean


def tally(agreed: Options, state: State, seat: Seat) -> Tally:
    mode = "filled" if agreed.variant == 1 else "gaps"
    own = [decoding for decoding in state.open.past if decoding.challenger != seat]
    solved = [decoding.points for decoding in own if decoding.solved]
    feat = Feat("rows", min(solved)) if solved else None
    return Tally(mode, "rows", mean(sum(decoding.points for decoding in own), len(own)), feat)
