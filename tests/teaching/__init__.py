"""Fib, the teaching game: lay a card face down, say what it is, and let the others doubt."""

from __future__ import annotations

from parlour.core.listing import listing
from tests.teaching import notation
from tests.teaching.rulebook import RULE_BOOK
from tests.teaching.rules import Fib

__all__ = ["LISTING", "Fib"]

LISTING = listing(
    Fib,
    notation=notation,
    rule_book=RULE_BOOK,
    minutes=5,
    front=("hand", "turn_seconds"),
    presets={"box": {}, "quick": {"hand": 1, "turn_seconds": 10}},
)
