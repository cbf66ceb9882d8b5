"""What a game is: the contract every game keeps, and the few types around it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, Literal, NewType, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from parlour.core.refusal import Refusal

Seat = NewType("Seat", int)
Millis = NewType("Millis", int)
"""Table time: it stands while the table rests, so no game knows of a pause or a crash."""

Actor: TypeAlias = Seat | Literal["chance", "judge", "clock", "table"]
Viewer: TypeAlias = Seat | Literal["bystander"]


class Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something somebody does, in the imperative."""


class Deal(Action, frozen=True):
    """Only chance: a draw, a die, a code set for an absent player."""


class Verdict(Action, frozen=True):
    """Only the judge: what the rules or the dictionary say; kept, so that a replay needs to ask nobody."""


class TimeUp(Action, frozen=True):
    """The default move (X-7). The clock makes it when the time comes that the turn announced; the table makes it, clock
    or no clock, for somebody who would never be done.
    """


class GiveUp(Action, frozen=True):
    """X-8: any seat, at any time."""


class TakeBack(Action, frozen=True):
    """Only the table: the line goes on from after the first `to` entries of the log."""

    to: int


TIME_UP = TimeUp()
GIVE_UP = GiveUp()


class Event(Struct, frozen=True, tag=True):
    """What happened, in the past tense; everyone at the table hears it."""


class Whisper(Event, frozen=True):
    """What happened, heard by one seat alone."""

    to: Seat


class Illegal(Refusal):
    """An action the rules refuse. The state stays as it was."""


class Unreadable(Refusal):
    """A line, a message or a file that means nothing."""


S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V")
A_co = TypeVar("A_co", bound=Action, covariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)
S_co = TypeVar("S_co", covariant=True)

NOBODY: frozenset[Seat] = frozenset()


class Turn(Struct, frozen=True):
    """Whom the game waits for. Public: no secret changes it."""

    awaited: frozenset[Seat] = NOBODY
    welcome: frozenset[Seat] = NOBODY
    until: Millis | None = None


class Entry(Struct, Generic[A_co], frozen=True):
    """One line of the log."""

    at: Millis
    actor: Actor
    action: A_co


class Step(Struct, Generic[S_co, E_co], frozen=True):
    """Where an action leads, and what there is to tell of it."""

    state: S_co
    events: tuple[E_co, ...] = ()


class Result(Struct, frozen=True):
    """The end. Rank 1 won, equal ranks share; the reason is a code every language can say."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str


class Luck(Protocol):
    """A stream of luck; see `parlour.core.luck` for the one that is written down."""

    def below(self, n: int) -> int: ...


class Choices(Protocol[A_co]):
    """What a seat may do now: walked lazily, perhaps too many to finish, asked, or drawn from, the kind first."""

    def __iter__(self) -> Iterator[A_co]: ...

    def __contains__(self, action: object) -> bool: ...

    def pick(self, luck: Luck) -> A_co: ...


class Game(Protocol[S, A, E_co, V]):
    """The rules agreed at one table: a frozen value whose fields are the options and whose tag is the game."""

    @property
    def seats(self) -> range:
        """How many may play under these options."""
        ...

    def start(self, seats: int) -> S: ...

    def turn(self, state: S) -> Turn: ...

    def deal(self, state: S, luck: Luck) -> A | None:
        """What chance or the judge does now; nobody is awaited while something is due."""
        ...

    def apply(self, state: S, entry: Entry[A]) -> Step[S, E_co]:
        """Raises Illegal; who may act and when has been settled before (see `parlour.core.play`)."""
        ...

    def result(self, state: S) -> Result | None: ...

    def view(self, state: S, viewer: Viewer) -> V:
        """What this viewer sees and remembers."""
        ...

    def legal(self, view: V) -> Choices[A]:
        """What this seat may do, worked out from its view alone; giving up is always open and not listed."""
        ...

    def guess(self, view: V, luck: Luck) -> S:
        """A full state that agrees with the view: `view(guess(v)) == v`."""
        ...

    def offer(self, view: V) -> Struct | None:
        """What a person's page needs to know of what it may do: small, and never a solution."""
        ...


@runtime_checkable
class Windowed(Protocol):
    """A game with windows, where silence means something (X-4)."""

    def silence(self, view: Any) -> Action | None:
        """What the silence of a disconnected seat means; None where the game waits for it."""
        ...


@runtime_checkable
class Sided(Protocol):
    """A game that may be played with partners."""

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who scores and wins together."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyEntry: TypeAlias = Entry[Action]
