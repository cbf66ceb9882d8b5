"""The shelf: each game of the catalog as a box, for browser and terminal alike."""

from __future__ import annotations

from parlour.core.listing import Listing
from parlour.core.options import options
from parlour.server.messages import Box
from parlour.words.agreement import WordAgreement
from parlour.words.lexicon import lexicon
from parlour.words.spelling import LANGUAGES


def box(listing: Listing) -> Box:
    """What can be said of a game before it is opened; the seats are those of the box's own rules."""
    seats = listing.game().seats
    return Box(
        name=listing.name,
        least_seats=seats[0],
        most_seats=seats[-1],
        minutes=listing.minutes,
        front=listing.front,
        presets={name: dict(preset) for name, preset in listing.presets.items()},
        options=options(listing.game),
        in_public=dict(listing.in_public),
        lists=lists() if issubclass(listing.game, WordAgreement) else {},
    )


def lists() -> dict[str, tuple[str, ...]]:
    """The house's own lists by language, of languages that have any."""
    kept = {language: lexicon(language).own for language in LANGUAGES}
    return {language: names for language, names in kept.items() if names}
