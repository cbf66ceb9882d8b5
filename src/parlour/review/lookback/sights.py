"""The words there were to be seen on a board: all that count at the table, and among them those most people know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.bots.reader import ANY_WORD, layers_known
from parlour.words.agreement import WordAgreement
from parlour.words.board import Board, Search
from parlour.words.finder import finder
from parlour.words.graph_table import Best
from parlour.words.lexicon import LAYERS, Layer, Lexicon

COMMON: Final = 3.5
"""Most people know words that occur at least once in three hundred thousand, and those of the house's own list."""
KNOWN_TO_MOST: Final = "casual"
OWN: Final = 9.0


class Sight(NamedTuple):
    """A word there was. `zipf` says how common it is. `everyday`: most people know it."""

    points: int
    word: str
    path: tuple[int, ...]
    zipf: float
    everyday: bool


class Sights:
    """Looks at boards of one table. It leaves out words that are spent, and what the family filter hides."""

    def __init__(self, agreed: WordAgreement, spent: Iterable[str]) -> None:
        self._finder = finder(agreed.language, agreed.counting or (ANY_WORD,), umlauts=agreed.umlauts)
        everyday = layers_known(agreed, KNOWN_TO_MOST)
        self._everyday = [layer for layer in self._finder.layers if layer in everyday]
        self._spent = frozenset(spent)
        self._shown: dict[str, NDArray[np.bool_]] = {}
        self._known: dict[str, NDArray[np.bool_]] = {}

    def all(self, board: Board, search: Search, values: Sequence[int] | None = None) -> list[Sight]:
        """Every word, the best first: the most points, then the most common."""
        found: dict[str, Sight] = {}
        for layer in self._finder.layers:
            best = self._finder.best(board, layer, search, values)
            for sight in self._read(layer, best, np.flatnonzero(self._shows(layer)[best.numbers])):
                earlier = found.setdefault(sight.word, sight)
                if sight.everyday and not earlier.everyday:
                    found[sight.word] = sight
        return sorted(found.values(), key=order)

    def most(
        self,
        board: Board,
        many: Sequence[Sequence[str]],
        search: Search,
        values: Sequence[Sequence[int]] | None = None,
    ) -> tuple[int, Sight] | None:
        """The best everyday word on many sets of tiles laid out like this board, and the number of its set."""
        best: list[tuple[int, Sight]] = []
        most = 1
        for layer in self._everyday:
            common = self._common(layer)
            for number, found in enumerate(self._finder.sweep(board, many, layer, search, values)):
                scores = np.where(common[found.numbers], found.scores, 0)
                points = int(scores.max(initial=0))
                if points < most:
                    continue
                if points > most:
                    best, most = [], points
                best += [(number, sight) for sight in self._read(layer, found, np.flatnonzero(scores == most))]
        return min(best, key=lambda one: (order(one[1]), one[0]), default=None)

    def _read(self, layer: str, best: Best, rows: NDArray[np.intp]) -> Iterator[Sight]:
        chosen, zipf, everyday = self._finder.chosen[layer], _zipf(self._finder.chosen[layer]), layer in self._everyday
        for at in rows.tolist():
            number = int(best.numbers[at])
            yield Sight(
                int(best.scores[at]),
                chosen.graph.word(number),
                tuple(best.paths[at, : best.lengths[at]].tolist()),
                float(zipf[number]),
                everyday and bool(zipf[number] >= COMMON),
            )

    def _shows(self, layer: str) -> NDArray[np.bool_]:
        if layer not in self._shown:
            chosen = self._finder.chosen[layer]
            shown = _decent(chosen, self._finder.lexicon).copy()
            shown[[number for word in self._spent if (number := chosen.graph.number(word)) is not None]] = False
            self._shown[layer] = shown
        return self._shown[layer]

    def _common(self, layer: str) -> NDArray[np.bool_]:
        if layer not in self._known:
            self._known[layer] = self._shows(layer) & (_zipf(self._finder.chosen[layer]) >= COMMON)
        return self._known[layer]


def order(sight: Sight) -> tuple[int, float, str]:
    return -sight.points, -sight.zipf, sight.word


@lru_cache(maxsize=64)
def _zipf(layer: Layer) -> NDArray[np.float64]:
    """How common each word of a layer is, by number. Zero if nobody has counted it."""
    if layer.name not in LAYERS:
        return np.full(len(layer.graph), OWN)
    return np.array(layer.zipf_steps, np.float64) / layer.steps_a_unit


@lru_cache(maxsize=64)
def _decent(layer: Layer, words: Lexicon) -> NDArray[np.bool_]:
    """Which words of a layer the family filter lets through."""
    shown = np.ones(len(layer.graph), np.bool_)
    shown[[number for word in words.hidden() if (number := layer.graph.number(word)) is not None]] = False
    return shown
