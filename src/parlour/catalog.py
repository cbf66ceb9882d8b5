"""The games on offer, in the order of the shelf."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from parlour.core.listing import Listing
from parlour.games import grandmastermind, letter, moerder, wordsearch

SHELF: tuple[Listing, ...] = (
    grandmastermind.LISTING,
    moerder.LISTING,
    wordsearch.LISTING,
    letter.LISTING,
)

CATALOG: Mapping[str, Listing] = MappingProxyType({listing.name: listing for listing in SHELF})
