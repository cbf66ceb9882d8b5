"""What a bot sees at WORD SEARCH: the words that begin beside its token."""

from __future__ import annotations

from parlour.bots.reader import Reader, Sight
from parlour.bots.vocabulary import turn_number
from parlour.core.game import Seat
from parlour.games.wordsearch.board import Place
from parlour.games.wordsearch.calling import on_table, search
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.scoring import tile_points
from parlour.games.wordsearch.state import Open
from parlour.words.board import Board, Search


class Eye:
    """One seat's eye in one turn."""

    def __init__(self, game: WordSearch, strength: str, open: Open, seat: Seat) -> None:
        self.game, self.strength, self.seat = game, strength, seat
        seats = range(len(open.scores)) if game.repeats_at_table else (seat,)
        spent = {scored.word for owner in seats for scored in open.words[owner]}
        spent |= {ruling.word for ruling in open.rulings if not ruling.valid}
        self._reader = Reader(game, strength, turn_number(open.turns, open.scores, open.tokens, seat), spent)
        self._within: dict[tuple[tuple[Place, ...], tuple[int, ...]], Search] = {}

    def most(self, open: Open) -> int:
        """The points of the best word it sees. Quick enough to compare tables."""
        return int(self._reader.points(*self._look(open)).max(initial=0))

    def sights(self, open: Open, at_most: int) -> list[Sight]:
        """The best words it sees, with paths over the tiles of the table."""
        tiles = on_table(self.game, open).tiles
        board, where, values = self._look(open)
        return [
            sight._replace(path=tuple(tiles[tile] for tile in sight.path))
            for sight in self._reader.sights(board, where, at_most, values)
        ]

    def _look(self, open: Open) -> tuple[Board, Search, list[int] | None]:
        here = on_table(self.game, open)
        where = (open.tokens, tuple(map(len, open.stacks)))
        if where not in self._within:
            self._within[where] = search(self.game, open, self.seat)
        values = [tile_points(self.game, open, tile) for tile in here.tiles] if self.game.stack_bonus else None
        return here.board, self._within[where], values
