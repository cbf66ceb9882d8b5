"""What a layer keeps for a game in a module of the game's name: a bot, help, a terminal board. Any may be missing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def extra(layer: str, game: str) -> ModuleType | None:
    """The module `<layer>.<game>`, loaded when it is first asked for; None where nobody has written one."""
    name = f"{layer}.{game}"
    return None if find_spec(name) is None else import_module(name)
