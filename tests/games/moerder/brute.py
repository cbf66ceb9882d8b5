"""The chains by another road: every six-tile path of the board written out, and each judged by the definition."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from parlour.core.luck import seeded, shuffled

Paths = NDArray[np.intp]
WORD = "MÖRDER"
LETTERS = "MÖRDE"
DECK = "M" * 7 + "Ö" * 7 + "R" * 7 + "D" * 7 + "E" * 7 + "†"
MEANT = np.array([[letter == other for other in LETTERS] for letter in WORD], dtype=np.int8)


def touching(one: int, other: int) -> bool:
    return max(abs(one // 6 - other // 6), abs(one % 6 - other % 6)) == 1


@cache
def every_path() -> tuple[Paths, tuple[tuple[Paths, Paths], ...]]:
    """All 156,484 ways over six different tiles, each touching the one before; and how each grew: for every length
    the path it prolongs and the tile it adds."""
    paths = [(tile,) for tile in range(36)]
    growth = [(np.arange(36), np.arange(36))]
    for _ in range(5):
        longer = [
            (before, tile)
            for before, path in enumerate(paths)
            for tile in range(36)
            if tile not in path and touching(path[-1], tile)
        ]
        paths = [(*paths[before], tile) for before, tile in longer]
        growth.append((np.array([before for before, _ in longer]), np.array([tile for _, tile in longer])))
    return np.array(paths), tuple(growth)


def spelling(fits: list[NDArray[np.bool_]]) -> Paths:
    """The paths whose every tile fits its place in the word."""
    paths, growth = every_path()
    kept = np.ones(36, dtype=np.bool_)
    for fit, (before, tile) in zip(fits, growth, strict=True):
        kept = kept[before] & fit[tile]
    return paths[kept]


def open_chains(board: str) -> Paths:
    """MO-7: the open tiles along the path spell the word."""
    return spelling([np.array([face == letter for face in board]) for letter in WORD])


def possible_chains(board: str, collected: str) -> tuple[Paths, Paths]:
    """MO-A3: face-down tiles stand for letters; all such paths, and those with no more of a letter than is left."""
    free = spelling([np.array([face in (letter, "?") for face in board]) for letter in WORD])
    unseen = np.array([face == "?" for face in board], dtype=np.int8)[free]
    left = np.array([7 - board.count(letter) - collected.count(letter) for letter in LETTERS])
    return free, free[(unseen @ MEANT <= left).all(axis=1)]


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
