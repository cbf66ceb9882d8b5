"""Parlour: five tabletop games with their rules enforced, to play and to study.

What is public is what is named here. Everything is loaded when it is first used, so `import parlour` costs little.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.arena.match import play_match, play_out
    from parlour.arena.simulation import simulate
    from parlour.bots.bot import Bot
    from parlour.bots.roster import bot
    from parlour.catalog import CATALOG
    from parlour.core.game import Action, Choices, Entry, Event, Game, Illegal, Luck, Result, Seat, Turn, Unreadable
    from parlour.core.luck import choice, seeded, shuffled
    from parlour.core.options import options
    from parlour.core.picture import Picture
    from parlour.core.recording import Recording, verify
    from parlour.core.refusal import Refusal
    from parlour.core.transcript import transcript
    from parlour.library import Mistaken, Sitting, game

_HOMES = {
    "parlour.arena.match": ("play_match", "play_out"),
    "parlour.arena.simulation": ("simulate",),
    "parlour.bots.bot": ("Bot",),
    "parlour.bots.roster": ("bot",),
    "parlour.catalog": ("CATALOG",),
    "parlour.core.game": (
        "Action",
        "Choices",
        "Entry",
        "Event",
        "Game",
        "Illegal",
        "Luck",
        "Result",
        "Seat",
        "Turn",
        "Unreadable",
    ),
    "parlour.core.luck": ("choice", "seeded", "shuffled"),
    "parlour.core.options": ("options",),
    "parlour.core.picture": ("Picture",),
    "parlour.core.recording": ("Recording", "verify"),
    "parlour.core.refusal": ("Refusal",),
    "parlour.core.transcript": ("transcript",),
    "parlour.library": ("Mistaken", "Sitting", "game"),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "CATALOG",
    "Action",
    "Bot",
    "Choices",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Luck",
    "Mistaken",
    "Picture",
    "Recording",
    "Refusal",
    "Result",
    "Seat",
    "Sitting",
    "Turn",
    "Unreadable",
    "bot",
    "choice",
    "game",
    "options",
    "play_match",
    "play_out",
    "seeded",
    "shuffled",
    "simulate",
    "transcript",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Loads a public name with its first use."""
    if name not in _HOME:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    globals()[name] = value = getattr(import_module(_HOME[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
