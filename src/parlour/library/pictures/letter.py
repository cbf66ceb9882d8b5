"""LETTER as a picture: the grid with its pieces, those of this turn in a frame, and what everybody holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from parlour.cli.boards.letter import scored
from parlour.core.game import Seat, Turn
from parlour.games.letter.grid import name_of, rectangle
from parlour.games.letter.pieces import Tile
from parlour.games.letter.rules import Letter
from parlour.games.letter.state import Open, View
from parlour.games.letter.table import moves_now, solitaire
from parlour.library.pictures.drawing import Drawing, beside, box, moved, path, text, words
from parlour.library.pictures.seats import seat_line, table
from parlour.library.pictures.tiles import tile
from parlour.texts.voice import Voice

ACCENT: Final = "amber"
CELL: Final = 24
SMALL: Final = 12
"""A cell of a piece that lies beside the board."""
MARGIN: Final = 24


def draw(game: Letter, view: View, turn: Turn, voice: Voice) -> Drawing:
    open = view.open
    lines = [
        seat_line(seat, turn, ACCENT, scored(open, Seat(seat), voice), pieces(game, (*hand, *open.blanks[seat])))
        for seat, hand in enumerate(open.hands)
    ]
    free = beside([words(voice.say("letter-free")), pieces(game, open.free)]) if open.free else Drawing(0, 0, "")
    return table(lines, board(game, open), free)


def board(game: Letter, open: Open) -> Drawing:
    """Columns from a, rows from 1."""
    inner = open.side * CELL
    wide = inner + MARGIN + 10
    marks = box(0, 0, wide, wide, "board", "edge", round=8, thick=2) + box(MARGIN, MARGIN, inner, inner, "grid")
    for at in range(open.side):
        middle = MARGIN + (at + 0.5) * CELL
        marks += text(middle, MARGIN / 2, name_of(at, 0)[:-1], 10, "chalk", align="middle")
        marks += text(MARGIN / 2, middle, str(at + 1), 10, "chalk", align="middle")
    ways = [
        f"M{MARGIN + at * CELL} {MARGIN}v{inner}M{MARGIN} {MARGIN + at * CELL}h{inner}" for at in range(1, open.side)
    ]
    marks += path("".join(ways), None, "rule", 1)
    new = () if solitaire(open) else moves_now(open).laid
    for placed in open.board:
        piece = game.pieces[placed.tile]
        covered = rectangle(placed, piece)
        width, height = (covered.right - covered.left) * CELL, (covered.bottom - covered.top) * CELL
        lying = tile(width, height, piece.letter, mark=ACCENT if placed.tile in new else None)
        marks += moved(lying, MARGIN + covered.left * CELL, MARGIN + covered.top * CELL)
    return Drawing(wide, wide, marks)


def pieces(game: Letter, held: Iterable[Tile]) -> Drawing:
    """Pieces beside the board, in their sizes."""
    shown = [game.pieces[number] for number in held]
    return beside([tile(piece.width * SMALL, piece.height * SMALL, piece.letter) for piece in shown], 3)
