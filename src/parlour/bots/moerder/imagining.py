"""Imagined layouts: how likely it is that the word will lie nowhere once all tiles are open."""

from __future__ import annotations

from parlour.core.game import Luck
from parlour.core.luck import shuffled
from parlour.games.moerder.board import BODY, HIDDEN, LETTERS, Board, bag
from parlour.games.moerder.chains import has_open_chain, layout


def no_chain_in(board: Board, collected: str, luck: Luck, layouts: int) -> float:
    """The share of so many imagined layouts without a chain."""
    left = bag(board, collected)
    faces = "".join(face * count for face, count in zip((*LETTERS, BODY), left, strict=True))
    parts = board.split(HIDDEN)
    without = 0
    for _ in range(layouts):
        drawn = [*shuffled(luck, faces), ""]
        full = "".join(part + face for part, face in zip(parts, drawn, strict=True))
        without += not has_open_chain(layout(full))
    return without / layouts
