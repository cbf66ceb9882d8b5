"""LETTER as a box on the shelf. The type checker holds it against the contract."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.listing import Listing
from parlour.games.letter import notation
from parlour.games.letter.actions import LoggedAction, SeatAction
from parlour.games.letter.events import TableEvent
from parlour.games.letter.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.letter.rules import Letter
from parlour.games.letter.state import Offer, State, View

_game: type[Game[State, LoggedAction, TableEvent, View]] = Letter

LISTING = Listing(
    name="letter",
    game=_game,
    seat_action=SeatAction,
    logged_action=LoggedAction,
    event=TableEvent,
    view=View,
    offer=Offer,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    minutes=45,
    front=("language", "timed", "scoring", "draft"),
    presets={
        "box": {},
        "hourglass": {"timed": 30},
        "quick": {"draft": "random_deal"},
    },
    finds_words=True,
    in_public={"turn_seconds": 120, "family": True},
)
