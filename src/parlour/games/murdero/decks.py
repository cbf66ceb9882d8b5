"""Which Action Cards there are, and which of them a deck has (MU-A1, MU-16)."""

from __future__ import annotations

from functools import cache
from pkgutil import iter_modules
from typing import Final

from parlour.games.murdero import action_cards

THIRTEEN: Final = (
    "lost_treasure",
    "reverse_charges",
    "shake_down",
    "overtime",
    "destroy",
    "sabotage",
    "silver_screen_alibi",
    "dons_alibi",
    "political_alibi",
    "heavy_caseload",
    "real_estate",
    "mitigating_circs",
    "joker",
)
STANDARD: Final = (*THIRTEEN, "overtime", "sabotage")
"""Two of the fifteen are unknown. A second Overtime and a second Sabotage stand in for them (MU-A1)."""


@cache
def names() -> tuple[str, ...]:
    """Every Action Card that has a module, the box's first."""
    found = {module.name for module in iter_modules(action_cards.__path__)}
    return (*THIRTEEN, *sorted(found - set(THIRTEEN)))
