"""What a bot sees at a LETTER table: new words, anywhere or with a letter it considers laying."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.bots.reader import Reader, Sight
from parlour.bots.vocabulary import turn_number
from parlour.core.game import Seat
from parlour.games.letter.contacts import layout
from parlour.games.letter.grid import Placed, Rectangle, rectangle, touch
from parlour.games.letter.pieces import Tile
from parlour.games.letter.rules import Letter
from parlour.games.letter.scoring import points, scoring
from parlour.games.letter.state import Open
from parlour.games.letter.table import moves_now
from parlour.words.board import Board, Search

LONGEST = 73


class Eye:
    """One seat's eye in one turn or window. It looks only for words nobody has written, which are new (LE-13)."""

    def __init__(self, game: Letter, strength: str, open: Open, seat: Seat) -> None:
        self.game, self.strength, self.seat = game, strength, seat
        spent = {written.word for written in open.written}
        spent |= {ruling.word for ruling in open.rulings if not ruling.valid}
        before = len(open.written) - moves_now(open).written
        number = turn_number(open.pool, open.opened, before, open.idle, seat)
        self._reader = Reader(game, strength, number, spent)
        how = scoring(game, len(open.scores))
        self._worth = [points(how, "A" * letters) for letters in range(LONGEST)]
        self._lying: dict[tuple[Placed, ...], list[Rectangle]] = {}

    def worth(self, board: tuple[Placed, ...], placed: Placed) -> int:
        """The points of all words it sees with this letter added. Quick enough to compare places."""
        here = layout(board, self.game.letters)
        new = len(here.tiles)
        piece = self.game.pieces[placed.tile]
        mine = rectangle(placed, piece)
        beside = [at for at, other in enumerate(self._rectangles(board)) if touch(mine, other)]
        neighbours = list(here.board.neighbours)
        for at in beside:
            neighbours[at] = (*neighbours[at], new)
        then = Board((*here.board.tiles, piece.letter), (*neighbours, tuple(beside)))
        letters = self._reader.points(then, Search(touching=frozenset({new})))
        return sum(self._worth[count] for count in letters.tolist())

    def sights(self, board: tuple[Placed, ...], at_most: int, using: Iterable[Tile] = ()) -> list[Sight]:
        """The best words it sees, with one of these tiles if any are given. Paths use the numbers of the pieces."""
        here = layout(board, self.game.letters)
        search = Search(touching=frozenset(here.number[tile] for tile in using))
        return [
            sight._replace(path=tuple(here.tiles[tile] for tile in sight.path))
            for sight in self._reader.sights(here.board, search, at_most)
        ]

    def _rectangles(self, board: tuple[Placed, ...]) -> list[Rectangle]:
        """The rectangles of the letters, in the order of the layout."""
        if board not in self._lying:
            where = {placed.tile: rectangle(placed, self.game.pieces[placed.tile]) for placed in board}
            self._lying[board] = [where[tile] for tile in layout(board, self.game.letters).tiles]
        return self._lying[board]
