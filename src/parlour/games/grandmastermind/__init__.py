"""GRAND MASTER MIND: one hides a code of shapes and colours, the other breaks it."""

from parlour.games.grandmastermind.rules import GrandMasterMind

__all__ = ["GrandMasterMind"]
