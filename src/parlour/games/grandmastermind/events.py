"""What happened at a Grand Master Mind table."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Event, Seat
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import Code


class ChallengerDrawn(Event, frozen=True):
    seat: Seat


class CodeHidden(Event, frozen=True):
    """`by_chance`: the challenger ran out of time."""

    seat: Seat
    by_chance: bool


class RowPlaced(Event, frozen=True):
    seat: Seat
    number: int
    row: Code


class RowAnswered(Event, frozen=True):
    number: int
    pegs: Pegs


class RowLost(Event, frozen=True):
    seat: Seat
    number: int


class CodeShown(Event, frozen=True):
    """The shield opens, whether or not the code was found; `rows` were used."""

    code: Code
    solved: bool
    rows: int


class RolesSwapped(Event, frozen=True):
    """This seat hides the next code."""

    challenger: Seat


class SeatGaveUp(Event, frozen=True):
    seat: Seat


TableEvent: TypeAlias = (
    ChallengerDrawn | CodeHidden | RowPlaced | RowAnswered | RowLost | CodeShown | RolesSwapped | SeatGaveUp
)
