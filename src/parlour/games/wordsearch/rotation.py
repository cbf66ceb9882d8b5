"""A tile upside down: M becomes W, and W becomes M (WS-A8)."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Illegal
from parlour.games.wordsearch.options import Options

TURNED: Final = {"M": "W", "W": "M"}
"""What a tile shows upside down, if that is another letter."""


def ways(agreed: Options, letters: str) -> tuple[bool, ...]:
    """How a tile may lie: upright, and turned if that makes another letter."""
    return (False, True) if agreed.rotate_mw and letters in TURNED else (False,)


def turned_over(agreed: Options, letters: str) -> str:
    if not agreed.rotate_mw or letters not in TURNED:
        raise Illegal("not_turnable", letters=letters)
    return TURNED[letters]
