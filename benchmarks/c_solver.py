"""The word finder in C that ours is compared with: builds its word graph, compiles it and calls it."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

EDGE = np.dtype([("letters", np.uint32), ("first", np.uint32), ("skip", np.uint32)])
ROOM = 1 << 20
"""More words than all boards of one call have."""


class Answers(NamedTuple):
    """The words of all boards, one after another, and how many each board has. The columns are used again."""

    counts: NDArray[np.int64]
    words: NDArray[np.uint32]
    scores: NDArray[np.int64]
    lengths: NDArray[np.int16]
    paths: NDArray[np.int16]


def compiler() -> str | None:
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


class Solver:
    """All words of a sorted list on boards of one layout of up to 64 tiles."""

    def __init__(self, words: Sequence[str], compiled_with: str) -> None:
        library = Path(mkdtemp()) / "solver.so"
        source = Path(__file__).with_name("solver.c")
        subprocess.run([compiled_with, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, source], check=True)
        self._solve = ctypes.CDLL(str(library)).solve
        self._graph = word_graph(words)
        self._longest = max(map(len, words))
        self._slots = np.zeros(len(words), np.int32)
        self._found = (
            np.empty(ROOM, np.uint32),
            np.empty(ROOM, np.int64),
            np.empty(ROOM, np.int16),
            np.empty((ROOM, self._longest), np.int16),
        )

    def solve(
        self, neighbours: Sequence[Sequence[int]], many: Sequence[Sequence[str]], values: Sequence[Sequence[int]]
    ) -> Answers:
        """Gets what our `sweep` gets, and has to make the same numbers of it."""
        touching = np.array([sum(1 << other for other in near) for near in neighbours], np.uint64)
        letters = np.frombuffer("".join(["".join(tiles) for tiles in many]).encode(), np.uint8) - np.uint8(ord("A"))
        worth, counts = np.array(values, np.int64), np.empty(len(many), np.int64)
        arrays = (letters, worth), (self._slots, counts, *self._found)
        (letters_at, worth_at), rest = (tuple(ctypes.c_void_p(one.ctypes.data) for one in some) for some in arrays)
        graph_at, touching_at = (ctypes.c_void_p(one.ctypes.data) for one in (self._graph, touching))
        self._solve(graph_at, len(touching), touching_at, len(many), letters_at, worth_at, self._longest, *rest)
        words, scores, lengths, paths = self._found
        return Answers(counts, words, scores, lengths, paths)


class Node(NamedTuple):
    """Below a common beginning of words: where its edges lie, their letters, and whether the beginning is a word."""

    first: int
    letters: int
    ends: bool
    words: int


def word_graph(words: Sequence[str]) -> NDArray[np.void]:
    """Equal endings are kept once. `words` are sorted, so those with a common beginning are a range."""
    edges = [(0, 0, 0)]
    known: dict[tuple[bool, tuple[tuple[str, Node], ...]], Node] = {}

    def node(begin: int, end: int, depth: int) -> Node:
        ends = len(words[begin]) == depth
        below = []
        for letter, some in groupby(range(begin + ends, end), key=lambda number: words[number][depth]):
            numbers = list(some)
            below.append((letter, node(numbers[0], numbers[-1] + 1, depth + 1)))
        kind = (ends, tuple(below))
        if kind not in known:
            known[kind] = Node(len(edges), sum(1 << code(letter) for letter, _ in below), ends, end - begin)
            skip = 0
            for _, child in below:
                edges.append((child.letters | child.ends << 31, child.first, skip))
                skip += child.words
        return known[kind]

    root = node(0, len(words), 0)
    edges[0] = (root.letters, root.first, 0)
    return np.array(edges, EDGE)


def code(letter: str) -> int:
    return ord(letter) - ord("A")
