"""What a browser asks the house for without a table's socket, and what it is answered."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Raw, Struct

from parlour.core.options import Option
from parlour.core.rulebook import RuleBook
from parlour.server.door.messages import Commitment, Name, Nonce, Strength

Agreed: TypeAlias = str | int | bool | tuple[str, ...] | None
"""The value of an option as it is sent. Several values are sent as a list."""


class Me(Struct, frozen=True):
    """GET and PUT /api/me."""

    name: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Blocked(Struct, frozen=True):
    """GET /api/blocks: somebody you block, under the name they had then, and a handle to take it back with."""

    person: str
    name: str


class Box(Struct, frozen=True):
    """GET /api/games: one box on the shelf.

    `in_public`: what options that are off become at a public table. `lists`: the house's own lists of words by
    language, as they are now; none where a game asks for none. `lesson`: the game can be learned.
    """

    name: str
    least_seats: int
    most_seats: int
    minutes: int
    front: tuple[str, ...]
    presets: dict[str, dict[str, Agreed]]
    options: tuple[Option, ...]
    in_public: dict[str, Agreed]
    lists: dict[str, tuple[str, ...]]
    lesson: bool


class Filling(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there when the table opens: me, a bot, or nobody yet."""

    who: Literal["me", "bot", "free"]
    strength: Strength | None = None
    name: Name | None = None


class Promised(Struct, frozen=True):
    """POST /api/promises: the luck of a table you may open, sealed before you give a nonce."""

    commitment: str


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `game` carries its tag and options; `bots` says whether bots stand in for absent people.

    `commitment` is what you were promised, and `nonce` your answer to it.
    """

    game: Raw
    seats: tuple[Filling, ...]
    commitment: Commitment
    nonce: Nonce
    public: bool = False
    hints: bool = False
    bots: bool = True
    start: bool = False


class Opened(Struct, frozen=True):
    table: str


class TableLine(Struct, frozen=True):
    """A table in the hall. `outdated`: it can be looked at, perhaps, but does not go on."""

    id: str
    game: str
    names: tuple[str, ...]
    free: int
    started: bool
    outdated: bool


class OwnTable(TableLine, frozen=True):
    """A table you sit at. `awaited`: the other people it waits for."""

    your_turn: bool
    awaited: tuple[str, ...]


class Hall(Struct, frozen=True):
    """GET /api/tables, and pushed on the hall's socket whenever it changes."""

    tables: tuple[TableLine, ...]
    yours: tuple[OwnTable, ...]


class RulesPage(Struct, frozen=True):
    """GET /api/rules/{game}: the rule book and the examples its page draws."""

    book: RuleBook
    examples: dict[str, Any]
