"""A table's line of play in memory: where it stands, what was told of it, and since when each seat has been asked."""

from __future__ import annotations

from typing import Any

from parlour.core.game import NOBODY, AnyGame, Event, TimeUp, Turn
from parlour.core.play import Played, Position, begin


class Line:
    """`asked[seat]` is the ply from which on an answer of this seat still means the same question."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.here: Position[Any] = begin(game, seats)
        self.story: list[tuple[Event, ...]] = []
        self.asked = [0] * seats

    @property
    def ply(self) -> int:
        return len(self.story)

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.here.state)

    def step(self, played: Played) -> None:
        """One entry further. An older answer is stale for a seat that acted, was not asked, or heard the clock ring."""
        before = self.turn
        asked = NOBODY if isinstance(played.entry.action, TimeUp) else before.awaited | before.welcome
        self.here = played.position
        self.story.append(played.events)
        for seat in range(len(self.asked)):
            if seat == played.entry.actor or seat not in asked:
                self.asked[seat] = self.ply

    def stale(self, seat: int, seen: int) -> bool:
        return not self.asked[seat] <= seen <= self.ply
