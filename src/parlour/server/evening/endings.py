"""What the page of a finished table shows: the figures of the game."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.game import AnyGame
from parlour.review.ending.figure import Figure, figures, story_of
from parlour.server.tables.line import Line
from parlour.server.tables.record import Record, seats_of


class Ending(Struct, frozen=True):
    """The figures that matter most to whoever asked, the best first."""

    figures: tuple[Figure, ...]


def ending(game: AnyGame, record: Record, line: Line, guest: str) -> Ending:
    """Whoever has one seat is told their own figures, everybody else the winner's."""
    result, seats = line.here.over, seats_of(record, guest)
    assert result is not None
    return Ending(figures(game, story_of(line.log, line.story), result, seats[0] if len(seats) == 1 else None))
