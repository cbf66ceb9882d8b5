"""A table's record besides the log: who sits where from which ply, what was agreed, and who knows which secrets."""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.core.luck import Seal
from parlour.core.refusal import Refusal
from parlour.daily.puzzle import Puzzle
from parlour.server.door.messages import Strength

STAND_IN: Strength = "casual"
STRANGER = ""
"""Stands for any guest who takes no part in a table."""


class Person(Struct, frozen=True, tag="person"):
    """`left`: stood up during the game; the seat is kept for them. `program`: a bot from outside, which has a name, a
    cookie and a connection like everybody else.
    """

    guest: str
    name: str
    left: bool = False
    program: bool = False


class Bot(Struct, frozen=True, tag="bot"):
    """`until_taken`: fills a seat that was free at the start; a latecomer may take it. `for_good`: plays on for a
    person who gave up (X-8) and does not get the seat back.
    """

    strength: Strength
    until_taken: bool = False
    for_good: bool = False


Player: TypeAlias = Person | Bot


class Sitting(Struct, frozen=True):
    """Who has held a seat since which ply. None is an empty seat."""

    since: int
    player: Player | None


class Token(Struct, frozen=True):
    """What a program brings to get the seat, by its hash. `until` when, in seconds of calendar time."""

    digest: str
    until: int


class Chair(Struct, frozen=True):
    """Everyone who has held a seat, in order, and its share of the luck. An empty one with a `token` is kept."""

    sittings: tuple[Sitting, ...] = (Sitting(0, None),)
    nonce: str | None = None
    token: Token | None = None

    @property
    def player(self) -> Player | None:
        return self.sittings[-1].player

    @property
    def free(self) -> bool:
        return self.player is None and self.token is None

    @property
    def kept(self) -> bool:
        return self.player is None and self.token is not None


class Wins(Struct, frozen=True):
    """How often somebody has won, whatever their seat. `nth` tells apart several seats of one person, and several bots
    of one strength.
    """

    player: Player
    nth: int
    wins: int = 0

    @property
    def whose(self) -> tuple[str, int]:
        return (self.player.guest if isinstance(self.player, Person) else self.player.strength), self.nth


class Attempt(Struct, frozen=True):
    """An attempt at a daily puzzle, from this seat. `first`: it counts."""

    puzzle: Puzzle
    seat: Seat
    first: bool


class Record(Struct, frozen=True, dict=True):
    """Stored as carefully as the log. `rules` is the version of the rules in play; `paused` is the seat that paused.
    `sent_away`: guests who do not come back to this table, nor to its rematches. `series`: the score so far, if this is
    a rematch. At a daily puzzle nobody adds to the luck, and the `attempt` may be over before the game is.
    """

    id: str
    game: Raw
    rules: int
    host: str
    seed: bytes
    chairs: tuple[Chair, ...]
    public: bool = False
    hints: bool = False
    bots: bool = True
    started: bool = False
    over: bool = False
    closed: bool = False
    paused: Seat | None = None
    rematch: str | None = None
    knows: dict[str, tuple[Seat, ...]] = {}
    sent_away: tuple[str, ...] = ()
    series: tuple[Wins, ...] = ()
    attempt: Attempt | None = None

    @cached_property
    def seal(self) -> Seal:
        return Seal(self.seed, tuple(nonce.encode() for nonce in self.nonces))

    @cached_property
    def nonces(self) -> tuple[str, ...]:
        return tuple(chair.nonce for chair in self.chairs if chair.nonce is not None)

    @cached_property
    def open(self) -> bool:
        """Is there anything left to play here?"""
        return not self.over and not self.closed

    @cached_property
    def people(self) -> dict[Seat, Person]:
        return {Seat(seat): chair.player for seat, chair in enumerate(self.chairs) if isinstance(chair.player, Person)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each seat, as a recording keeps it: a bot's is its strength, an empty seat's is empty."""
        return tuple(spoken_name(chair.player) for chair in self.chairs)


def spoken_name(player: Player | None) -> str:
    match player:
        case Person(name=name):
            return name
        case Bot(strength=strength):
            return strength
        case None:
            return ""


def seats_of(record: Record, guest: str) -> tuple[Seat, ...]:
    """The seats this guest holds now, except those they have left."""
    return tuple(seat for seat, person in record.people.items() if person.guest == guest and not person.left)


def guests_of(record: Record) -> list[str]:
    """Everybody who has a seat, left or not."""
    return sorted({person.guest for person in record.people.values()})


def pause(record: Record, seat: int, guest: str) -> Record:
    """Anybody at a private table may stop its time (X-3). A second pause changes nothing."""
    check_seat(record, seat, guest)
    check_open(record)
    if not record.started:
        raise Refusal("not_started")
    if record.public:
        raise Refusal("no_pause_in_public")
    return record if record.paused is not None else replace(record, paused=Seat(seat))


def go_on(record: Record, guest: str) -> Record:
    """Anybody at the table, not only the one who paused it."""
    if not seats_of(record, guest):
        raise Refusal("not_at_table")
    check_open(record)
    return replace(record, paused=None)


def close(record: Record) -> Record:
    return replace(record, closed=True)


def chair_at(record: Record, seat: int) -> Chair:
    if seat >= len(record.chairs):
        raise Refusal("no_such_seat")
    return record.chairs[seat]


def check_seat(record: Record, seat: int, guest: str) -> None:
    person = record.people.get(Seat(seat))
    if person is None or person.guest != guest or person.left:
        raise Refusal("not_your_seat")


def check_open(record: Record) -> None:
    if record.closed:
        raise Refusal("table_closed")
    if record.over:
        raise Refusal("game_over")
