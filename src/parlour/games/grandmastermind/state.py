"""What lies on a Grand Master Mind table: what all see, what only the challenger sees."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.grandmastermind.pegs import SOLVED, Pegs
from parlour.games.grandmastermind.pieces import Code, Tray

Phase: TypeAlias = Literal["drawing", "hiding", "setting", "guessing", "answering", "counting", "over"]
"""Drawing, setting and counting are done by chance and the judge; nobody waits there."""


class Row(Struct, frozen=True):
    """A double row: laid and answered, laid and waiting, or lost to the clock (no code, GM-A5)."""

    code: Code | None
    pegs: Pegs | None = None

    @property
    def lost(self) -> bool:
        return self.code is None


class Decoding(Struct, frozen=True):
    """A code that has been shown, with the rows laid against it; `points` go to the challenger (GM-A3, GM-A4)."""

    challenger: Seat
    code: Code
    rows: tuple[Row, ...]
    points: int

    @property
    def solved(self) -> bool:
        return bool(self.rows) and self.rows[-1].pegs == SOLVED


class Open(Struct, frozen=True):
    """What all see. `shown` is the code of a decoding that somebody gave up."""

    phase: Phase
    challenger: Seat
    since: Millis = Millis(0)
    rows: tuple[Row, ...] = ()
    past: tuple[Decoding, ...] = ()
    gave_up: Seat | None = None
    shown: Code | None = None


class State(Struct, frozen=True):
    open: Open
    code: Code | None = None


class View(Struct, frozen=True):
    """What a viewer sees: the open table, and the code if it is his own."""

    seat: Seat | None
    open: Open
    code: Code | None = None


class Offer(Struct, frozen=True):
    """What this seat is asked for, and the pieces left where they are limited."""

    ask: Literal["hide", "guess", "answer"]
    tray: Tray | None = None
