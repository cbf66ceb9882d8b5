"""The shelf: each game of the catalog as a box, for browser and terminal alike."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.catalog import CATALOG
from parlour.core.listing import Listing
from parlour.core.options import Value, options
from parlour.server.hall.messages import Agreed, Box
from parlour.words.agreement import WordAgreement
from parlour.words.lexicon import lexicon
from parlour.words.spelling import LANGUAGES


def boxes() -> list[Box]:
    return [box(listing) for listing in CATALOG.values()]


def box(listing: Listing) -> Box:
    """What is known about a game before it is opened. The seats are those under the box's own rules."""
    seats = listing.game().seats
    return Box(
        name=listing.name,
        least_seats=seats[0],
        most_seats=seats[-1],
        minutes=listing.minutes,
        front=listing.front,
        presets={name: sent(preset) for name, preset in listing.presets.items()},
        options=options(listing.game),
        in_public=sent(listing.in_public),
        lists=lists() if issubclass(listing.game, WordAgreement) else {},
        lesson=listing.lesson is not None,
    )


def sent(values: Mapping[str, Value]) -> dict[str, Agreed]:
    """A set of values has no order, so it is sent sorted."""
    return {name: tuple(sorted(value)) if isinstance(value, frozenset) else value for name, value in values.items()}


def lists() -> dict[str, tuple[str, ...]]:
    """The house's own lists, by language."""
    kept = {language: lexicon(language).own for language in LANGUAGES}
    return {language: names for language, names in kept.items() if names}
