"""A game on offer: its rules, its wire and log types, its notation and its rule book, all in one place."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

from msgspec import Struct

from parlour.core.game import Action, AnyGame, Entry, Event, TakeBack
from parlour.core.options import Value
from parlour.core.rulebook import RuleBook


class Notation(Protocol):
    """Actions as lines of text and back; events as lines of a transcript."""

    def write(self, action: Action) -> str: ...

    def read(self, view: Any, text: str) -> Action: ...

    def tell(self, event: Event) -> str: ...


class Listing(Struct, frozen=True):
    """One box on the shelf.

    `examples` are what the rule book page draws; `front` names the options shown first; a preset is a handful of
    option values.
    """

    name: str
    game: type[AnyGame]
    seat_action: Any
    logged_action: Any
    event: Any
    view: Any
    offer: Any
    notation: Notation
    rule_book: RuleBook
    examples: Mapping[str, Struct]
    minutes: int
    front: tuple[str, ...]
    presets: Mapping[str, Mapping[str, Value]]
    finds_words: bool = False
    """Its bots and hints use the word finder, which is then warmed before anybody waits for it."""
    in_public: Mapping[str, Value] = MappingProxyType({"turn_seconds": 90})
    """What an option that is off becomes at a public table (X-3); a clock also where no bot stands in (X-7)."""

    @property
    def entry(self) -> Any:
        """The type of one line of this game's log."""
        return Entry[self.logged_action | TakeBack]  # type: ignore[name-defined]
