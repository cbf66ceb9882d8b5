"""One game in memory, from its first deal to its result: chance, the judge and the clock act by themselves."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.core.game import Action, AnyEntry, AnyGame, Entry, Event, Millis, Result, Seat, Turn, Viewer
from parlour.core.luck import Seal
from parlour.core.play import Played, Position, begin, play, settle
from parlour.core.recording import Recording


class Told(Struct, frozen=True, gc=False):
    """What a sitting keeps of an accepted entry. Every state of a long game would be too much to keep."""

    entry: AnyEntry
    turn: Turn
    """Whom the game waited for afterwards."""
    events: tuple[Event, ...]


class Sitting:
    """A game being played: its rules, its luck and everything played so far. Whatever is due happens at once.

    Table time stands still unless you move it: pass `at` with an action, or call `settle` in between.
    """

    __slots__ = ("game", "played", "position", "seal", "seats")

    def __init__(
        self, game: AnyGame, seats: int | None = None, seed: bytes = b"", nonces: tuple[bytes, ...] = ()
    ) -> None:
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.seal = Seal(seed, nonces)
        self.position: Position[Any] = begin(game, self.seats)
        self.played: list[Told] = []
        self.settle(Millis(0))

    @property
    def turn(self) -> Turn:
        """Whom the game waits for now."""
        return self.position.turn

    @property
    def over(self) -> Result | None:
        return self.position.over

    @property
    def log(self) -> tuple[AnyEntry, ...]:
        return tuple([told.entry for told in self.played])

    def view(self, viewer: Viewer) -> Any:
        """What this seat, or a bystander, sees now."""
        return self.game.view(self.position.state, viewer)

    def act(self, seat: int, action: Action, at: int | None = None) -> tuple[Event, ...]:
        """Lets a seat act, then chance and the judge. Returns all events. Raises Illegal if it is refused."""
        now = self.position.at if at is None else Millis(at)
        clock = () if self.position.turn.until is None else self.settle(now)
        acted = play(self.game, self.position, Entry(now, Seat(seat), action))
        return clock + self._keep([acted, *settle(self.game, acted.position, now, self.seal.luck)])

    def settle(self, now: int) -> tuple[Event, ...]:
        """What chance, the judge and the clock do until `now`."""
        return self._keep(settle(self.game, self.position, now, self.seal.luck))

    def recording(self, names: tuple[str, ...], rules: int) -> Recording:
        """This game as a recording, with the version of its rules. The seed is shown once the game is over."""
        seed = None if self.over is None else self.seal.seed
        return Recording(self.game, rules, names, self.seal.commitment, self.log, self.seal.nonces, seed)

    def _keep(self, played: list[Played]) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        for one in played:
            self.position = one.position
            self.played.append(Told(one.entry, one.position.turn, one.events))
            events += one.events
        return events
