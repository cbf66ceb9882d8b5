"""A table for rule cases: it starts from any board, and chance turns up what the case says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import TIME_UP, Action, Actor, Entry, Event, Illegal, Millis, Result, Seat, Turn, Verdict
from parlour.core.luck import seeded
from parlour.core.play import Position, begin, play
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import PickTile, Reveal
from parlour.games.moerder.board import NAMES, name
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.state import Offer, Open, State

BOX = Moerder(start_player=0)


def laid(*rows: str) -> str:
    """A board of these rows, the rest face down."""
    board = "".join(row.ljust(6, "?") for row in rows).ljust(36, "?")
    assert len(board) == 36
    return board


def tile(name: str) -> int:
    return NAMES[name]


def chain(names: str) -> Chain:
    a, b, c, d, e, f = (NAMES[name] for name in names.split())
    return (a, b, c, d, e, f)


class Table:
    """A game in play. `turns_up` says what is on a tile, `picks` which one chance turns for somebody; what they do not
    say comes from a fixed seed."""

    def __init__(
        self,
        game: Moerder = BOX,
        seats: int = 2,
        board: str | None = None,
        turns_up: str = "",
        picks: str | None = None,
        **open: Any,
    ) -> None:
        self.game = game
        self.here: Position[State] = begin(game, seats)
        self.faces: dict[str, Any] = dict(pair.split("=") for pair in turns_up.split())
        self.picks = picks
        self.luck = seeded(1, "moerder table")
        if board is not None:
            until = deadline(Millis(0), game.turn_seconds)
            start = replace(self.here.state.open, phase="looking", board=board, until=until)
            self.here = Position(State(replace(start, **open)))
        self.events: list[Event] = list(self._settle())

    @property
    def open(self) -> Open:
        return self.here.state.open

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.here.state)

    @property
    def phase(self) -> str:
        return self.open.phase

    def running(self) -> bool:
        return self.here.over is None

    def result(self) -> Result:
        assert self.here.over is not None
        return self.here.over

    @property
    def ending(self) -> str:
        assert self.open.ending is not None
        return self.open.ending.reason

    def offer(self, seat: int) -> Offer | None:
        return self.game.offer(self.game.view(self.here.state, Seat(seat)))

    def acts(self, seat: int) -> tuple[str, ...]:
        offer = self.offer(seat)
        return () if offer is None else offer.acts

    def act(self, seat: int, action: Action, at: int | None = None) -> list[Event]:
        """A seat acts, at this second or at once; chance and the judge follow."""
        when = self.here.at if at is None else Millis(at * 1000)
        return self._play(Entry(when, Seat(seat), action))

    def refuses(self, seat: int, action: Action, at: int | None = None) -> str:
        """Why not; a refusal changes nothing."""
        before = self.here
        try:
            self.act(seat, action, at)
        except Illegal as illegal:
            assert self.here == before
            return illegal.code
        raise AssertionError(f"{action} was accepted")

    def time_up(self) -> list[Event]:
        until = self.turn.until
        assert until is not None
        return self._play(Entry(until, "clock", TIME_UP))

    def _play(self, entry: Entry[Action]) -> list[Event]:
        played = play(self.game, self.here, entry)
        self.here = played.position
        events = [*played.events, *self._settle()]
        self.events += events
        return events

    def _settle(self) -> Iterable[Event]:
        while self.here.over is None and (due := self.game.deal(self.here.state, self.luck)) is not None:
            if isinstance(due, Reveal):
                due = Reveal(due.tile, self.faces.get(name(due.tile), due.face))
            elif isinstance(due, PickTile) and self.picks is not None:
                due = PickTile(NAMES[self.picks])
            actor: Actor = "judge" if isinstance(due, Verdict) else "chance"
            played = play(self.game, self.here, Entry(self.here.at, actor, due))
            self.here = played.position
            yield from played.events
