"""The decisions of one seat in a finished game, each as that seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.game import Action, AnyEntry, AnyGame, Seat, TimeUp
from parlour.core.play import begin, numbered_line, play


class Decision(Struct, frozen=True):
    """What a seat did with what it saw. Where time ran out, the action is the default move.

    `after` is what the seat saw when the game next waited for somebody, or None if the game was over by then: the end
    shows what nobody could know. `later` is what it saw at its next decision, if there was one.
    """

    ply: int
    seat: Seat
    view: Any
    action: Action
    after: Any
    later: Any = None


def decisions(game: AnyGame, seats: int, log: Iterable[AnyEntry], seat: Seat) -> Iterator[Decision]:
    """The decisions of a seat that it did not take back, in order."""
    here = begin(game, seats)
    last: Decision | None = None
    for ply, entry in numbered_line(log):
        view = game.view(here.state, seat)
        if last is not None and last.after is None and here.turn.awaited:
            last = replace(last, after=view)
        by_default = isinstance(entry.action, TimeUp) and seat in here.turn.awaited
        if entry.actor == seat or by_default:
            if last is not None:
                yield replace(last, later=view)
            last = Decision(ply, seat, view, entry.action, None)
        here = play(game, here, entry).position
    if last is not None:
        yield last
