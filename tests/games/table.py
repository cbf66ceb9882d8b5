"""What the tables for rule cases share: seats act, chance and the judge follow, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

import pytest

from parlour.core.game import (
    TIME_UP,
    Action,
    Actor,
    AnyGame,
    Entry,
    Event,
    Illegal,
    Millis,
    Result,
    Seat,
    Turn,
    Verdict,
)
from parlour.core.luck import seeded
from parlour.core.play import Position, begin, heard, play

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")


class Playing(Generic[G, S]):
    """A game in play, from its start. Chance draws from a fixed seed, unless `drawn` says otherwise."""

    def __init__(self, game: G, seats: int, luck: str, seed: int = 1) -> None:
        self.game = game
        self.here: Position[S] = begin(game, seats)
        self.luck = seeded(seed, luck)
        self.events: list[Event] = []

    def drawn(self, due: Action) -> Action:
        """What chance draws in place of what is due."""
        return due

    @property
    def turn(self) -> Turn:
        return self.here.turn

    def running(self) -> bool:
        return self.here.over is None

    def result(self) -> Result:
        assert self.here.over is not None
        return self.here.over

    def act(self, seat: int, action: Action, at: float | None = None) -> list[Event]:
        """A seat acts, at this second or at once. Chance and the judge follow."""
        when = self.here.at if at is None else Millis(round(at * 1000))
        return self._play(Entry(when, Seat(seat), action))

    def refuses(self, seat: int, action: Action, at: float | None = None) -> str:
        """Why an action is refused. A refusal changes nothing, and the choices do not offer it."""
        before, choices = self.here, self.game.legal(self.game.view(self.here.state, Seat(seat)))
        with pytest.raises(Illegal) as refusal:
            self.act(seat, action, at)
        assert self.here == before
        assert action not in choices or refusal.value.code == "too_late"
        return refusal.value.code

    def accepts(self, seat: int, action: Action) -> bool:
        """Would it be accepted now? The choices must agree."""
        try:
            play(self.game, self.here, Entry(self.here.at, Seat(seat), action))
            accepted = True
        except Illegal:
            accepted = False
        assert (action in self.game.legal(self.game.view(self.here.state, Seat(seat)))) == accepted
        return accepted

    def time_up(self) -> list[Event]:
        until = self.turn.until
        assert until is not None
        return self._play(Entry(until, "clock", TIME_UP))

    def heard(self, seat: int) -> tuple[Event, ...]:
        return heard(Seat(seat), self.events)

    def _play(self, entry: Entry[Action]) -> list[Event]:
        played = play(self.game, self.here, entry)
        self.here = played.position
        events = [*played.events, *self._settle()]
        self.events += events
        return events

    def _settle(self) -> Iterator[Event]:
        while self.here.over is None and (due := self.game.deal(self.here.state, self.luck)) is not None:
            actor: Actor = "judge" if isinstance(due, Verdict) else "chance"
            played = play(self.game, self.here, Entry(self.here.at, actor, self.drawn(due)))
            self.here = played.position
            yield from played.events
