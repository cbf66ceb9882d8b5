"""The decisions of one seat in a finished game, each as that seat saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from parlour.core.game import Action, AnyEntry, AnyGame, Seat, TimeUp
from parlour.core.play import begin, numbered_line, play


class Decision(Struct, frozen=True):
    """What a seat did with what it saw. Where time ran out, the action is the default move.

    `after` is what the seat saw when the game next waited for somebody, or None if the game was over by then: the end
    shows what nobody could know.
    """

    ply: int
    seat: Seat
    view: Any
    action: Action
    after: Any


def decisions(game: AnyGame, seats: int, log: Iterable[AnyEntry], seat: Seat) -> Iterator[Decision]:
    """The decisions of a seat that it did not take back, in order."""
    here = begin(game, seats)
    open: tuple[int, Any, Action] | None = None
    for ply, entry in numbered_line(log):
        if open is not None and here.turn.awaited:
            yield Decision(open[0], seat, *open[1:], game.view(here.state, seat))
            open = None
        by_default = isinstance(entry.action, TimeUp) and seat in here.turn.awaited
        if entry.actor == seat or by_default:
            open = (ply, game.view(here.state, seat), entry.action)
        here = play(game, here, entry).position
    if open is not None:
        yield Decision(open[0], seat, *open[1:], None)
