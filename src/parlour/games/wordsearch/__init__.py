"""WORD SEARCH: words on a hexagonal board, through the letters next to your token."""

from parlour.games.wordsearch.rules import WordSearch

__all__ = ["WordSearch"]
