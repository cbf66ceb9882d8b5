"""The Action Cards, a module each: to add one, add its module, its texts and its picture."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from parlour.games.murdero.action_card import ActionCard

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
"""Two of the fifteen are not known: a second Overtime and a second Sabotage stand for them (MU-A1)."""


@cache
def names() -> tuple[str, ...]:
    """Every Action Card there is a module for; the box's first."""
    found = {module.name for module in iter_modules(__path__)}
    return (*THIRTEEN, *sorted(found - set(THIRTEEN)))


@cache
def action_card(name: str) -> ActionCard:
    """What the card of this name does."""
    card: ActionCard = import_module(f"{__name__}.{name}").CARD
    return card
