"""What a bot sees on a table: the words from here, best first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.bots.wordsearch.vocabulary import chances, drawn, turn_number
from parlour.core.game import Seat
from parlour.games.wordsearch.board import Layout, Path
from parlour.games.wordsearch.calling import on_table, search
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.scoring import tile_points
from parlour.games.wordsearch.state import Open
from parlour.words.board import Search
from parlour.words.finder import Best, Finder, finder


class Sight(NamedTuple):
    """A word that is seen."""

    points: int
    word: str
    path: Path


class Eye:
    """One seat's eye in one turn: what it overlooks, it overlooks until the turn is over."""

    def __init__(self, game: WordSearch, strength: str, open: Open, seat: Seat) -> None:
        self.game, self.strength, self.seat = game, strength, seat
        self._finder: Finder = finder(game.language, game.counting, umlauts=game.umlauts, family=game.family)
        self._turn = turn_number(open.turns, open.scores, open.tokens, seat)
        seats = range(len(open.scores)) if game.repeats_at_table else (seat,)
        self._spent = {scored.word for owner in seats for scored in open.words[owner]}
        self._spent |= {ruling.word for ruling in open.rulings if not ruling.valid}
        self._main = "words" if "words" in self._finder.layers else self._finder.layers[0]
        number = self._finder.chosen[self._main].graph.number
        self._spent_numbers = [at for word in self._spent if (at := number(word)) is not None]

    def most(self, open: Open) -> int:
        """The points of the best word of the main layer that is seen and not spent: quick, to compare tables."""
        here, where, values = self._here(open)
        found = self._finder.best(here.board, self._main, where, values)
        seen = self._seen(found, self._main) & ~np.isin(found.numbers, self._spent_numbers)
        return int(found.scores[seen].max(initial=0))

    def sights(self, open: Open, at_most: int) -> list[Sight]:
        """The best words that are seen and not spent, of all layers."""
        found = sorted(self._all(open, at_most), key=lambda sight: (-sight.points, sight.word))
        return found[:at_most]

    def _all(self, open: Open, at_most: int) -> Iterator[Sight]:
        here, where, values = self._here(open)
        for layer in self._finder.layers:
            found = self._finder.best(here.board, layer, where, values)
            seen = self._seen(found, layer)
            order = np.argsort(-found.scores[seen], kind="stable")
            taken = 0
            for at in np.flatnonzero(seen)[order].tolist():
                word = self._finder.chosen[layer].graph.word(int(found.numbers[at]))
                if word in self._spent or (self.game.family and self._finder.lexicon.hides(word)):
                    continue
                tiles = found.paths[at, : found.lengths[at]].tolist()
                yield Sight(int(found.scores[at]), word, tuple(here.tiles[tile] for tile in tiles))
                taken += 1
                if taken == at_most:
                    break

    def _seen(self, found: Best, layer: str) -> NDArray[np.bool_]:
        likely = chances(self._finder.chosen[layer], self.strength)[found.numbers]
        seen: NDArray[np.bool_] = drawn(found.numbers, self._turn) < likely
        return seen

    def _here(self, open: Open) -> tuple[Layout, Search, list[int]]:
        here = on_table(self.game, open)
        return here, search(self.game, open, self.seat), [tile_points(self.game, open, tile) for tile in here.tiles]
