"""A board and a search as the numbers that the finder's loops read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.words.board import Board, Search
from parlour.words.compiled import SINGLE
from parlour.words.graph_table import Best, GraphTable
from parlour.words.narrow import narrow
from parlour.words.spelling import LETTERS
from parlour.words.wide import wide

NARROW = 64
"""How many tiles fit into the bits of one number."""
ALL = (1 << NARROW) - 1
Values: TypeAlias = Sequence[Sequence[int]]
BY_LETTERS = np.empty((0, 0), np.int64)
MISFIT = "not as many tiles or values as the layout has"

_CODES = {letter: code for code, letter in enumerate(LETTERS)}
_latest: list[tuple[object, object, object, NDArray[np.uint64]]] = [(None, None, None, np.empty(0, np.uint64))]
"""Bots look at the same layout many times, and preparing it takes as long as finding many words."""


def read_narrow(
    table: GraphTable, board: Board, many: Sequence[Sequence[str]], search: Search, values: Values | None
) -> list[Best]:
    """All words on as many of these sets of at most 64 tiles, laid out like this board, as there is room for."""
    letters, size = codes(many), len(many) * len(board.neighbours)
    worth = BY_LETTERS if values is None else np.array(values, np.int64)
    if len(letters) not in (size, 2 * size) or (values is not None and worth.size != size):
        raise ValueError(MISFIT)
    neighbours, reversible, searched, sets = _latest[0]
    if neighbours is not board.neighbours or reversible is not board.reversible or searched is not search:
        sets = _sets(board.neighbours, board.reversible, search)
        _latest[0] = board.neighbours, board.reversible, search, sets
    room = table.borrow_room()
    states, slots, counts, best = room
    numbers, scores, lengths, paths = best
    read = narrow(table.rows, sets, letters, worth, len(many), states, slots, counts, numbers, scores, lengths, paths)
    begin, found = 0, []
    for count in counts[:read].tolist():
        found.append(best.part(begin, begin + count))
        begin += count
    table.give_back(room)
    return found


def read_wide(
    table: GraphTable, board: Board, many: Sequence[Sequence[str]], search: Search, values: Values | None
) -> list[Best]:
    """All words on each of these sets of tiles, however large."""
    tiles, found = range(len(board.tiles)), []
    lists = [sorted(tiles if search.starts is None else search.starts), *map(sorted, board.neighbours)]
    order = np.array([tile for one in lists for tile in one], np.int16)
    begins = np.cumsum([0, *map(len, lists)], dtype=np.int64)
    reversible = np.array([tile in board.reversible for tile in tiles], np.bool_)
    ends = np.array([search.ends is None or tile in search.ends for tile in tiles], np.bool_)
    usable = np.array([tile not in search.barred for tile in tiles], np.bool_)
    through, touching = (np.array(sorted(some), np.int16) for some in (search.through, search.touching))
    for number, letters in enumerate(many):
        worth = np.array([len(tile) for tile in letters] if values is None else values[number], np.int64)
        if not len(tiles) == len(letters) == len(worth) == len(board.neighbours):
            raise ValueError(MISFIT)
        layout = order, begins, pairs([letters]), worth, reversible, ends, usable, through, touching, search.reuse
        room = table.borrow_room()
        best = room.best.part(0, wide(table.rows, *layout, room.slots, *room.best))
        room.slots[best.numbers] = 0
        table.give_back(room)
        found.append(best)
    return found


def codes(many: Sequence[Sequence[str]]) -> NDArray[np.uint8]:
    """The codes of the letters of all boards, and, if there are fragments or blanks, of their second letters."""
    try:
        return np.frombuffer(bytearray([_CODES[tile] for tiles in many for tile in tiles]), np.uint8)
    except KeyError:
        return pairs(many)


def pairs(many: Sequence[Sequence[str]]) -> NDArray[np.uint8]:
    """The codes of the first letters of all boards, then of the second ones, SINGLE for none."""
    text = "".join([tile.ljust(2) for tiles in many for tile in tiles])
    return np.frombuffer(bytearray([_CODES.get(letter, SINGLE) for letter in text[::2] + text[1::2]]), np.uint8)


@lru_cache(maxsize=256)
def _sets(neighbours: tuple[tuple[int, ...], ...], reversible: frozenset[int], search: Search) -> NDArray[np.uint64]:
    return np.array(
        [
            _bits(reversible),
            ALL if search.starts is None else _bits(search.starts),
            ALL if search.ends is None else _bits(search.ends),
            ALL ^ _bits(search.barred),
            _bits(search.through),
            _bits(search.touching) or ALL,
            0 if search.reuse else ALL,
            *map(_bits, neighbours),
        ],
        np.uint64,
    )


def _bits(tiles: Iterable[int]) -> int:
    return sum(1 << tile for tile in tiles)
