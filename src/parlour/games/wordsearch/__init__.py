"""WORD SEARCH: words on a hexagonal board, through the letters next to your token."""

from __future__ import annotations

from parlour.core.listing import listing
from parlour.games.wordsearch import notation
from parlour.games.wordsearch.lesson import lesson
from parlour.games.wordsearch.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.wordsearch.rules import WordSearch

__all__ = ["LISTING", "WordSearch"]

LISTING = listing(
    WordSearch,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    lesson=lesson,
    minutes=60,  # with four: python -m benchmarks.wordsearch_length
    version=2,
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
