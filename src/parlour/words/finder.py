"""Finds all the words on a board, each with its best path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
import numpy as np

from parlour.words.board import Board, Search
from parlour.words.graph import Graph
from parlour.words.graph_table import BOARDS, Best, GraphTable
from parlour.words.layout import NARROW, codes, read_narrow, read_wide
from parlour.words.lexicon import Layer, Lexicon, lexicon
from parlour.words.packing import packed
from parlour.words.sections import Sections

ANYTHING = Search()
WORDS = "words"
NO_TILES = np.empty(0, np.uint8)


class Found(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A word on a board: its number in its layer, and its best path."""

    word: str
    number: int
    score: int
    path: tuple[int, ...]
    layer: str = WORDS


FOUND = msgspec.msgpack.Decoder(list[Found])


class Finder:
    """Looks for the words of some layers of a lexicon. Safe to use from several threads."""

    def __init__(self, words: Lexicon, layers: Sequence[str] = (WORDS,)) -> None:
        self.lexicon, self.layers = words, tuple(layers)
        self.chosen = {name: words.layer(name) for name in self.layers}
        self._tables = {name: _table(layer) for name, layer in self.chosen.items()}

    def find(self, board: Board, search: Search | None = None, values: Sequence[int] | None = None) -> list[Found]:
        """All words, each with its best path: the highest sum of tile values, then the lowest tile numbers.

        A word of several layers is found once, in the first of them. Without values a tile is worth its letters.
        """
        found: list[Found] = []
        tiles = codes((board.tiles,))
        spelled = tiles if len(tiles) == len(board.tiles) else NO_TILES
        for name in self.layers:
            layer = b"" if name == WORDS else msgspec.msgpack.encode(name)
            best = self.best(board, name, search, values)
            new = FOUND.decode(self._tables[name].written(best, spelled, layer))
            told = {one.word for one in found}
            found += [one for one in new if one.word not in told] if told else new
        return found

    def best(
        self, board: Board, layer: str = WORDS, search: Search | None = None, values: Sequence[int] | None = None
    ) -> Best:
        """The same for one layer, as columns: for bots, which look at only a few of the words."""
        read = read_narrow if len(board.tiles) <= NARROW else read_wide
        worth = None if values is None else (values,)
        return read(self._tables[layer], board, (board.tiles,), search or ANYTHING, worth)[0]

    def sweep(
        self,
        board: Board,
        many: Sequence[Sequence[str]],
        layer: str = WORDS,
        search: Search | None = None,
        values: Sequence[Sequence[int]] | None = None,
    ) -> Iterator[Best]:
        """The same for many sets of tiles and their values, all laid out like this board."""
        read, done = read_narrow if len(board.tiles) <= NARROW else read_wide, 0
        while done < len(many):
            some = slice(done, done + BOARDS)
            worth = None if values is None else values[some]
            found = read(self._tables[layer], board, many[some], search or ANYTHING, worth)
            yield from found
            done += len(found)


def finder(language: str, layers: tuple[str, ...] = (WORDS,), *, umlauts: bool = False) -> Finder:
    """The finder for these layers of a language. Each process makes it once, and again when a list has changed."""
    words = lexicon(language, umlauts=umlauts)
    return _made(words, tuple(map(words.layer, layers)), layers)


@lru_cache(maxsize=64)
def _table(layer: Layer) -> GraphTable:
    """Shared by all finders, because a large table with its working memory takes 20 MB."""
    return GraphTable(layer.graph)


@lru_cache(maxsize=64)
def _made(words: Lexicon, _as_now: tuple[Layer, ...], layers: tuple[str, ...]) -> Finder:
    return Finder(words, layers)


def warm() -> None:
    """Compiles the loops or loads them from the cache. Call it before anybody waits for a word."""
    table = GraphTable(Graph(Sections(packed(["NO", "ON"]))))
    small, large = Board(("N", "O"), ((1,), (0,))), Board(("N", "O") * NARROW, ((1,), (0,)) * NARROW)
    for read, board in ((read_narrow, small), (read_wide, large)):
        table.written(read(table, board, [board.tiles], ANYTHING, None)[0], NO_TILES, b"")
