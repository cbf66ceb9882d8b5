"""FIND … den MÖRDER: find the word among the open tiles, or collect its letters unless somebody objects."""

from __future__ import annotations

from parlour.core.listing import listing
from parlour.games.moerder import notation
from parlour.games.moerder.lesson import lesson
from parlour.games.moerder.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.moerder.rules import Moerder

__all__ = ["LISTING", "Moerder"]

LISTING = listing(
    Moerder,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    minutes=20,
    lesson=lesson,
    front=("rules", "objections", "window", "solitaire_detect"),
    presets={
        "box": {},
        "quick": {"objections": "auto", "turn_seconds": 60},
        "base": {"rules": "base"},
    },
)
