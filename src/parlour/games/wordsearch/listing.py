"""WORD SEARCH as a box on the shelf. The type checker holds it against the contract."""

from __future__ import annotations

from parlour.core.game import Game
from parlour.core.listing import Listing
from parlour.games.wordsearch import notation
from parlour.games.wordsearch.actions import LoggedAction, SeatAction
from parlour.games.wordsearch.events import TableEvent
from parlour.games.wordsearch.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.state import Offer, State, View

_game: type[Game[State, LoggedAction, TableEvent, View]] = WordSearch

LISTING = Listing(
    name="wordsearch",
    game=_game,
    seat_action=SeatAction,
    logged_action=LoggedAction,
    event=TableEvent,
    view=View,
    offer=Offer,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    minutes=30,
    front=("language", "mode", "timer", "target"),
    presets={
        "box": {},
        "short": {"target": 100},
        "calm": {"timer": None},
        "insert": {"mode": "insert", "target": 100},
        "boardless": {"mode": "boardless"},
    },
    finds_words=True,
    in_public={"timer": 120, "family": True},
)
