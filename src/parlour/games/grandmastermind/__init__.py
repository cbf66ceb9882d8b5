"""GRAND MASTER MIND: one hides a code of shapes and colours, the other breaks it."""

from __future__ import annotations

from parlour.core.listing import listing
from parlour.games.grandmastermind import notation
from parlour.games.grandmastermind.lesson import lesson
from parlour.games.grandmastermind.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.grandmastermind.rules import GrandMasterMind

__all__ = ["LISTING", "GrandMasterMind"]

LISTING = listing(
    GrandMasterMind,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    minutes=20,
    lesson=lesson,
    front=("variant", "roles", "rounds", "row_seconds"),
    presets={
        "box": {},
        "quick": {"rows": 8, "row_seconds": 60},
        "expert": {"variant": 2, "rows": 12, "feedback": "manual_checked"},
    },
)
