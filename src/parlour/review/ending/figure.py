"""The figures of a finished game, whatever the game, read off what was told at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from msgspec import Struct

from parlour.core.extras import extra
from parlour.core.game import AnyEntry, AnyGame, Event, Result, Seat
from parlour.core.listing import name_of
from parlour.core.moments import FOLLOWS
from parlour.core.play import numbered_line
from parlour.core.refusal import Fact
from parlour.core.saying import Said

MOST_FIGURES: Final = 4
Story: TypeAlias = tuple[tuple[int, Event], ...]
"""What was told at the table, each event with the ply of the moment that shows it."""


class Figure(Struct, frozen=True):
    """`ply` is the moment of the replay it belongs to, or None if that is the whole game. Its facts name people by
    their seats: `seat` is whose figure it is, `other` whom they are compared with. `event` is what a board can show of
    it once more.
    """

    said: Said
    ply: int | None = None
    event: Any = None


def figure(code: str, ply: int | None = None, **facts: Fact) -> Figure:
    return Figure(Said(code, facts), ply)


def figures(game: AnyGame, story: Story, result: Result, seat: Seat | None) -> tuple[Figure, ...]:
    """The figures that matter to this seat, or to the winner if nobody in particular asks; the best come first."""
    teller = extra("parlour.review.ending", name_of(type(game)))
    if teller is None:
        return ()
    whose = leader(result) if seat is None else seat
    found: list[Figure] = list(teller.figures(game, story, result, whose))
    return tuple(found[:MOST_FIGURES])


def story_of(log: Iterable[AnyEntry], told: list[tuple[Event, ...]]) -> Story:
    """What was told about the entries that were not taken back, by the moments at which a replay stops."""
    story: list[tuple[int, Event]] = []
    events: list[Event] = []
    reached = 0
    for ply, entry in numbered_line(log):
        if entry.actor not in FOLLOWS:
            story += ((reached, event) for event in events)
            events = []
        events += told[ply]
        reached = ply + 1
    return (*story, *((reached, event) for event in events))


def leader(result: Result) -> Seat:
    return Seat(min(range(len(result.ranks)), key=lambda seat: result.ranks[seat]))


def sole_winner(result: Result) -> Seat | None:
    """The one who beat all the others, if there is one."""
    first = leader(result)
    others = [rank for seat, rank in enumerate(result.ranks) if seat != first]
    return first if others and result.ranks[first] == 1 and 1 not in others else None
