"""A table's line of play in memory: where it stands, what was told of it, and since when each seat has been asked."""

from __future__ import annotations

from typing import Any

from parlour.core.game import (
    Action,
    AnyEntry,
    AnyGame,
    Event,
    Illegal,
    Millis,
    Prepared,
    Seat,
    TakeBack,
    TimeUp,
    Turn,
    Windowed,
)
from parlour.core.play import Played, Position, begin, play, replay, waited_for


class Line:
    """`asked[seat]` is the ply from which on an answer of this seat still means the same question; `decisions[seat]`
    are those it has made since anybody else had a turn. `had_turn[seat]`: it has been asked for something that was
    neither a window nor a preparation (X-4).
    """

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.here: Position[Any] = begin(game, seats)
        self.log: list[AnyEntry] = []
        self.story: list[tuple[Event, ...]] = []
        self.asked = [0] * seats
        self.decisions = [0] * seats
        self.had_turn = [False] * seats

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def at(self) -> Millis:
        """The time of the last entry, even if it was taken back."""
        return self.log[-1].at if self.log else Millis(0)

    @property
    def turn(self) -> Turn:
        return self.here.turn

    def read(self, entry: AnyEntry) -> None:
        """Plays an entry from the store. Raises Illegal, without moving, if the rules refuse it."""
        if isinstance(entry.action, TakeBack):
            self._take_back(entry, entry.action.to)
        else:
            self.step(play(self.game, self.here, entry))

    def step(self, played: Played) -> None:
        """One entry further. An older answer is stale for a seat that acted, was not asked, or heard the clock ring."""
        before, entry = self.here.turn, played.entry
        actor, rang = entry.actor, isinstance(entry.action, TimeUp)
        for one in before.awaited:
            if not self.had_turn[one]:
                self.had_turn[one] = self.silence(one) is None and not self._preparing()
        self.here = played.position
        self.log.append(entry)
        self.story.append(played.events)
        ply, turns = len(self.log), waited_for(self.game, self.here)
        asked, decisions = self.asked, self.decisions
        for seat in range(len(asked)):
            if seat == actor or rang or not (seat in before.awaited or seat in before.welcome):
                asked[seat] = ply
            if len(turns) > (seat in turns):
                decisions[seat] = 0
            elif seat == actor:
                decisions[seat] += 1

    def stale(self, seat: int, seen: int) -> bool:
        return not self.asked[seat] <= seen <= len(self.log)

    def circling(self, seat: Seat, decisions: int) -> bool:
        """Has this seat made this many decisions in one turn? A bot that plays solitaire keeps nobody waiting."""
        return len(self.asked) > 1 and self.turn.awaited == {seat} and self.decisions[seat] >= decisions

    def silence(self, seat: Seat) -> Action | None:
        """The answer assumed for a silent seat, or None if the game waits for its turn (X-4)."""
        if isinstance(self.game, Windowed):
            return self.game.silence(self.game.view(self.here.state, seat))
        return None

    def _preparing(self) -> bool:
        return isinstance(self.game, Prepared) and self.game.preparing(self.here.state)

    def _take_back(self, entry: AnyEntry, to: int) -> None:
        """Resumes after the first `to` entries. What was told stays told; open questions are dropped."""
        if entry.actor != "table" or not 0 <= to <= self.ply:
            raise Illegal("not_yours_to_do")
        seats = len(self.asked)
        played = replay(self.game, seats, [*self.log, entry])
        self.here = played[-1].position if played else begin(self.game, seats)
        self.log.append(entry)
        self.story.append(())
        self.asked = [self.ply] * seats
        self.decisions = [0] * seats
