"""A layer's module for one game, found by the game's name: a bot, help, a terminal board. Any may be missing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def extra(layer: str, game: str) -> ModuleType | None:
    """The module `<layer>.<game>`, loaded on first use, or None if there is none."""
    name = f"{layer}.{game}"
    return None if find_spec(name) is None else import_module(name)
