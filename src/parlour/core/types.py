"""The types of a game, read off the annotations of its own methods. There is no second list."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, reduce
from operator import or_
from types import NoneType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from parlour.core.game import AnyGame, Deal, Entry, Resume, TakeBack, TimeUp, Verdict


class Types(Struct, frozen=True, dict=True):
    """What the game's states, actions, events, views and offers are decoded as; an offer may also be None."""

    state: Any
    action: Any
    event: Any
    view: Any
    offer: Any

    @cached_property
    def seat_action(self) -> Any:
        """What a seat may send: all but what chance, the judge and the clock do."""
        acts = (act for act in get_args(self.action) if not issubclass(act, Deal | Verdict | TimeUp))
        return reduce(or_, acts)

    @cached_property
    def read_sent(self) -> Callable[[bytes], Any]:
        """Reads what a seat has sent: such an action, or a line of text in the game's notation."""
        return msgspec.json.Decoder(self.seat_action | str).decode

    @property
    def entry(self) -> Any:
        """One line of the log."""
        return Entry[self.action | Resume | TakeBack]  # type: ignore[name-defined]


@cache
def types_of(game: type[AnyGame]) -> Types:
    apply = get_type_hints(game.apply)
    (action,) = get_args(apply["entry"])
    state, event = get_args(apply["return"])
    view = get_type_hints(game.view)["return"]
    offers = get_args(get_type_hints(game.offer)["return"]) or (NoneType,)
    return Types(state, action, event, view, offers[0])
