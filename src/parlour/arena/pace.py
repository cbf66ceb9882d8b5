"""How long a game lasts among people: what bots did in it, each act at a person's pace.

The pace is a model, not a measurement of people. A turn of WORD SEARCH has 30 seconds; whoever finds a word takes two
thirds of them, and the next player a moment to look up. Whoever finds none uses all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WORD_SEARCH: Final[Mapping[str, int]] = {
    "Call": 20,
    "MoveToken": 32,
    "Stay": 32,
    "Exchange": 32,
    "Swap": 5,
    "SwapHand": 5,
    "TurnTile": 3,
    "DealTiles": 30,
}
"""Seconds for each act."""


def minutes(actions: Mapping[str, int], seconds: Mapping[str, int] = WORD_SEARCH) -> float:
    """How long people would take for so many of each act; what is not named takes no time."""
    return sum(count * seconds.get(action, 0) for action, count in actions.items()) / 60
