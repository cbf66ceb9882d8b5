"""One game in memory, from its first deal to its result: chance, the judge and the clock act by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Raw, Struct

from parlour.core.game import (
    A,
    Action,
    AnyEntry,
    Choices,
    E,
    Entry,
    Event,
    Game,
    Millis,
    Result,
    Resume,
    S,
    Seat,
    TakeBack,
    Turn,
    V,
)
from parlour.core.listing import listing_of, listings
from parlour.core.luck import Seal
from parlour.core.options import chosen
from parlour.core.picture import Picture
from parlour.core.play import (
    Played,
    Position,
    begin,
    check_seats,
    numbered_line,
    play,
    replay,
    resumed_position,
    settle,
)
from parlour.core.recording import Recording, read, write
from parlour.core.refusal import Refusal

Eyes: TypeAlias = int | Literal["bystander", "all"]
"""Whose view is asked for: a seat's, or that of somebody who watches."""


class Seated(Protocol):
    """A view that says whose it is. Those of all games do."""

    @property
    def seat(self) -> Seat | None: ...


W = TypeVar("W", bound=Seated)

Seed: TypeAlias = bytes | str | int
"""What luck comes from. A text or a number stands for its own letters or digits."""


class Told(Struct, frozen=True, gc=False):
    """What a sitting keeps of an accepted entry. Every state of a long game would be too much to keep."""

    entry: AnyEntry
    turn: Turn
    """Whom the game waited for afterwards."""
    events: tuple[Event, ...]


class Easel(Protocol):
    """What draws a sitting for people to look at."""

    def draw(self, sitting: AnySitting, eyes: Eyes) -> Picture: ...


class NoEasel:
    """Draws nothing: the sitting is described in one line."""

    def draw(self, sitting: AnySitting, eyes: Eyes) -> Picture:
        return Picture(repr(sitting))


class Sitting(Generic[S, A, E, V]):
    """A game being played: its rules, its luck and everything played so far. Whatever is due happens at once.

    Table time stands still unless you move it: pass `at` with an action, or call `settle` in between. Iterating gives
    the seat to decide, again and again until the game is over:

        for seat in sitting:
            sitting.act(seat, sitting.legal(seat).pick(luck))
    """

    __slots__ = ("game", "played", "position", "seal", "seats")

    easel: ClassVar[Easel] = NoEasel()
    """Set by `parlour.library`, which has the boards."""

    def __init__(
        self,
        game: Game[S, A, E, V],
        seats: int | None = None,
        seed: Seed = b"",
        nonces: tuple[bytes, ...] = (),
    ) -> None:
        """The same game, seats, seed and nonces are always dealt the same."""
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.seal = Seal(bytes_of(seed), nonces)
        self.position: Position[S] = begin(game, self.seats)
        self.played: list[Told] = []
        self.settle(Millis(0))

    @property
    def turn(self) -> Turn:
        """Whom the game waits for now."""
        return self.position.turn

    @property
    def over(self) -> Result | None:
        """The result, or None while the game goes on."""
        return self.position.over

    @property
    def state(self) -> S:
        """Everything, with all secrets."""
        return self.position.state

    @property
    def log(self) -> tuple[Entry[A], ...]:
        return cast("tuple[Entry[A], ...]", tuple([told.entry for told in self.played]))

    def view(self, eyes: Eyes) -> V:
        """What this seat sees now, or a bystander, or eyes that see everything."""
        return self.game.view(self.position.state, Seat(eyes) if isinstance(eyes, int) else eyes)

    def show(self, eyes: Eyes = "bystander") -> Picture:
        """The board as this seat sees it, or a bystander, or eyes that see everything.

        A notebook and `print` show the sitting itself to a bystander, so no secret gets into a page that others read.
        """
        return self.easel.draw(self, eyes)

    def legal(self, seat: int) -> Choices[A]:
        """What this seat may do now, worked out from its view alone. It never lists words to be found."""
        game = self.game
        return game.legal(game.view(self.position.state, Seat(seat)))

    def act(self, seat: int, action: Action | str, at: int | None = None) -> tuple[E, ...]:
        """Lets a seat act, then chance and the judge. The action may be a line of the game's notation.

        Returns all events. Raises Illegal if the rules refuse it, and Unreadable if the line means nothing.
        """
        now = self.position.at if at is None else Millis(at)
        clock = () if self.position.turn.until is None else self.settle(now)
        meant = self.read(seat, action) if isinstance(action, str) else action
        acted = play(self.game, self.position, Entry(now, Seat(seat), meant))
        return clock + self._keep([acted, *settle(self.game, acted.position, now, self.seal.luck)])

    def read(self, seat: int, line: str) -> A:
        """What a line of the notation means to this seat now."""
        return cast("A", listing_of(type(self.game)).notation.read(self.view(seat), line))

    def settle(self, now: int) -> tuple[E, ...]:
        """What chance, the judge and the clock do until `now`."""
        return self._keep(settle(self.game, self.position, now, self.seal.luck))

    def __iter__(self) -> Iterator[Seat]:
        """The seat to decide, the lowest where several are awaited. Where nobody is, the clock rings first."""
        while self.position.over is None:
            turn = self.position.turn
            if turn.awaited:
                yield min(turn.awaited)
            else:
                assert turn.until is not None
                self.settle(turn.until)

    def back(self) -> Entry[A]:
        """Takes back the last decision of a seat and all that came of it. Returns that decision.

        The log keeps both. The same decision would lead to the same deals again.
        """
        line = numbered_line(self.log)
        decision = next(((ply, entry) for ply, entry in reversed(line) if isinstance(entry.actor, int)), None)
        if decision is None:
            raise Refusal("nothing_to_take_back")
        ply, entry = decision
        before = replay(self.game, self.seats, [earlier for number, earlier in line if number < ply])
        now, self.position = self.position.at, before[-1].position if before else begin(self.game, self.seats)
        self.played.append(Told(Entry(now, "table", TakeBack(ply)), self.position.turn, ()))
        return cast("Entry[A]", entry)

    def clone(self) -> Sitting[S, A, E, V]:
        """The same game, to be played on by itself. It shares what cannot change, so it costs next to nothing."""
        return Sitting._of(self.game, self.seats, self.position, self.seal, list(self.played))

    def guess(self, seat: int, seed: Seed) -> Sitting[S, A, E, V]:
        """A game this seat cannot tell from the real one: whatever it does not see is dealt anew, from this seed."""
        here = self.position
        return Sitting._behind(self.game, self.seats, self.view(seat), Seat(seat), seed, here.at, len(self.played))

    @staticmethod
    def from_state(game: Game[S, A, E, V], seats: int, state: S, seed: Seed = b"", at: int = 0) -> Sitting[S, A, E, V]:
        """A game that goes on from any state of these rules, at this table time. Whatever is due happens at once.

        `seats` are as many as sit there in that state.

        >>> from parlour import Sitting, game
        >>> letter = game("letter")
        >>> sitting = Sitting(letter, seats=3, seed="tea")
        >>> Sitting.from_state(letter, 3, sitting.state).view(0) == sitting.view(0)
        True
        """
        resume = Resume(None, 0, Seat(0), True, Raw(msgspec.json.encode(state)))
        return Sitting._from(game, seats, state, Seal(bytes_of(seed)), Entry(Millis(at), "table", resume))

    @staticmethod
    def from_view(game: Game[S, A, E, W], seats: int, view: W, seed: Seed, at: int = 0) -> Sitting[S, A, E, W]:
        """A game that may lie behind what a seat sees: the rest is dealt, from this seed. Bots search there.

        >>> from parlour import Sitting, game
        >>> murdero = game("murdero")
        >>> view = Sitting(murdero, seats=3, seed="tea").view(1)
        >>> Sitting.from_view(murdero, 3, view, seed=1).view(1) == view
        True
        """
        if view.seat is None:
            raise Refusal("not_a_seats_view")
        return Sitting._behind(game, seats, view, view.seat, seed, Millis(at), 0)

    def recording(self, names: tuple[str, ...], rules: int) -> Recording:
        """This game as a recording, with the version of its rules. The seed is shown once the game is over."""
        seed = None if self.over is None else self.seal.seed
        return Recording(self.game, rules, names, self.seal.commitment, self.log, self.seal.nonces, seed)

    def to_json(self) -> bytes:
        """This game as a file of its owner, to be played on: a recording that shows its seed."""
        names = tuple(f"seat {seat}" for seat in range(self.seats))
        rules = listing_of(type(self.game)).version
        seal = self.seal
        return write(Recording(self.game, rules, names, seal.commitment, self.log, seal.nonces, seal.seed))

    @staticmethod
    def from_json(data: bytes) -> AnySitting:
        """The game that `to_json` wrote. Raises Unreadable if this is none, and Outdated if its rules have changed."""
        recording = read(data, listings())
        if recording.seed is None:
            raise Refusal("seed_not_shown")
        sitting: AnySitting = Sitting(recording.game, len(recording.names), recording.seed, recording.nonces)
        sitting._replay(recording.log)
        return sitting

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in chosen(self.game).items())
        asked = " and ".join(str(seat) for seat in sorted(self.turn.awaited)) or "nobody"
        state = f"asks {asked}" if self.over is None else f"over: {self.over.reason}"
        return f"<{type(self.game).__name__} for {self.seats}{options}; {len(self.played)} entries; {state}>"

    def __str__(self) -> str:
        return self.show().text

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """What a notebook shows."""
        return self.show()._repr_mimebundle_()

    @staticmethod
    def _behind(
        game: Game[S, A, E, V], seats: int, view: V, seat: Seat, seed: Seed, at: Millis, ply: int
    ) -> Sitting[S, A, E, V]:
        seal = Seal(bytes_of(seed))
        state = game.guess(view, seal.luck(0))
        resume = Resume(None, ply, seat, False, Raw(msgspec.json.encode(state)))
        return Sitting._from(game, seats, state, seal, Entry(at, "table", resume))

    @staticmethod
    def _from(game: Game[S, A, E, V], seats: int, state: S, seal: Seal, first: Entry[Resume]) -> Sitting[S, A, E, V]:
        check_seats(game, seats)
        here = resumed_position(game, state, first.at, true=first.action.true)
        sitting = Sitting._of(game, seats, here, seal, [Told(first, here.turn, ())])
        sitting.settle(here.at)
        return sitting

    @staticmethod
    def _of(
        game: Game[S, A, E, V], seats: int, position: Position[S], seal: Seal, played: list[Told]
    ) -> Sitting[S, A, E, V]:
        sitting: Sitting[S, A, E, V] = object.__new__(Sitting)
        sitting.game, sitting.seats, sitting.position = game, seats, position
        sitting.seal, sitting.played = seal, played
        return sitting

    def _replay(self, log: tuple[AnyEntry, ...]) -> None:
        """Takes this log for its own."""
        line = [(-1, begin(self.game, self.seats))]
        self.played = []
        for ply, entry in enumerate(log):
            events: tuple[Event, ...] = ()
            if isinstance(entry.action, TakeBack):
                line = [kept for kept in line if kept[0] < entry.action.to]
            else:
                one = play(self.game, line[-1][1], entry)
                line.append((ply, one.position))
                events = one.events
            self.played.append(Told(entry, line[-1][1].turn, events))
        self.position = line[-1][1]

    def _keep(self, played: list[Played]) -> tuple[E, ...]:
        events: tuple[Any, ...] = ()
        for one in played:
            self.position = here = one.position
            self.played.append(Told(one.entry, here.turn, one.events))
            events += one.events
        return events


def bytes_of(seed: Seed) -> bytes:
    return seed if isinstance(seed, bytes) else str(seed).encode()


AnySitting: TypeAlias = Sitting[Any, Any, Any, Any]
