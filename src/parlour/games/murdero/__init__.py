"""MURDERO: build a case from Crime Scene to Weapon, and spoil everybody else's."""

from __future__ import annotations

from parlour.core.listing import listing
from parlour.games.murdero import notation
from parlour.games.murdero.lesson import lesson
from parlour.games.murdero.rulebook import EXAMPLES, RULE_BOOK
from parlour.games.murdero.rules import Murdero

__all__ = ["LISTING", "Murdero"]

LISTING = listing(
    Murdero,
    notation=notation,
    rule_book=RULE_BOOK,
    examples=EXAMPLES,
    lesson=lesson,
    minutes=45,
    front=("partners", "max_hands", "action_deck", "custom_deck"),
    presets={
        "box": {},
        "one_hand": {"max_hands": 1},
        "pairs": {"partners": True},
    },
)
