"""Fib as the catalog lists it."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.listing import Listing
from tests.teaching import notation
from tests.teaching.actions import LoggedAction, SeatAction
from tests.teaching.events import TableEvent
from tests.teaching.rulebook import RULE_BOOK
from tests.teaching.rules import Fib
from tests.teaching.state import Offer, State, View

_fib: type[Game[State, LoggedAction, TableEvent, View]] = Fib

FIB = Listing(
    name="fib",
    game=_fib,
    seat_action=SeatAction,
    logged_action=LoggedAction,
    event=TableEvent,
    view=View,
    offer=Offer,
    notation=notation,
    rule_book=RULE_BOOK,
    examples={},
    minutes=5,
    front=("hand", "turn_seconds"),
    presets={"box": {}, "quick": {"hand": 1, "turn_seconds": 10}},
)
