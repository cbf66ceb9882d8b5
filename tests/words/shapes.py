"""Boards of many shapes for the finder's tests: squares, hexagons, rectangles of all sizes, loose graphs."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from parlour.words.board import Board, Search

Neighbours: TypeAlias = tuple[tuple[int, ...], ...]
LETTERS = "AABDEEIINOORSSTTU"
FRAGMENTS = ("IN", "ON", "IS", "EE")


def square(width: int, height: int) -> Neighbours:
    cells = [(x, y) for y in range(height) for x in range(width)]
    return linked(
        [
            [
                cells.index((x + a, y + b))
                for a in (-1, 0, 1)
                for b in (-1, 0, 1)
                if (x + a, y + b) in cells and (a, b) != (0, 0)
            ]
            for x, y in cells
        ]
    )


def hexagon(radius: int) -> Neighbours:
    reach = range(-radius, radius + 1)
    cells = [(q, r) for r in reach for q in reach if abs(q + r) <= radius]
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return linked([[cells.index((q + a, r + b)) for a, b in steps if (q + a, r + b) in cells] for q, r in cells])


def line(length: int) -> Neighbours:
    return linked([[other for other in (at - 1, at + 1) if 0 <= other < length] for at in range(length)])


def loose(luck: Random, size: int) -> Neighbours:
    """Any tiles may touch, as rectangles of different sizes do."""
    pairs = {frozenset(luck.sample(range(size), 2)) for _ in range(size + size // 2)}
    return linked([[other for other in range(size) if frozenset((tile, other)) in pairs] for tile in range(size)])


def linked(lists: list[list[int]]) -> Neighbours:
    return tuple(tuple(tiles) for tiles in lists)


def spread(neighbours: Neighbours, size: int) -> Neighbours:
    """The same shape, filled up to this size with tiles that touch nothing."""
    return neighbours + ((),) * (size - len(neighbours))


def any_board(luck: Random, neighbours: Neighbours) -> Board:
    size = len(neighbours)
    tiles = [luck.choice(FRAGMENTS) if luck.random() < 0.15 else luck.choice(LETTERS) for _ in range(size)]
    tiles = ["" if luck.random() < 0.05 else tile for tile in tiles]
    fragments = [tile for tile in range(size) if len(tiles[tile]) == 2]
    return Board(tuple(tiles), neighbours, frozenset(tile for tile in fragments if luck.random() < 0.7))


def any_search(luck: Random, tiles: int) -> Search:
    def some(most: int) -> frozenset[int]:
        return frozenset(luck.sample(range(tiles), luck.randint(1, min(most, tiles))))

    return Search(
        starts=some(6) if luck.random() < 0.4 else None,
        ends=some(8) if luck.random() < 0.3 else None,
        barred=some(3) if luck.random() < 0.4 else frozenset(),
        through=some(2) if luck.random() < 0.2 else frozenset(),
        touching=some(4) if luck.random() < 0.3 else frozenset(),
        reuse=luck.random() < 0.2,
    )
