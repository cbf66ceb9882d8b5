"""The roles: one seat hides, the other decodes, and by default they swap (GM-1, GM-11, GM-A10)."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Seat
from parlour.games.grandmastermind.options import Options

OTHER: Final = (Seat(1), Seat(0))


def first_challenger(agreed: Options) -> Seat | None:
    """None if chance is to draw (X-6)."""
    match agreed.roles:
        case "decode":
            return Seat(1)
        case "hide":
            return Seat(0)
        case "swap":
            return None if agreed.start_player == "random" else Seat(agreed.start_player)


def next_challenger(agreed: Options, challenger: Seat) -> Seat:
    return OTHER[challenger] if agreed.roles == "swap" else challenger
