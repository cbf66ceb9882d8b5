"""A bot's eye at a word game: which of the words on a board it sees in one turn, best first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.bots.vocabulary import chances, drawn
from parlour.kit.contest import Ruling
from parlour.words.agreement import WordAgreement
from parlour.words.board import Board, Search
from parlour.words.finder import Finder, finder
from parlour.words.graph_table import Best
from parlour.words.lexicon import lexicon

ANY_WORD = "words"


class Sight(NamedTuple):
    """A word that is seen; the path is of the numbers the tiles have on the board that was looked at."""

    points: int
    word: str
    path: tuple[int, ...]


def layers_known(agreed: WordAgreement) -> tuple[str, ...]:
    """What bots take for words: what counts at the table. Where votes alone count, a bot still knows words."""
    return agreed.counting or (ANY_WORD,)


def believes(agreed: WordAgreement, word: str, rulings: Iterable[Ruling]) -> bool:
    """Would a bot say this word itself? A vote settles it, else the lexicon; what it does not believe, it disputes."""
    ruled = {ruling.word: ruling.valid for ruling in rulings}
    if word in ruled:
        return ruled[word]
    return lexicon(agreed.language, umlauts=agreed.umlauts).holds(word, layers_known(agreed))


class Reader:
    """What it overlooks, it overlooks until the turn is over: `turn` is a number to draw from."""

    def __init__(self, agreed: WordAgreement, strength: str, turn: int, spent: set[str]) -> None:
        """Words that are `spent` are not looked for, nor those kept from the family where that was agreed."""
        self.strength = strength
        layers = layers_known(agreed)
        self._finder: Finder = finder(agreed.language, layers, umlauts=agreed.umlauts, family=agreed.family)
        self._main = ANY_WORD if ANY_WORD in layers else layers[0]
        self._turn = turn
        self._spent = spent
        self._kept_from = self._finder.lexicon if agreed.family else None
        self._likely: dict[str, NDArray[np.float64]] = {}

    def points(self, board: Board, search: Search, values: Sequence[int] | None = None) -> NDArray[np.int64]:
        """What the words of the main layer that are seen are worth: quick, to compare boards."""
        found = self._finder.best(board, self._main, search, values)
        return found.scores[self._sees(found, self._main)]

    def sights(self, board: Board, search: Search, at_most: int, values: Sequence[int] | None = None) -> list[Sight]:
        """The best words that are seen, of all layers."""
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
        graph = self._finder.chosen[layer].graph
        numbers = [number for word in self._spent if (number := graph.number(word)) is not None]
        likely = chances(self._finder.chosen[layer], self.strength, self._kept_from)
        if numbers:
            likely = likely.copy()
            likely[numbers] = 0
        return likely
