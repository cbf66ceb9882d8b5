"""LETTER: words from letter tiles of different sizes, laid edge to edge."""

from __future__ import annotations

from parlour.core.listing import listing
from parlour.games.letter import notation
from parlour.games.letter.lesson import lesson
from parlour.games.letter.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.letter.rules import Letter

__all__ = ["LISTING", "Letter"]

LISTING = listing(
    Letter,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    lesson=lesson,
    minutes=45,
    version=3,
    front=("language", "timed", "scoring", "draft"),
    presets={
        "box": {},
        "hourglass": {"timed": 30},
        "quick": {"draft": "random_deal"},
    },
    finds_words=True,
    in_public={"turn_seconds": 120, "family": True},
)
