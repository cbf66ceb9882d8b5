"""MÖRDER as a box on the shelf. The type checker holds it against the contract."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.listing import Listing
from parlour.games.moerder import notation
from parlour.games.moerder.actions import LoggedAction, SeatAction
from parlour.games.moerder.events import TableEvent
from parlour.games.moerder.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Offer, State, View

_game: type[Game[State, LoggedAction, TableEvent, View]] = Moerder

LISTING = Listing(
    name="moerder",
    game=_game,
    seat_action=SeatAction,
    logged_action=LoggedAction,
    event=TableEvent,
    view=View,
    offer=Offer,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    minutes=20,
    front=("rules", "objections", "window", "solitaire_detect"),
    presets={
        "box": {},
        "quick": {"objections": "auto", "turn_seconds": 60},
        "base": {"rules": "base"},
    },
)
