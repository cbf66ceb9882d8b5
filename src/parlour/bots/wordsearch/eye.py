"""What a bot sees on a table: the words from here, best first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.bots.wordsearch.vocabulary import chances, drawn, turn_number
from parlour.core.game import Seat
from parlour.games.wordsearch.board import Layout, Path, Place
from parlour.games.wordsearch.calling import on_table, search
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.scoring import tile_points
from parlour.games.wordsearch.state import Open
from parlour.words.board import Search
from parlour.words.finder import Finder, finder
from parlour.words.graph_table import Best


class Sight(NamedTuple):
    """A word that is seen."""

    points: int
    word: str
    path: Path


class Eye:
    """One seat's eye in one turn: what it overlooks, it overlooks until the turn is over."""

    def __init__(self, game: WordSearch, strength: str, open: Open, seat: Seat) -> None:
        self.game, self.strength, self.seat = game, strength, seat
        layers = game.counting or ("words",)  # where only votes count, a bot still knows words
        self._finder: Finder = finder(game.language, layers, umlauts=game.umlauts, family=game.family)
        self._main = "words" if "words" in self._finder.layers else self._finder.layers[0]
        self._turn = turn_number(open.turns, open.scores, open.tokens, seat)
        seats = range(len(open.scores)) if game.repeats_at_table else (seat,)
        self._spent = {scored.word for owner in seats for scored in open.words[owner]}
        self._spent |= {ruling.word for ruling in open.rulings if not ruling.valid}
        self._likely: dict[str, NDArray[np.float64]] = {}
        self._within: dict[tuple[tuple[Place, ...], tuple[int, ...]], Search] = {}

    def most(self, open: Open) -> int:
        """The points of the best word of the main layer that is seen: quick, to compare tables."""
        _, found = self._look(open, self._main)
        return int(found.scores[self._sees(found, self._main)].max(initial=0))

    def sights(self, open: Open, at_most: int) -> list[Sight]:
        """The best words that are seen, of all layers."""
        found = {sight.word: sight for layer in self._finder.layers for sight in self._of_layer(open, layer, at_most)}
        return sorted(found.values(), key=lambda sight: (-sight.points, sight.word))[:at_most]

    def _of_layer(self, open: Open, layer: str, at_most: int) -> Iterator[Sight]:
        here, found = self._look(open, layer)
        graph = self._finder.chosen[layer].graph
        seen = np.flatnonzero(self._sees(found, layer))
        for at in seen[np.argsort(-found.scores[seen], kind="stable")][:at_most].tolist():
            tiles = found.paths[at, : found.lengths[at]].tolist()
            path = tuple(here.tiles[tile] for tile in tiles)
            yield Sight(int(found.scores[at]), graph.word(int(found.numbers[at])), path)

    def _look(self, open: Open, layer: str) -> tuple[Layout, Best]:
        here = on_table(self.game, open)
        where = (open.tokens, tuple(map(len, open.stacks)))
        if where not in self._within:
            self._within[where] = search(self.game, open, self.seat)
        values = [tile_points(self.game, open, tile) for tile in here.tiles] if self.game.stack_bonus else None
        return here, self._finder.best(here.board, layer, self._within[where], values)

    def _sees(self, found: Best, layer: str) -> NDArray[np.bool_]:
        if layer not in self._likely:
            self._likely[layer] = self._chances(layer)
        seen: NDArray[np.bool_] = drawn(found.numbers, self._turn) < self._likely[layer][found.numbers]
        return seen

    def _chances(self, layer: str) -> NDArray[np.float64]:
        """None for what is spent, voted down, or kept from the family."""
        kept = self._spent | set(self._finder.lexicon.hidden()) if self.game.family else self._spent
        numbers = [number for word in kept if (number := self._finder.chosen[layer].graph.number(word)) is not None]
        likely = chances(self._finder.chosen[layer], self.strength)
        if numbers:
            likely = likely.copy()
            likely[numbers] = 0
        return likely
