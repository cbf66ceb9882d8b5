"""How long a game lasts among people: what bots did in it, each act at a person's pace.

The pace is a model, not a measurement of people. Each figure is how long a person at a table looks, thinks and reaches
out, the others waiting; what others do meanwhile takes no time.

GRAND MASTER MIND: a minute for a row. MÖRDER: twenty seconds before a tile is turned, more where a chain must be found.
WORD SEARCH: a turn has 30 seconds; whoever finds a word takes two thirds of them, and the next player a moment to look
up. Whoever finds none uses all of them. LETTER: laying a letter takes twenty seconds, naming a word twelve. MURDERO:
eight seconds for what one does with a card, twenty to play an Action Card, a break of 45 between hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

WORD_SEARCH: Final[Mapping[str, int]] = {
    "Call": 20,
    "MoveToken": 32,
    "Stay": 32,
    "Exchange": 32,
    "Swap": 5,
    "SwapHand": 5,
    "TurnTile": 3,
    "AddTile": 10,
    "ShiftTile": 10,
    "DrawTile": 3,
    "LayTile": 10,
    "DealTiles": 30,
}
"""Seconds for each act."""

PACES: Final[Mapping[str, Mapping[str, int]]] = MappingProxyType(
    {
        "grandmastermind": {"Hide": 40, "Guess": 60, "Answer": 15},
        "moerder": {
            "TurnTile": 20,
            "Touch": 25,
            "Claim": 40,
            "Show": 40,
            "RaiseObjection": 10,
            "DropOut": 5,
            "Quit": 5,
            "Next": 3,
        },
        "wordsearch": WORD_SEARCH,
        "letter": {
            "TakeSize": 6,
            "TakeBlank": 6,
            "TakeRest": 30,
            "Lay": 20,
            "LayBlank": 20,
            "Name": 12,
            "Retrace": 12,
            "Release": 10,
            "Knock": 15,
            "Done": 3,
            "Skip": 5,
        },
        "murdero": {
            "DealHands": 45,
            "Draw": 8,
            "Take": 8,
            "Build": 8,
            "Swap": 12,
            "Play": 20,
            "Use": 20,
            "Discard": 8,
            "Done": 3,
        },
    }
)


def minutes(actions: Mapping[str, int], seconds: Mapping[str, int] = WORD_SEARCH) -> float:
    """How long people would take for so many of each act; what is not named takes no time."""
    return sum(count * seconds.get(action, 0) for action, count in actions.items()) / 60
