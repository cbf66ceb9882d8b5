"""A game that was played, moment by moment: what a replay stops at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, cast

from msgspec import Struct

from parlour.core.game import Actor, AnyEntry, AnyGame, Event, Millis, Resume, Windowed, keeps
from parlour.core.play import Position, numbered_line, play, waited_for

FOLLOWS = ("chance", "judge")


class Moment(Struct, frozen=True):
    """Somebody has acted, and chance and the judge have done what followed.

    `ply` is how many entries the log had by then. `actor` is None at the first moment: nobody has acted yet, but
    the first deals are done. `routine`: somebody let something pass, so there is little to see. Each event comes with
    the ply of its entry.
    """

    ply: int
    at: Millis
    actor: Actor | None
    routine: bool
    here: Position[Any]
    events: tuple[tuple[int, Event], ...]


def moments(game: AnyGame, first: Position[Any], log: Iterable[AnyEntry]) -> Iterator[Moment]:
    """The moments of the line of a log. Raises Illegal at the first entry that the rules refuse."""
    here = first
    reached, actor, routine = 0, cast(Actor | None, None), False
    events: list[tuple[int, Event]] = []
    for ply, entry in numbered_line(log):
        if entry.actor not in FOLLOWS and not isinstance(entry.action, Resume):
            yield Moment(reached, here.at, actor, routine, here, tuple(events))
            actor, routine, events = entry.actor, lets_pass(game, here, entry), []
        played = play(game, here, entry)
        events += ((ply, event) for event in played.events)
        here, reached = played.position, ply + 1
    yield Moment(reached, here.at, actor, routine, here, tuple(events))


def lets_pass(game: AnyGame, here: Position[Any], entry: AnyEntry) -> bool:
    """Does this entry say no more than silence would (X-4)?"""
    if not keeps(type(game), Windowed):
        return False
    if isinstance(entry.actor, int):
        return entry.action == cast(Windowed, game).silence(game.view(here.state, entry.actor))
    return not waited_for(game, here)
