"""The shelf: each game of the catalog as a box, for browser and terminal alike."""

from __future__ import annotations

from parlour.core.listing import Listing
from parlour.core.options import options
from parlour.server.messages import Box


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
    )
