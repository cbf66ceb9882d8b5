"""LETTER: words from letter tiles of different sizes, laid edge to edge."""

from parlour.games.letter.rules import Letter

__all__ = ["Letter"]
