"""A table without a server: acts at given table times, settled before and after each."""

from __future__ import annotations

from typing import Any

from parlour.catalog import rules_version
from parlour.core.game import Action, AnyEntry, AnyGame, Entry, Event, Millis, Seat, TakeBack
from parlour.core.luck import Seal
from parlour.core.play import Played, Position, begin, line, play, settle
from parlour.core.recording import Recording

NAMES = ("Ada", "Bo", "Cleo", "Dan")
NONCES = tuple(name.encode() for name in NAMES)


class Table:
    """The log grows as at a real table. `events` are those of the last act and of everything it caused."""

    def __init__(self, game: AnyGame, seats: int = 2, seed: bytes = b"a seed") -> None:
        self.game = game
        self.seats = seats
        self.seal = Seal(seed, NONCES[:seats])
        self.log: list[AnyEntry] = []
        self.events: list[Event] = []
        self.here: Position[Any] = begin(game, seats)
        self.wait(0)

    @property
    def state(self) -> Any:
        return self.here.state

    @property
    def awaited(self) -> list[int]:
        return sorted(self.game.turn(self.state).awaited)

    def wait(self, until: int) -> list[Event]:
        """Nobody acts until then."""
        self.events = []
        self._settle(until)
        return self.events

    def act(self, seat: int, action: Action, at: int | None = None) -> list[Event]:
        when = self.here.at if at is None else at
        self.wait(when)
        self._keep(play(self.game, self.here, Entry(Millis(when), Seat(seat), action)))
        self._settle(when)
        return self.events

    def take_back(self, to: int) -> None:
        self.log.append(Entry(self.here.at, "table", TakeBack(to)))
        self.here = begin(self.game, self.seats)
        for entry in line(self.log):
            self.here = play(self.game, self.here, entry).position
        self.wait(self.here.at)

    def recording(self) -> Recording:
        seed = self.seal.seed if self.here.over else None
        names, rules, seal = NAMES[: self.seats], rules_version(self.game), self.seal
        return Recording(self.game, rules, names, seal.commitment, tuple(self.log), seal.nonces, seed)

    def _settle(self, until: int) -> None:
        for played in settle(self.game, self.here, Millis(until), self.seal.luck):
            self._keep(played)

    def _keep(self, played: Played) -> None:
        self.log.append(played.entry)
        self.here = played.position
        self.events += played.events
