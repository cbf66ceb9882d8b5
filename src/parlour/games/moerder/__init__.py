"""FIND … den MÖRDER: find the word among the open tiles, or collect its letters under the eyes of the others."""

from parlour.games.moerder.rules import Moerder

__all__ = ["Moerder"]
