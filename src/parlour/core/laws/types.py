"""The types of a game, read off the annotations of its own methods, so that there is no second list."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, get_args, get_type_hints

from parlour.core.game import AnyGame


class Types(NamedTuple):
    """What the game's states, log entries, events, views and offers are decoded as."""

    state: Any
    entry: Any
    event: Any
    view: Any
    offer: Any


def types_of(game: AnyGame) -> Types:
    return _types_of(type(game))


@cache
def _types_of(game: type[AnyGame]) -> Types:
    apply = get_type_hints(game.apply)
    state, event = get_args(apply["return"])
    view = get_type_hints(game.view)["return"]
    offer = get_type_hints(game.offer)["return"]
    return Types(state, apply["entry"], event, view, offer)
