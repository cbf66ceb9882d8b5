"""A bot's eye at a word game: which of the words on a board it sees in one turn, best first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.bots.vocabulary import chances, drawn
from parlour.kit.challenge import Ruling
from parlour.words.agreement import WordAgreement
from parlour.words.board import Board, Search
from parlour.words.finder import Finder, finder
from parlour.words.graph_table import Best
from parlour.words.lexicon import LAYERS, Layer, lexicon

ANY_WORD = "words"
EVERYDAY = ("words", "proper")


class Sight(NamedTuple):
    """A word it sees. The path uses the tile numbers of the board it looked at."""

    points: int
    word: str
    path: tuple[int, ...]


def layers_known(agreed: WordAgreement, strength: str) -> tuple[str, ...]:
    """The layers a bot takes its words from (X-1). Below Expert, only everyday ones and the house's own list.

    If none of those counts, it uses the layers that do. If only votes count, it uses plain words.
    """
    counting = agreed.counting or (ANY_WORD,)
    if strength == "expert":
        return counting
    return tuple(layer for layer in counting if layer in EVERYDAY or layer not in LAYERS) or counting


def believes(agreed: WordAgreement, word: str, rulings: Iterable[Ruling]) -> bool:
    """Would a bot use this word itself? A vote decides, otherwise the lexicon. It disputes what it does not believe."""
    ruled = {ruling.word: ruling.valid for ruling in rulings}
    if word in ruled:
        return ruled[word]
    return agreed.known(word) if agreed.counting else lexicon(agreed.language, umlauts=agreed.umlauts).holds(word)


class Reader:
    """What it overlooks stays overlooked until the turn is over, because `turn` seeds the draw."""

    def __init__(self, agreed: WordAgreement, strength: str, turn: int, spent: set[str]) -> None:
        """It ignores words that are `spent`, and those the family filter hides."""
        self.strength = strength
        layers = layers_known(agreed, strength)
        self._finder: Finder = finder(agreed.language, layers, umlauts=agreed.umlauts)
        self._main = ANY_WORD if ANY_WORD in layers else layers[0]
        self._turn = turn
        self._spent = spent
        self._likely: dict[str, NDArray[np.float64]] = {}

    def points(self, board: Board, search: Search, values: Sequence[int] | None = None) -> NDArray[np.int64]:
        """The points of the words it sees in the main layer. Quick enough to compare boards."""
        found = self._finder.best(board, self._main, search, values)
        return found.scores[self._sees(found, self._main)]

    def sights(self, board: Board, search: Search, at_most: int, values: Sequence[int] | None = None) -> list[Sight]:
        """The best words it sees, from all layers."""
        found: dict[str, Sight] = {}
        for layer in self._finder.layers:
            for sight in self._of_layer(layer, board, search, at_most, values):
                found.setdefault(sight.word, sight)
        return sorted(found.values(), key=lambda sight: (-sight.points, sight.word))[:at_most]

    def _of_layer(
        self, layer: str, board: Board, search: Search, at_most: int, values: Sequence[int] | None
    ) -> list[Sight]:
        found = self._finder.best(board, layer, search, values)
        graph = self._finder.chosen[layer].graph
        seen = np.flatnonzero(self._sees(found, layer))
        best = seen[np.argsort(-found.scores[seen], kind="stable")][:at_most].tolist()
        return [
            Sight(
                int(found.scores[at]),
                graph.word(int(found.numbers[at])),
                tuple(found.paths[at, : found.lengths[at]].tolist()),
            )
            for at in best
        ]

    def _sees(self, found: Best, layer: str) -> NDArray[np.bool_]:
        if layer not in self._likely:
            self._likely[layer] = self._chances(layer)
        seen: NDArray[np.bool_] = drawn(found.numbers, self._turn) < self._likely[layer][found.numbers]
        return seen

    def _chances(self, layer: str) -> NDArray[np.float64]:
        chosen = self._finder.chosen[layer]
        numbers = [number for word in self._spent if (number := number_in(chosen, word)) is not None]
        likely = chances(chosen, self.strength, self._finder.lexicon)
        if numbers:
            likely = likely.copy()
            likely[numbers] = 0
        return likely


@lru_cache(maxsize=1 << 16)
def number_in(layer: Layer, word: str) -> int | None:
    """Cached, because every spent word is needed again at each decision until the game is over."""
    return layer.graph.number(word)
