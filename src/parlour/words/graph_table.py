"""A word graph as the finder's loops read it, and the room they work in."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.words.compiled import BELOW as HIGH
from parlour.words.compiled import ENDING
from parlour.words.graph import BELOW, ENDS, LAST, LETTER, ROOT, Graph
from parlour.words.lettering import ROW, SIGN, STEP, write_out
from parlour.words.narrow import BLOCK, COLUMNS

SPARE, BOARDS = 1 << 16, 1 << 6
"""Roughly how many words, and words of how many boards, are collected before they are handed out."""


class Best(NamedTuple):
    """All words of a layer on a board as columns: numbers, scores, how many tiles, and the tiles."""

    numbers: NDArray[np.uint32]
    scores: NDArray[np.int64]
    lengths: NDArray[np.int16]
    paths: NDArray[np.int16]

    def part(self, begin: int, end: int) -> Best:
        """A copy of these rows."""
        numbers, scores, lengths, paths = self
        rows = slice(begin, end)
        return Best(numbers[rows].copy(), scores[rows].copy(), lengths[rows].copy(), paths[rows].copy())


class Room(NamedTuple):
    """A loop's working memory: word beginnings, a zeroed slot for each word, a count for each board, columns."""

    states: NDArray[np.uint64]
    slots: NDArray[np.int32]
    counts: NDArray[np.int64]
    best: Best


class GraphTable:
    """A graph as rows, one for each edge, describing the node below it; row 0 describes the root."""

    def __init__(self, graph: Graph) -> None:
        self.size, self.longest = len(graph), graph.longest
        edges, skips = np.array(graph.edges, np.uint64), np.array(graph.skips, np.uint64)
        follow = np.zeros(len(edges), np.uint64)
        if len(edges) > ROOT:
            last = edges[ROOT:] & np.uint64(LAST) != 0
            begins = np.concatenate(([ROOT], np.flatnonzero(last)[:-1] + 1 + ROOT))
            letters = np.left_shift(np.uint64(1), edges & np.uint64(LETTER))
            follow[begins] = np.bitwise_or.reduceat(letters, begins)
        below = edges >> np.uint64(BELOW)
        ends = ((edges & np.uint64(ENDS)) != 0).astype(np.uint64)
        self.rows = np.ascontiguousarray(np.stack([follow[below] | ends << ENDING | below << HIGH, skips], axis=1))
        self.rows[0] = (follow[ROOT] | np.uint64(ROOT) << HIGH if len(edges) > ROOT else 0, 0)
        self._rooms: list[Room] = []

    def borrow_room(self) -> Room:
        """Each thread gets its own. It has to be given back with its slots zeroed."""
        try:
            return self._rooms.pop()
        except IndexError:
            most = self.size + SPARE
            return Room(
                np.empty(((self.longest + 3) * int(BLOCK), COLUMNS), np.uint64),
                np.zeros(self.size, np.int32),
                np.empty(BOARDS, np.int64),
                Best(
                    np.empty(most, np.uint32),
                    np.empty(most, np.int64),
                    np.empty(most, np.int16),
                    np.empty((most, self.longest), np.int16),
                ),
            )

    def give_back(self, room: Room) -> None:
        self._rooms.append(room)

    def written(self, best: Best, tiles: NDArray[np.uint8], layer: bytes) -> memoryview:
        """All of this as MessagePack, as `write_out` says."""
        name = np.frombuffer(layer, np.uint8)
        most = ROW + len(name) + (STEP + SIGN) * self.longest
        text = np.empty(len(best.numbers) * most + ROW, np.uint8)
        return text.data[: write_out(self.rows, tiles, name, *best, text)]
