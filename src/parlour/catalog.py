"""The games on offer. The type checker holds each against the contract."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from parlour.core.game import Game
from parlour.core.listing import Listing
from parlour.games import grandmastermind
from parlour.games.grandmastermind import notation
from parlour.games.grandmastermind.actions import LoggedAction, SeatAction
from parlour.games.grandmastermind.events import TableEvent
from parlour.games.grandmastermind.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.grandmastermind.state import Offer, State, View
from parlour.games.letter.listing import LISTING as LETTER
from parlour.games.moerder.listing import LISTING as MOERDER
from parlour.games.wordsearch.listing import LISTING as WORDSEARCH

_grandmastermind: type[Game[State, LoggedAction, TableEvent, View]] = grandmastermind.GrandMasterMind

CATALOG: Mapping[str, Listing] = MappingProxyType(
    {
        "grandmastermind": Listing(
            name="grandmastermind",
            game=_grandmastermind,
            seat_action=SeatAction,
            logged_action=LoggedAction,
            event=TableEvent,
            view=View,
            offer=Offer,
            notation=notation,
            rule_book=RULE_BOOK,
            examples=EXAMPLES,
            minutes=20,
            front=("variant", "roles", "rounds", "row_seconds"),
            presets={
                "box": {},
                "quick": {"rows": 8, "row_seconds": 60},
                "expert": {"variant": 2, "rows": 12, "feedback": "manual_checked"},
            },
        ),
        "moerder": MOERDER,
        "wordsearch": WORDSEARCH,
        "letter": LETTER,
    }
)
