"""What browser and server say to each other at a table. The TypeScript types are generated from here.

Where a field is `Any` or raw, the table's game decides its type: views, offers, events and actions have a generated
file a game.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from parlour.core.game import Millis, Result
from parlour.core.refusal import Fact
from parlour.core.saying import Said

Ref: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Handle: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""What a person is called on the wire at one table, whatever their name. It differs from table to table."""
Ply: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=240)]
"""A family emoji is one character to people and eleven here. `names.py` counts as people do."""
Nonce: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
Token: TypeAlias = Annotated[str, Meta(min_length=32, max_length=64)]
"""Made by the browser of the host, so that the house need not tell it to anybody."""
Commitment: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64)]
Strength: TypeAlias = Literal["novice", "casual", "strong", "expert"]
Standstill: TypeAlias = Literal["resting", "stalled", "paused", "held"]
"""Why table time stands still: no seated person is connected, the house cannot store anything, somebody has paused the
table, or one person among bots is asked in a window before their first turn (X-4).
"""


class Request(Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """What a browser asks at a table. `ref` comes back in the reply."""

    ref: Ref


class Act(Request, frozen=True):
    """An action of one of my seats. `seen` is the ply of the view it answers.

    Instead of an action there may be a line of text in the game's notation.
    """

    seat: SeatNumber
    seen: Ply
    action: Raw


class Ask(Request, frozen=True):
    """Help the table may allow, on what I see and perhaps on an action I have in mind."""

    seat: SeatNumber
    draft: Any = None


class Sit(Request, frozen=True):
    """Take a free seat, or come back to mine. One browser may hold several seats, each with its own name.

    `program`: a bot from outside is going to play. Everybody is told.
    """

    seat: SeatNumber
    nonce: Nonce
    name: Name | None = None
    program: bool = False


class Stand(Request, frozen=True):
    """Leave a seat. Once the game has started a bot stands in until I come back."""

    seat: SeatNumber


class SeatBot(Request, frozen=True):
    """The host gives a free or deserted seat to a bot."""

    seat: SeatNumber
    strength: Strength


class SeatProgram(Request, frozen=True):
    """The host keeps a free seat for a bot from outside: for one that brings this token, within an hour. A new token
    takes the place of the old one.
    """

    seat: SeatNumber
    token: Token


class Claim(Request, frozen=True):
    """A bot from outside takes the seat that is kept for whoever has this token. Everybody is told that it is one."""

    token: Token
    nonce: Nonce
    name: Name


class Unseat(Request, frozen=True):
    """The host empties a seat before the start. Its token no longer opens it."""

    seat: SeatNumber


class SendAway(Request, frozen=True):
    """The host sends a bystander away for good or, before the start, anybody. `person` as in `TableShown`."""

    person: Handle


class Block(Request, frozen=True):
    """From now on my tables are closed to this person. DELETE /api/blocks/{person} takes it back."""

    person: Handle


class Start(Request, frozen=True):
    """The host starts the game. Free seats go to bots."""


class Pause(Request, frozen=True):
    """Anybody at a private table stops its time (X-3). `seat` is which of mine does."""

    seat: SeatNumber


class GoOn(Request, frozen=True):
    """Anybody at a paused table lets its time run again."""


class Rematch(Request, frozen=True):
    """The same table again. Whoever asks first opens it, as with OpenTable, and the others are shown the way."""

    commitment: Commitment
    nonce: Nonce


class Close(Request, frozen=True):
    """The host closes the table."""


class Recall(Request, frozen=True):
    """What happened before this ply, further back than I was told when I came."""

    before: Ply


AnyRequest: TypeAlias = (
    Act
    | Ask
    | Recall
    | Sit
    | Stand
    | SeatBot
    | SeatProgram
    | Claim
    | Unseat
    | SendAway
    | Block
    | Start
    | Pause
    | GoOn
    | Rematch
    | Close
)


class Message(Struct, frozen=True, gc=False, tag=True):
    """What the server tells a browser at a table."""


class SeatShown(Struct, frozen=True):
    """Who sits there. `kept`: nobody yet, but a bot from outside may come with its token, `until` when, in seconds of
    calendar time. `person` is their handle. `ready`: a person
    has given a nonce, so the game can start. In a rematch everybody gives a new one. `stand_in`: a bot plays on while
    the person is away. `program`: the person is a bot from outside.
    """

    kind: Literal["free", "kept", "person", "bot"]
    name: str | None = None
    person: str | None = None
    strength: Strength | None = None
    present: bool = False
    ready: bool = True
    yours: bool = False
    host: bool = False
    stand_in: bool = False
    program: bool = False
    until: int | None = None


class Bystander(Struct, frozen=True):
    person: str
    name: str


class Score(Struct, frozen=True):
    """How often somebody has won here, over all rematches. `seat`: where they sit now, if they still do."""

    seat: int | None
    name: str | None
    strength: Strength | None
    wins: int


class DailyTable(Struct, frozen=True):
    """A table for a daily puzzle. `luck` is the sentence from which all its luck follows. `first`: this attempt counts.
    `over`: the attempt is, though perhaps not the game.
    """

    date: date
    language: str
    luck: str
    first: bool
    over: bool


class Origin(Struct, frozen=True):
    """The moment of another game from which this one goes on. `true`: hidden things are as they were, not dealt anew.

    `table` is None if that game came from a file.
    """

    table: str | None
    ply: int
    true: bool


class TableShown(Message, frozen=True):
    """The table itself, as this browser may know it.

    `watching` are the other bystanders, told to the host and to whoever has a seat. `bystanders` is how many there are.
    `paused` is the seat that paused it. `outdated`: the rules have changed since it was opened. It is shown as far as
    today's rules go, and cannot go on. `series` is empty before the first rematch. `replay` is the address of the
    replay, once the game is over, for whoever may pass it on. `origin`: this game goes on
    from a moment of another.
    """

    id: str
    game: Any
    seats: tuple[SeatShown, ...]
    may_sit: tuple[int, ...]
    you_host: bool
    public: bool
    hints: bool
    started: bool
    paused: int | None
    closed: bool
    outdated: bool
    bystanders: int
    watching: tuple[Bystander, ...]
    rematch: str | None
    series: tuple[Score, ...]
    replay: str | None
    origin: Origin | None
    commitment: str
    nonces: tuple[str, ...]
    seed: str | None
    daily: DailyTable | None


class Eyes(Struct, frozen=True, gc=False):
    """What one of my seats sees, or a bystander without a seat, and what it may do.

    In an update that is not `whole`, `view` is what has changed since the last one: `[value]` if it is now this, or
    else the parts that have changed, by field or by number.
    """

    seat: int | None
    view: Any
    offer: Any


class Happened(Struct, frozen=True, gc=False):
    ply: int
    event: Any


class Update(Message, frozen=True):
    """Where the game stands. `whole`: views are complete and the events are the recent ones. Otherwise both are what is
    new. `since`: the events are those from this ply on.

    `now` is table time at sending and `until` the deadline as shown. `stands` says why table time does not run.
    """

    ply: int
    now: Millis
    stands: Standstill | None
    awaited: tuple[int, ...]
    welcome: tuple[int, ...]
    until: Millis | None
    eyes: tuple[Eyes, ...]
    events: tuple[Happened, ...]
    since: int
    whole: bool
    result: Result | None


class Done(Message, frozen=True):
    ref: int


class Refused(Message, frozen=True):
    """Why something was not done. Nothing has changed. `ref` is None if the message could not be read."""

    ref: int | None
    code: str
    facts: dict[str, Fact]


class Told(Message, frozen=True):
    """The answer to Ask."""

    ref: int
    said: tuple[Said, ...]


class Recalled(Message, frozen=True):
    """The answer to Recall: what happened from the ply `since` on. At 0 the story begins."""

    ref: int
    since: int
    events: tuple[Happened, ...]


AnyMessage: TypeAlias = TableShown | Update | Done | Refused | Told | Recalled
