"""Other names for the pieces: shapes and colours in the order they were first laid, the rest in random order.

Under these names, games that differ only in their pieces become the same game. So results can be cached and used again,
and the same result becomes a different row each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from parlour.bots.grandmastermind.candidates import Clue, RowNumbers
from parlour.core.game import Luck
from parlour.core.luck import shuffled


class Renaming:
    """`shapes` and `colours` list the true pieces in their new order; the last of each is the empty field."""

    def __init__(self, rows: Sequence[RowNumbers], sides: int, luck: Luck) -> None:
        pairs = [pair for row in rows for pair in row]
        self.shapes = _order((pair // sides for pair in pairs), sides, luck)
        self.colours = _order((pair % sides for pair in pairs), sides, luck)
        self._true = [shape * sides + colour for shape in self.shapes for colour in self.colours]
        self._new = np.argsort(self._true).tolist()

    def renamed(self, clue: Clue) -> Clue:
        return Clue(tuple(self._new[pair] for pair in clue.row), clue.answers)

    def true(self, row: Iterable[int]) -> RowNumbers:
        return tuple(self._true[pair] for pair in row)


def _order(laid: Iterable[int], sides: int, luck: Luck) -> list[int]:
    met = list(dict.fromkeys(laid))
    return met + shuffled(luck, [piece for piece in range(sides) if piece not in met])
