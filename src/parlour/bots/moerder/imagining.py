"""Imagined layouts: how likely it seems that there will be no chain once all tiles are open.

A chain that is already open counts only if the bot sees it; one that imagined tiles complete always counts.
"""

from __future__ import annotations

from parlour.bots.moerder.eye import EYES, seen
from parlour.core.game import Luck
from parlour.core.luck import shuffled
from parlour.games.moerder.board import BODY, HIDDEN, LETTERS, Board, bag
from parlour.games.moerder.chains import has_open_chain, layout, open_chains
from parlour.games.moerder.state import Open

IMAGINES = {"novice": 4, "casual": 8, "strong": 30, "expert": 100}
"""How many layouts each strength imagines."""


def no_chain(strength: str, open: Open, luck: Luck) -> float:
    """The share of imagined layouts in which this strength sees no chain."""
    if seen(EYES[strength], open, open_chains(layout(open.board)), luck) is not None:
        return 0.0
    layouts = IMAGINES[strength]
    return sum(not completed(open.board, imagined(open, luck)) for _ in range(layouts)) / layouts


def imagined(open: Open, luck: Luck) -> Board:
    """One way the board may look with all tiles open."""
    left = bag(open.board, open.collected)
    faces = "".join(face * count for face, count in zip((*LETTERS, BODY), left, strict=True))
    drawn = [*shuffled(luck, faces), ""]
    return "".join(part + face for part, face in zip(open.board.split(HIDDEN), drawn, strict=True))


def completed(board: Board, full: Board) -> bool:
    """Is there a chain with a tile that was face down?"""
    here = layout(full)
    return has_open_chain(here) and any(any(board[tile] == HIDDEN for tile in chain) for chain in open_chains(here))
