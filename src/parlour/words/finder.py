"""Finds the words on a board: all of them, each over its best path, or only their numbers on many boards at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.words.bestpaths import narrow, wide
from parlour.words.board import Board, Search
from parlour.words.compiled import SINGLE
from parlour.words.graph import BELOW, ENDS, LAST, LETTER, ROOT, Graph
from parlour.words.lexicon import Layer, Lexicon, lexicon
from parlour.words.packing import packed
from parlour.words.sections import Sections
from parlour.words.spelling import LETTERS
from parlour.words.sweeping import sweep

NARROW = 64
"""As many tiles fit into the bits of one number."""
ALL = (1 << NARROW) - 1
ROOM = 1 << 18
"""How many words of a batch are kept before they are handed out."""

_CODE_OF_SIGN = np.full(256, SINGLE, np.uint8)
_CODE_OF_SIGN[np.frombuffer(LETTERS.encode("latin-1"), np.uint8)] = range(len(LETTERS))


class Found(Struct, frozen=True):
    """A word on a board: where it comes from, its number there, and one best path."""

    word: str
    layer: str
    number: int
    score: int
    path: tuple[int, ...]


class Best(NamedTuple):
    """All words of a layer on a board as columns: numbers, scores, how many tiles, and the tiles."""

    numbers: NDArray[np.uint32]
    scores: NDArray[np.int64]
    lengths: NDArray[np.int16]
    paths: NDArray[np.int16]


class GraphTable:
    """A graph as the loops read it: a row for each edge, telling of the node below."""

    def __init__(self, graph: Graph) -> None:
        self.size, self.longest = len(graph), graph.longest
        edges, skips = np.array(graph.edges, np.uint32), np.array(graph.skips, np.uint32)
        follow = np.zeros(len(edges), np.uint32)
        if len(edges) > ROOT:
            last = edges[ROOT:] & LAST != 0
            begins = np.concatenate(([ROOT], np.flatnonzero(last)[:-1] + 1 + ROOT))
            letters = np.left_shift(np.uint32(1), edges & np.uint32(LETTER))
            follow[begins] = np.bitwise_or.reduceat(letters, begins)
        below = edges >> np.uint32(BELOW)
        ends = ((edges & ENDS) != 0).astype(np.uint32) << np.uint32(31)
        self.rows = np.ascontiguousarray(np.stack([follow[below] | ends, below, skips, np.zeros_like(skips)], axis=1))
        self.root = np.uint32(follow[ROOT] if len(edges) > ROOT else 0)
        self._rooms: list[tuple[NDArray[np.int32], Best]] = []

    def borrow_room(self) -> tuple[NDArray[np.int32], Best]:
        """A zero for each word, to be given back as such, and columns for all words; each thread gets its own."""
        try:
            return self._rooms.pop()
        except IndexError:
            best = Best(
                np.empty(self.size, np.uint32),
                np.empty(self.size, np.int64),
                np.empty(self.size, np.int16),
                np.empty((self.size, self.longest), np.int16),
            )
            return np.zeros(self.size, np.int32), best

    def give_back(self, slots: NDArray[np.int32], best: Best) -> None:
        self._rooms.append((slots, best))


class Finder:
    """Looks for the words of some layers of a lexicon. Safe to use from several threads."""

    def __init__(self, words: Lexicon, layers: Sequence[str] = ("words",), *, family: bool = False) -> None:
        """`family`: what the family filter hides is not found."""
        self.lexicon, self.layers = words, tuple(layers)
        self.chosen = {name: words.layer(name) for name in self.layers}
        self._tables = {name: GraphTable(layer.graph) for name, layer in self.chosen.items()}
        self._hidden: dict[str, frozenset[int]] = {name: frozenset() for name in self.layers}
        if family:
            for name, layer in self.chosen.items():
                numbers = map(layer.graph.number, words.hidden())
                self._hidden[name] = frozenset(number for number in numbers if number is not None)

    def find(self, board: Board, search: Search | None = None, values: Sequence[int] | None = None) -> list[Found]:
        """All words, each over the path of the highest sum of tile values; of equal ones that of the lowest tiles.

        A word of several layers is told once, for the first of them. Without values a tile counts its letters.
        """
        layout = _Layout(board, search or Search(), values)
        best: dict[str, Found] = {}
        for name in self.layers:
            graph, hidden = self.chosen[name].graph, self._hidden[name]
            columns = layout.read(self._tables[name])
            for number, score, length, tiles in zip(*(column.tolist() for column in columns), strict=True):
                if number not in hidden:
                    path = tuple(tiles[:length])
                    turned = not board.reversible.isdisjoint(path)
                    word = graph.word(number) if turned else "".join(map(board.tiles.__getitem__, path))
                    best.setdefault(word, Found(word, name, number, score, path))
        return list(best.values())

    def best(
        self, board: Board, layer: str = "words", search: Search | None = None, values: Sequence[int] | None = None
    ) -> Best:
        """The same for one layer as columns, for bots that look at few of the words; hidden words are among them."""
        return _Layout(board, search or Search(), values).read(self._tables[layer])

    def sweep(
        self, board: Board, many: Sequence[Sequence[str]], layer: str = "words", search: Search | None = None
    ) -> Iterator[NDArray[np.uint32]]:
        """The numbers of all words of a layer, in no order, for each of many sets of tiles laid out like this board.

        Up to 64 tiles; of the search only `starts` and `barred` count here; hidden words are among them.
        """
        return _Layout(board, search or Search(), None).sweep(self._tables[layer], many)


class _Layout:
    """A board and a search as numbers."""

    def __init__(self, board: Board, search: Search, values: Sequence[int] | None) -> None:
        self.board, self.search = board, search
        (self.firsts,), (self.seconds,) = _codes([board.tiles], len(board.tiles))
        self.values = np.array(values if values is not None else [len(tile) for tile in board.tiles], np.int64)

    @property
    def is_narrow(self) -> bool:
        return len(self.board.tiles) <= NARROW

    def read(self, table: GraphTable) -> Best:
        arguments = self.bits() if self.is_narrow else self.lists()
        loop = narrow if self.is_narrow else wide
        slots, best = table.borrow_room()
        count = loop(table.rows, table.root, *arguments, self.search.reuse, slots, *best)
        found = Best(
            best.numbers[:count].copy(),
            best.scores[:count].copy(),
            best.lengths[:count].copy(),
            best.paths[:count].copy(),
        )
        slots[found.numbers] = 0
        table.give_back(slots, best)
        return found

    def bits(self) -> tuple[object, ...]:
        search = self.search
        return (
            _touching(self.board.neighbours),
            *(self.firsts, self.seconds, self.values),
            _bits(self.board.reversible),
            np.uint64(ALL) if search.starts is None else _bits(search.starts),
            np.uint64(ALL) if search.ends is None else _bits(search.ends),
            ~_bits(search.barred),
            *(_bits(search.through), _bits(search.touching)),
        )

    def lists(self) -> tuple[object, ...]:
        search, tiles = self.search, range(len(self.board.tiles))
        lists = [sorted(tiles if search.starts is None else search.starts), *map(sorted, self.board.neighbours)]
        return (
            np.array([tile for one in lists for tile in one], np.int16),
            np.cumsum([0, *map(len, lists)], dtype=np.int64),
            *(self.firsts, self.seconds, self.values),
            np.array([tile in self.board.reversible for tile in tiles], np.bool_),
            np.array([search.ends is None or tile in search.ends for tile in tiles], np.bool_),
            np.array([tile not in search.barred for tile in tiles], np.bool_),
            *(np.array(sorted(some), np.int16) for some in (search.through, search.touching)),
        )

    def sweep(self, table: GraphTable, many: Sequence[Sequence[str]]) -> Iterator[NDArray[np.uint32]]:
        _, _, _, _, reversible, starts, _, usable, *_ = self.bits()
        touching, done = _touching(self.board.neighbours), 0
        firsts, seconds = _codes(many, len(self.board.tiles))
        while done < len(many):
            seen, found = np.zeros(table.size, np.uint32), np.empty(table.size + ROOM, np.uint32)
            counts = np.zeros(len(many) - done, np.int64)
            read = sweep(
                *(table.rows, table.root, touching, firsts[done:], seconds[done:], reversible, starts, usable),
                *(seen, found, counts),
            )
            done += read
            bounds = [0, *np.cumsum(counts[:read]).tolist()]
            yield from (found[start:end] for start, end in pairwise(bounds))


def _codes(many: Sequence[Sequence[str]], tiles: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """For each board and tile the codes of its first and of its second letter, SINGLE for none."""
    rows = ["".join(board) for board in many]
    if all(len(row) == tiles for row in rows) and all(map(all, many)):
        firsts = _CODE_OF_SIGN[np.frombuffer("".join(rows).encode("latin-1"), np.uint8)].reshape(len(many), tiles)
        return firsts, np.full_like(firsts, SINGLE)
    letters = "".join([tile.ljust(2) for board in many for tile in board])
    codes = _CODE_OF_SIGN[np.frombuffer(letters.encode("latin-1"), np.uint8)].reshape(len(many), tiles, 2)
    return np.ascontiguousarray(codes[:, :, 0]), np.ascontiguousarray(codes[:, :, 1])


@lru_cache(maxsize=64)
def _touching(neighbours: tuple[tuple[int, ...], ...]) -> NDArray[np.uint64]:
    """For each tile the set of those it touches; bots look at one layout many times."""
    return np.array([_bits(tiles) for tiles in neighbours], np.uint64)


def _bits(tiles: Iterable[int]) -> np.uint64:
    return np.uint64(sum(1 << tile for tile in tiles))


def finder(
    language: str, layers: tuple[str, ...] = ("words",), *, umlauts: bool = False, family: bool = False
) -> Finder:
    """The finder for these layers of a language, made once in each process, and anew when a list was added anew."""
    words = lexicon(language, umlauts=umlauts)
    return _made(words, tuple(map(words.layer, layers)), layers, family)


@lru_cache(maxsize=64)
def _made(words: Lexicon, _as_now: tuple[Layer, ...], layers: tuple[str, ...], family: bool) -> Finder:
    return Finder(words, layers, family=family)


def warm() -> None:
    """Has the loops compiled, or loaded from where they were kept: call it before somebody waits for a word."""
    table = GraphTable(Graph(Sections(packed(["NO", "ON"]))))
    small = Board(("N", "O"), ((1,), (0,)))
    large = Board(("N", "O") * NARROW, ((1,), (0,)) * NARROW)
    for board in (small, large):
        _Layout(board, Search(), None).read(table)
    list(_Layout(small, Search(), None).sweep(table, [small.tiles]))
