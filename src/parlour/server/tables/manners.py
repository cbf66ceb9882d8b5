"""How patient a house is."""

from __future__ import annotations

from msgspec import Struct

from parlour.bots.bot import MOST_IN_A_TURN
from parlour.core.game import Millis


class Manners(Struct, frozen=True):
    """After how long somebody gone counts as away (X-7) and lets windows pass (X-4), how long a bot hesitates so that
    people can follow, and after how long a table nobody watches leaves the memory.

    A bot that has made this many `decisions` in one turn would never finish, so the table makes the default move for it
    (X-7). `unhurried`: bots that look for something take as long as a person would. `ahead`: a bot that takes a while
    to warm up is started before anybody asks for one.
    """

    away: Millis = Millis(60_000)
    silent: Millis = Millis(5_000)
    decisions: int = MOST_IN_A_TURN
    pace_seconds: tuple[float, float] = (0.7, 1.5)
    unhurried: bool = True
    forget_seconds: float = 600.0
    ahead: bool = True
