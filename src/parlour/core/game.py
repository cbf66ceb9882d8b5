"""What a game is: the contract every game keeps, and the few types around it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Generic, Literal, NewType, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Raw, Struct

from parlour.core.refusal import Refusal

Seat = NewType("Seat", int)
Millis = NewType("Millis", int)
"""Table time. It stops while the table rests, so no game notices a pause or a crash."""

Actor: TypeAlias = Seat | Literal["chance", "judge", "clock", "table"]
Viewer: TypeAlias = Seat | Literal["bystander", "all"]
"""`all` sees everything. Only a game that is over is shown to such eyes."""


class Action(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Something a player does, named in the imperative."""


class Deal(Action, frozen=True):
    """Only chance: a draw, a die, a code set for an absent player."""


class Verdict(Action, frozen=True):
    """Only the judge: what the rules or the dictionary say. It is logged, so a replay has nobody to ask."""


class TimeUp(Action, frozen=True):
    """The default move (X-7). The clock makes it when `until` is reached. The table makes it, with or without a clock,
    for a bot that would never finish.
    """


class GiveUp(Action, frozen=True):
    """X-8: any seat, at any time."""


class TakeBack(Action, frozen=True):
    """Only the table: play resumes after the first `to` entries of the log."""

    to: int


class Resume(Action, frozen=True):
    """Only the table, as its first entry: play goes on from a moment of another game.

    `table` is where that was played, or None if it came from a file, and `ply` how many entries its log had by then.
    `state` is the position. Unless it is `true`, the first deal of this table was to deal anew whatever `seat` could
    not see.
    """

    table: str | None
    ply: int
    seat: Seat
    true: bool
    state: Raw


TIME_UP = TimeUp()
GIVE_UP = GiveUp()


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened, in the past tense. Everyone at the table hears it."""


class Whisper(Event, frozen=True):
    """An event that only one seat hears."""

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


class Turn(Struct, frozen=True, gc=False):
    """Whom the game waits for. It is public: no secret affects it."""

    awaited: frozenset[Seat] = NOBODY
    welcome: frozenset[Seat] = NOBODY
    until: Millis | None = None


class Entry(Struct, Generic[A_co], frozen=True, gc=False):
    """One line of the log."""

    at: Millis
    actor: Actor
    action: A_co


class Step(Struct, Generic[S_co, E_co], frozen=True, gc=False):
    """The state an action leads to, and the events it causes."""

    state: S_co
    events: tuple[E_co, ...] = ()


class Result(Struct, frozen=True, gc=False):
    """The end of a game. Rank 1 has won; equal ranks share the place. The reason is a code."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str


class Luck(Protocol):
    """A source of luck. `parlour.core.luck` specifies the one that tables use."""

    def below(self, n: int) -> int: ...


class Choices(Protocol[A_co]):
    """What a seat may do now. Iteration is lazy and may never end; `pick` draws the kind of action first."""

    def __iter__(self) -> Iterator[A_co]: ...

    def __contains__(self, action: object) -> bool: ...

    def pick(self, luck: Luck) -> A_co: ...


class Game(Protocol[S, A, E_co, V]):
    """The rules agreed at one table: a frozen value whose fields are the options and whose tag is the game."""

    def __hash__(self) -> int: ...

    @property
    def seats(self) -> range:
        """How many may play under these options."""
        ...

    def start(self, seats: int) -> S: ...

    def turn(self, state: S) -> Turn: ...

    def deal(self, state: S, luck: Luck) -> A | None:
        """What chance or the judge does now. Nobody is awaited while something is due."""
        ...

    def apply(self, state: S, entry: Entry[A]) -> Step[S, E_co]:
        """Raises Illegal. `parlour.core.play` has already checked who may act, and when."""
        ...

    def result(self, state: S) -> Result | None:
        """None while the game goes on. Once it is over, nobody is awaited."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """What this viewer sees and remembers."""
        ...

    def legal(self, view: V) -> Choices[A]:
        """What this seat may do, derived from its view alone. Giving up is always possible and not listed."""
        ...

    def guess(self, view: V, luck: Luck) -> S:
        """A full state that agrees with the view: `view(guess(v)) == v`."""
        ...

    def offer(self, view: V) -> Struct | None:
        """What a person's page needs to know about the possible actions: little, and never a solution.

        None for a seat that is neither awaited nor welcome.
        """
        ...


@runtime_checkable
class Windowed(Protocol):
    """A game with windows, where silence means something (X-4)."""

    def silence(self, view: Any) -> Action | None:
        """What a disconnected seat means by its silence, or None if the game waits for it."""
        ...


@runtime_checkable
class Prepared(Protocol):
    """A game in which people choose something before anybody has a turn."""

    def preparing(self, state: Any) -> bool:
        """Has nobody had a turn yet?"""
        ...


@runtime_checkable
class Sided(Protocol):
    """A game that may be played with partners."""

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who scores and wins together."""
        ...


@cache
def keeps(kind: type, protocol: type) -> bool:
    """Does this class keep a small protocol? Cached, because asking takes longer than most moves."""
    return issubclass(kind, protocol)


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyEntry: TypeAlias = Entry[Action]
