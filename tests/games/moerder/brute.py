"""Chains by brute force: every six-tile path of the board is listed and judged by the definition."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.luck import seeded, shuffled

Paths = NDArray[np.int8]
Numbers = NDArray[np.intp]
WORD = "MÖRDER"
LETTERS = "MÖRDE"
DECK = "M" * 7 + "Ö" * 7 + "R" * 7 + "D" * 7 + "E" * 7 + "†"


def touching(one: int, other: int) -> bool:
    return max(abs(one // 6 - other // 6), abs(one % 6 - other % 6)) == 1


class Growth(NamedTuple):
    """How paths of one length grow.

    For each path, the number of its first continuation and how many it has; for each continuation, the tile it adds.
    """

    first: Numbers
    many: Numbers
    tile: Numbers


@cache
def every_path() -> tuple[Paths, tuple[Growth, ...]]:
    """All 156,484 paths of six different tiles, each touching the one before, and how they grew."""
    paths: list[tuple[int, ...]] = [(tile,) for tile in range(36)]
    growth: list[Growth] = []
    for _ in range(5):
        onward = [[tile for tile in range(36) if tile not in path and touching(path[-1], tile)] for path in paths]
        many = np.array([len(tiles) for tiles in onward])
        growth.append(Growth(np.cumsum(many) - many, many, np.array([tile for tiles in onward for tile in tiles])))
        paths = [(*path, tile) for path, tiles in zip(paths, onward, strict=True) for tile in tiles]
    return np.array(paths, dtype=np.int8), tuple(growth)


def spelling(fits: list[NDArray[np.bool_]]) -> Paths:
    """The paths whose every tile fits its place in the word."""
    paths, growth = every_path()
    alive: Numbers = np.flatnonzero(fits[0])
    for fit, (first, every, tile) in zip(fits[1:], growth, strict=True):
        many = every[alive]
        longer = np.arange(many.sum()) + np.repeat(first[alive] - (np.cumsum(many) - many), many)
        alive = longer[fit[tile[longer]]]
    return paths[alive]


def tiles_on(chains: Paths) -> set[int]:
    """Every tile on one of these chains."""
    return set(np.flatnonzero(np.bincount(chains.ravel(), minlength=36)).tolist())


def open_chains(board: str) -> Paths:
    """MO-7: the open tiles along the path spell the word."""
    return spelling([np.array([face == letter for face in board]) for letter in WORD])


def possible_chains(board: str, collected: str) -> tuple[Paths, Paths]:
    """MO-A3: all paths with face-down tiles as letters, and those that use no letter more often than is left."""
    free = spelling([np.array([face in (letter, "?") for face in board]) for letter in WORD])
    unseen = np.array([face == "?" for face in board], dtype=np.int8)
    counted = free
    for letter in LETTERS:
        left = 7 - board.count(letter) - collected.count(letter)
        if left < WORD.count(letter):
            used = sum(unseen[counted[:, place]] for place in range(6) if WORD[place] == letter)
            counted = counted[used <= left]
    return free, counted


def random_position(number: int) -> tuple[str, str]:
    """A shuffled board with some tiles face down and up to ten letters collected."""
    luck = seeded(number, "moerder position")
    board = shuffled(luck, DECK)
    order = shuffled(luck, range(36))
    gone = [tile for tile in order[: luck.below(11)] if board[tile] != "†"]
    collected = "".join(board[tile] for tile in gone)
    rest = [tile for tile in order if tile not in gone]
    for tile in rest[: luck.below(len(rest))]:
        board[tile] = "?"
    for tile in gone:
        board[tile] = "."
    return "".join(board), collected


def random_full_board(number: int) -> str:
    return "".join(shuffled(seeded(number, "moerder full board"), DECK))
