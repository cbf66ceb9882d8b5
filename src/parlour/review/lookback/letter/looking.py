"""What one seat could have seen at a LETTER table: new words on the board, and those another letter would have made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.games.letter.contacts import Layout, layout
from parlour.games.letter.grid import Cell, Placed, Rectangle, rectangle
from parlour.games.letter.pieces import Tile
from parlour.games.letter.rules import Letter
from parlour.games.letter.spaces import places
from parlour.games.letter.state import Open
from parlour.review.lookback.sights import Sight, Sights, order
from parlour.words.board import Board, Search


class Laid(NamedTuple):
    """A letter somewhere on the board, and the best everyday word with it."""

    placed: Placed
    sight: Sight


class Looking:
    """It looks only for words nobody has written, which are new (LE-13). A sight's points are its letters."""

    def __init__(self, game: Letter, open: Open) -> None:
        self.game, self.open = game, open
        ruled_out = (ruling.word for ruling in open.rulings if not ruling.valid)
        self._sights = Sights(game, (*(written.word for written in open.written), *ruled_out))

    def words(self, using: Iterable[Tile] = ()) -> list[Sight]:
        """The new words on the board, best first, with one of these tiles if any are given."""
        here = layout(self.open.board, self.game.letters)
        search = Search(touching=frozenset(here.number[tile] for tile in using))
        found = self._sights.all(here.board, search)
        return [sight._replace(path=tuple(here.tiles[at] for at in sight.path)) for sight in found]

    def everyday(self, using: Iterable[Tile] = ()) -> Sight | None:
        """The best of them that most people know."""
        return next((sight for sight in self.words(using) if sight.everyday), None)

    def best_place(self, tiles: Iterable[Tile]) -> Laid | None:
        """The letter and the place that make the best everyday word.

        What a letter makes depends only on which others it touches, so places that touch the same ones are one.
        """
        here = layout(self.open.board, self.game.letters)
        found: list[Laid] = []
        for beside, letters in self._by_contact(here, tiles).items():
            board = joined(here.board, beside)
            faces = [(*here.board.tiles, letter) for letter in letters]
            most = self._sights.most(board, faces, Search(touching=frozenset({len(here.tiles)})))
            if most is not None:
                placed = letters[faces[most[0]][-1]]
                numbers = (*here.tiles, placed.tile)
                found.append(Laid(placed, most[1]._replace(path=tuple(numbers[at] for at in most[1].path))))
        return min(found, key=lambda one: order(one.sight), default=None)

    def _by_contact(self, here: Layout, tiles: Iterable[Tile]) -> dict[tuple[int, ...], dict[str, Placed]]:
        """For each set of letters to touch, the letters that can be laid there, each with its first place."""
        pieces = self.game.pieces
        owners = {
            cell: here.number[placed.tile]
            for placed in self.open.board
            if placed.tile in here.number
            for cell in cells(rectangle(placed, pieces[placed.tile]))
        }
        found: dict[tuple[int, ...], dict[str, Placed]] = {}
        for tile in {pieces[tile]: tile for tile in tiles}.values():
            for placed in places(self.game, self.open, tile):
                around = border(rectangle(placed, pieces[tile]))
                beside = tuple(sorted({owners[cell] for cell in around if cell in owners}))
                if beside:
                    found.setdefault(beside, {}).setdefault(pieces[tile].letter, placed)
        return found


def joined(board: Board, beside: tuple[int, ...]) -> Board:
    """The board with one more tile, which touches these."""
    new = len(board.tiles)
    touching = (*((*near, new) if at in beside else near for at, near in enumerate(board.neighbours)), beside)
    return Board((*board.tiles, ""), touching)


def cells(covered: Rectangle) -> Iterable[Cell]:
    return [(x, y) for y in range(covered.top, covered.bottom) for x in range(covered.left, covered.right)]


def border(covered: Rectangle) -> Iterable[Cell]:
    """The cells that share an edge with it (LE-11)."""
    above = [(x, y) for y in (covered.top - 1, covered.bottom) for x in range(covered.left, covered.right)]
    return above + [(x, y) for x in (covered.left - 1, covered.right) for y in range(covered.top, covered.bottom)]
