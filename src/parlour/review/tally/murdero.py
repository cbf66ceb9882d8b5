"""MURDERO: points a hand, and the best hand, by side (MU-P4)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.murdero.options import Options
from parlour.games.murdero.scoring import sides
from parlour.games.murdero.state import State
from parlour.review.tally.tally import Feat, Tally, mean


def tally(agreed: Options, state: State, seat: Seat) -> Tally:
    open = state.open
    side = next(number for number, seats in enumerate(sides(agreed, len(open.places))) if seat in seats)
    hands = [line[side] for line in open.sheet]
    feat = Feat("hand", max(hands)) if hands else None
    return Tally("pairs" if agreed.partners else "single", "points_a_hand", mean(sum(hands), len(hands)), feat)
