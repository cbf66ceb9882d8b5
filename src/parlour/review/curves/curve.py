"""A curve over the moments of a game, from the game's own module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.extras import extra
from parlour.core.game import AnyGame, Seat
from parlour.core.listing import name_of
from parlour.core.moments import Moment

Measure: TypeAlias = Literal["points", "table_points", "letters", "chain", "codes"]


class Line(Struct, frozen=True):
    """One value a moment; None where there is nothing to say. `seat` is whose line it is, or None for the board's."""

    seat: Seat | None
    values: tuple[int | None, ...]


class Curve(Struct, frozen=True):
    """What is measured, and a line for each seat or side. `goal`: who gets there wins. `log`: the values fall by orders
    of magnitude.
    """

    measure: Measure
    lines: tuple[Line, ...]
    goal: int | None = None
    log: bool = False


def curve(game: AnyGame, moments: Sequence[Moment]) -> Curve | None:
    """None for a game that has no curve."""
    drawer = extra("parlour.review.curves", name_of(type(game)))
    drawn: Curve | None = None if drawer is None else drawer.curve(game, moments)
    return drawn


def by_seat(moments: Sequence[Moment], values: Callable[[Moment], Sequence[int]]) -> tuple[Line, ...]:
    """A line for each seat, from what all seats have at a moment."""
    return tuple(Line(Seat(seat), had) for seat, had in enumerate(zip(*map(values, moments), strict=True)))
