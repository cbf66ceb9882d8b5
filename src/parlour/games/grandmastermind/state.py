"""What is on a table: what everybody sees, what only the challenger sees, and the phases of a decoding."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.grandmastermind.pegs import SOLVED, Pegs
from parlour.games.grandmastermind.pieces import Code, Tray


class Drawing(Struct, frozen=True, gc=False, tag=True):
    """Chance draws who hides first."""


class Hiding(Struct, frozen=True, gc=False, tag=True):
    """The challenger lays a code behind the shield."""

    challenger: Seat
    until: Millis | None


class Setting(Struct, frozen=True, gc=False, tag=True):
    """Chance lays a code for a challenger who ran out of time (X-7)."""

    challenger: Seat


class Guessing(Struct, frozen=True, gc=False, tag=True):
    """The decoder fills a row."""

    challenger: Seat
    until: Millis | None


class Answering(Struct, frozen=True, gc=False, tag=True):
    """The challenger sets the pegs by hand (GM-A2)."""

    challenger: Seat
    row: Code
    until: Millis | None


class Counting(Struct, frozen=True, gc=False, tag=True):
    """The engine sets the pegs (GM-A2)."""

    challenger: Seat
    row: Code


Playing: TypeAlias = Drawing | Hiding | Setting | Guessing | Answering | Counting


class Over(Struct, frozen=True, gc=False, tag=True):
    """All codes have been played."""


class GivenUp(Struct, frozen=True, gc=False, tag=True):
    """A seat gave up. The code is shown, if one was hidden (X-8)."""

    seat: Seat
    during: Playing
    code: Code | None


Phase: TypeAlias = Playing | Over | GivenUp


class Answered(Struct, frozen=True, gc=False, tag=True):
    """A row and the pegs it earned."""

    code: Code
    pegs: Pegs


class Lost(Struct, frozen=True, gc=False, tag=True):
    """A row lost to the clock: it is used up, but it is not a guess (GM-A5)."""


Row: TypeAlias = Answered | Lost


class Decoding(Struct, frozen=True, gc=False):
    """A code that has been shown, and the rows laid against it. `points` go to the challenger (GM-A3, GM-A4)."""

    challenger: Seat
    code: Code
    rows: tuple[Row, ...]
    points: int

    @property
    def solved(self) -> bool:
        return solves(self.rows[-1])


def solves(row: Row) -> bool:
    """Did it find the code (GM-11)?"""
    return type(row) is Answered and row.pegs == SOLVED


class Open(Struct, frozen=True, gc=False):
    """What everybody sees. A row that waits for its pegs is in the phase, not among the `rows`."""

    phase: Phase
    rows: tuple[Row, ...] = ()
    past: tuple[Decoding, ...] = ()


class State(Struct, frozen=True, gc=False):
    """Everything. `hidden` is the code behind the shield, if there is one."""

    open: Open
    hidden: tuple[Code, ...] = ()


class View(Struct, frozen=True, gc=False):
    """What a viewer sees: the open table, and the code if it is its own."""

    seat: Seat | None
    open: Open
    code: Code | None = None


class Offer(Struct, frozen=True, gc=False):
    """What this seat is asked for, and the pieces it has left where they are limited."""

    ask: Literal["hide", "guess", "answer"]
    tray: Tray | None = None
