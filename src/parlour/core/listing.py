"""A game on offer: its rules, its notation, its rule book and its box, all declared by the game itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from msgspec import Struct

from parlour.core.game import A as Act
from parlour.core.game import Action, AnyGame, E, Event, Game, S, V
from parlour.core.lesson import Lesson
from parlour.core.options import Value
from parlour.core.rulebook import RuleBook
from parlour.core.types import Types, types_of


class Notation(Protocol):
    """Actions as lines of text and back; events as lines of a transcript."""

    def write(self, action: Action) -> str: ...

    def read(self, view: Any, text: str) -> Action: ...

    def tell(self, event: Event) -> str: ...


BOX: Mapping[str, Mapping[str, Value]] = MappingProxyType({"box": MappingProxyType({})})
"""The one preset every game has: the rules as in the box."""
IN_PUBLIC: Mapping[str, Value] = MappingProxyType({"turn_seconds": 90})


class Listing(Struct, frozen=True):
    """One box on the shelf.

    `version` goes up when a change of the rules may break old logs. `examples` are what the
    rule book page draws. `front` names the options shown first. A preset is a handful of option values. `finds_words`:
    its bots and hints use the word finder, which is then warmed before anybody waits for it. `in_public` is what an
    option that is off becomes at a public table (X-3); a clock also where no bot stands in (X-7). `lesson` gives the
    lesson for readers of a language, where the game has one.
    """

    name: str
    game: type[AnyGame]
    types: Types
    notation: Notation
    rule_book: RuleBook
    version: int
    minutes: int
    front: tuple[str, ...]
    presets: Mapping[str, Mapping[str, Value]]
    examples: Mapping[str, Struct]
    finds_words: bool
    in_public: Mapping[str, Value]
    lesson: Callable[[str], Lesson] | None


_REGISTERED: dict[type[AnyGame], Listing] = {}


def listing_of(game: type[AnyGame]) -> Listing:
    """How this game was registered. Importing its package does that."""
    return _REGISTERED[game]


def listings() -> Mapping[str, Listing]:
    """The games registered so far, by name."""
    return {listing.name: listing for listing in _REGISTERED.values()}


def name_of(game: type[AnyGame]) -> str:
    """A game's name is its tag."""
    return str(game.__struct_config__.tag)  # type: ignore[attr-defined]


def listing(
    game: type[Game[S, Act, E, V]],
    *,
    notation: Notation,
    rule_book: RuleBook,
    minutes: int,
    version: int = 1,
    front: tuple[str, ...] = (),
    presets: Mapping[str, Mapping[str, Value]] = BOX,
    examples: Mapping[str, Struct] = MappingProxyType({}),
    finds_words: bool = False,
    in_public: Mapping[str, Value] = IN_PUBLIC,
    lesson: Callable[[str], Lesson] | None = None,
) -> Listing:
    """How a game's package registers it. The type checker holds the game against the contract here."""
    _REGISTERED[game] = Listing(
        name=name_of(game),
        game=game,
        types=types_of(game),
        notation=notation,
        rule_book=rule_book,
        version=version,
        minutes=minutes,
        front=front,
        presets=presets,
        examples=examples,
        finds_words=finds_words,
        in_public=in_public,
        lesson=lesson,
    )
    return _REGISTERED[game]
