"""MÖRDER: the letters collected, and how few tiles were turned for a win. Alone, the tiles still face down (MO-S6)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.moerder.options import Options
from parlour.games.moerder.state import Over, State
from parlour.review.tally.tally import Feat, Tally


def tally(agreed: Options, state: State, seat: Seat) -> Tally:
    open = state.open
    assert isinstance(open.phase, Over)
    ending = open.phase.ending
    won = ending.winner == seat and seat not in open.given_up
    if len(open.hands) == 1:
        return Tally("alone", "tiles_left", ending.score if won else 0)
    played = ending.reason != "gave_up"
    feat = Feat("tiles", len(open.turned)) if won and played else None
    if agreed.rules == "base":
        return Tally("base", feat=feat)
    return Tally("pro", "letters", len(open.hands[seat]), feat)
