"""Imagined layouts: how likely it is that there will be no chain once all tiles are open.

All strengths estimate alike: they go through every layout if there are few, and through a large sample if there are
many. The sample depends only on what is on the table, so asking again gives the same answer. The strengths differ in
what they see: an open chain counts only if it is not overlooked. One that imagined tiles complete always counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from parlour.bots.moerder.eye import EYES, seen
from parlour.core.game import Luck
from parlour.core.luck import Stream, shuffled
from parlour.games.moerder.board import BODY, HIDDEN, LETTERS, Board, bag
from parlour.games.moerder.chains import has_open_chain, layout, open_chains
from parlour.games.moerder.state import Open

FEW = 6
"""With this many tiles face down or fewer, there are at most 720 layouts, and all are tried."""
SAMPLE = 200


def no_chain(strength: str, open: Open) -> float:
    """The share of layouts in which this strength sees no chain."""
    luck = Stream(f"moerder {strength} {open.board} {open.turned}".encode())
    overlooks = has_open_chain(layout(open.board))
    if overlooks and seen(EYES[strength], open, open_chains(layout(open.board)), luck) is not None:
        return 0.0
    none = [
        not (completed(open.board, full) if overlooks else has_open_chain(layout(full)))
        for full in full_boards(open, luck)
    ]
    return sum(none) / len(none)


def full_boards(open: Open, luck: Luck) -> Iterable[Board]:
    """How the board may look with all tiles open: every way, or a sample, all equally likely."""
    left = bag(open.board, open.collected)
    faces = "".join(face * count for face, count in zip((*LETTERS, BODY), left, strict=True))
    drawn = set(permutations(faces)) if open.hidden <= FEW else (shuffled(luck, faces) for _ in range(SAMPLE))
    parts = open.board.split(HIDDEN)
    return ("".join(part + face for part, face in zip(parts, (*each, ""), strict=True)) for each in drawn)


def completed(board: Board, full: Board) -> bool:
    """Is there a chain with a tile that was face down?"""
    return any(board[tile] == HIDDEN for chain in open_chains(layout(full)) for tile in chain)
