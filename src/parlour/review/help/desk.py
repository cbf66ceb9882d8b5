"""The desk where a player may ask for help, whatever the game. Numeric libraries load at the first question."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from parlour.catalog import CATALOG
from parlour.core.extras import extra
from parlour.core.game import Action, AnyGame
from parlour.core.listing import Listing, name_of
from parlour.core.saying import Said

NO_HELP: Final = Said("no_help_now")
MOST_MOVES: Final = 12


def help(game: AnyGame, view: Any, draft: Action | None) -> tuple[Said, ...]:
    """What there is to say about this view and about the action its owner is considering."""
    name = name_of(type(game))
    adviser = extra("parlour.review.help", name)
    said = moves(CATALOG[name], game, view) if adviser is None else adviser.help(game, view, draft)
    return said or (NO_HELP,)


def moves(listing: Listing, game: AnyGame, view: Any) -> tuple[Said, ...]:
    """For a game without its own help: its first few choices, as one types them."""
    typed = [listing.notation.write(action) for action in islice(game.legal(view), MOST_MOVES)]
    return (Said("moves_to_type", {"moves": " · ".join(typed)}),) if typed else ()
