"""A game's board as an SVG, one module a game. Each is drawn from a view alone, so it can show no more than that."""

from __future__ import annotations

from typing import Any, Protocol, cast

from parlour.core.extras import extra
from parlour.core.game import Turn
from parlour.core.listing import Listing
from parlour.library.pictures.drawing import Drawing
from parlour.texts.voice import Voice


class Art(Protocol):
    """What a game brings to be drawn."""

    def draw(self, game: Any, view: Any, turn: Turn, voice: Voice) -> Drawing:
        """The table as this view shows it, with its seats."""
        ...


def art_of(listing: Listing) -> Art | None:
    """How this game is drawn, or None if nobody has drawn it."""
    return cast("Art | None", extra("parlour.library.pictures", listing.name))
