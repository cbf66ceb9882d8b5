"""The games on offer, in the order of the shelf."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType

from parlour.core.game import AnyGame
from parlour.core.listing import Listing, name_of
from parlour.games import grandmastermind, letter, moerder, murdero, wordsearch

MORE_GAMES = "PARLOUR_GAMES"
"""An environment variable: packages with a `LISTING` to put beside ours, separated by commas."""


def shelf() -> Iterator[Listing]:
    yield from (game.LISTING for game in (grandmastermind, moerder, wordsearch, letter, murdero))
    for package in filter(None, os.environ.get(MORE_GAMES, "").split(",")):
        yield import_module(package.strip()).LISTING


CATALOG: Mapping[str, Listing] = MappingProxyType({listing.name: listing for listing in shelf()})


def rules_version(game: AnyGame) -> int:
    """The version of the rules of this game; 1 for one that is on no shelf."""
    listing = CATALOG.get(name_of(type(game)))
    return 1 if listing is None else listing.version
