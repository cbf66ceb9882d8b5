"""Contacts and tracing again, slow and simple: cell by cell, path by path."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import Piece

AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))


def cells(placed: Placed, piece: Piece) -> set[tuple[int, int]]:
    width, height = (piece.height, piece.width) if placed.turned else (piece.width, piece.height)
    return {(placed.x + right, placed.y + down) for right in range(width) for down in range(height)}


def contacts(board: Sequence[Placed], box: Sequence[Piece]) -> set[frozenset[int]]:
    """Pairs of tiles with cells side by side."""
    owner = {cell: placed.tile for placed in board for cell in cells(placed, box[placed.tile])}
    return {
        frozenset({tile, owner[x + right, y + down]})
        for (x, y), tile in owner.items()
        for right, down in AROUND
        if owner.get((x + right, y + down), tile) != tile
    }


def readings(board: Sequence[Placed], box: Sequence[Piece], word: str) -> list[tuple[int, ...]]:
    """All paths that spell the word; blanks spell nothing."""
    touching = contacts(board, box)
    found: list[tuple[int, ...]] = [()]
    for letter in word:
        found = [
            (*path, placed.tile)
            for path in found
            for placed in board
            if box[placed.tile].letter == letter
            and placed.tile not in path
            and (not path or frozenset({path[-1], placed.tile}) in touching)
        ]
    return found


def spelled(board: Sequence[Placed], box: Sequence[Piece], longest: int) -> dict[str, list[tuple[int, ...]]]:
    """Every string of two letters or more that can be read, with its paths."""
    touching = contacts(board, box)
    paths: list[tuple[int, ...]] = [(placed.tile,) for placed in board if box[placed.tile].letter]
    found: dict[str, list[tuple[int, ...]]] = {}
    for _ in range(longest - 1):
        paths = [
            (*path, placed.tile)
            for path in paths
            for placed in board
            if box[placed.tile].letter and placed.tile not in path and frozenset({path[-1], placed.tile}) in touching
        ]
        for path in paths:
            found.setdefault("".join(box[tile].letter for tile in path), []).append(path)
    return found
