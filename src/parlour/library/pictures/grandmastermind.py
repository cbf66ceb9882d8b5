"""GRAND MASTER MIND as a picture: a wooden board with pieces in square and round fields, and pegs beside each row."""

from __future__ import annotations

from typing import Final

from parlour.cli.boards.grandmastermind import laid, standing
from parlour.core.game import Seat, Turn
from parlour.games.grandmastermind.guessing import pieces_left
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Code, Colour, Pair, Shape, Tray
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import Answered, Hiding, Lost, Row, View
from parlour.games.grandmastermind.state import Drawing as Starting
from parlour.library.pictures.drawing import Drawing, below, beside, box, disc, moved, path, text
from parlour.library.pictures.seats import seat_line, table
from parlour.texts.voice import Voice

ACCENT: Final = "cobalt"
FIELD: Final = 32
PAIR: Final = 2 * FIELD + 12
ROW: Final = 40
MARGIN: Final = 34
WIDE: Final = MARGIN + 4 * PAIR + 44
OUTLINES: Final[dict[Shape, str]] = {
    "triangle": "M16 5L27 25H5Z",
    "square": "M7 7H25V25H7Z",
    "hexagon": "M16 5L26 10.5V21.5L16 27L6 21.5V10.5Z",
    "star": "M16 4L19.4 12.3L28 12.8L21.3 18.4L23.5 27L16 22.2L8.5 27L10.7 18.4L4 12.8L12.6 12.3Z",
    "cross": "M12 5H20V12H27V20H20V27H12V20H5V12H12Z",
}
MARKS: Final[dict[Colour, str]] = {
    "red": "M10 16H22",
    "yellow": "M16 11A5 5 0 1 1 15.9 11Z",
    "green": "M10 19L16 12L22 19",
    "violet": "M16 15.9V16.1",
    "orange": "M13 11V21M19 11V21",
}
"""Colour is never the only sign."""


def draw(game: GrandMasterMind, view: View, turn: Turn, voice: Voice) -> Drawing:
    lines = [seat_line(seat, turn, ACCENT, standing(game, view, Seat(seat), voice)) for seat in range(2)]
    left = pieces_left(game, view.open)
    return table(lines, board(game, view), *([] if left is None else [tray(left)]))


def board(game: GrandMasterMind, view: View) -> Drawing:
    """The code or the shield on top, the rows below in the order they were laid."""
    rows, code = laid(view)
    open = (*rows, *[None] * (game.rows - len(rows)))
    lines = [top(view, code), *(line(number, row) for number, row in enumerate(open, 1))]
    whole = below(lines, 0)
    height = whole.height + 12
    return Drawing(WIDE, height, box(0, 0, WIDE, height, "board", "edge", round=10, thick=2) + moved(whole, 0, 6))


def top(view: View, code: Code | None) -> Drawing:
    """The code for those who may see it, else the shield, or empty fields until a code is hidden."""
    if code is not None:
        return line(None, code)
    if isinstance(view.open.phase, Starting | Hiding):
        return line(None, None)
    shield = box(8, 2, WIDE - 16, ROW - 6, "shield", "gold", round=6, thick=1)
    signs = [
        text(MARGIN + at * PAIR + FIELD + 1, ROW / 2, "?", 20, "gold", align="middle", font="serif") for at in range(4)
    ]
    return Drawing(WIDE, ROW, shield + "".join(signs))


def line(number: int | None, row: Row | Code | None) -> Drawing:
    """A row of the board. The code has no number and no pegs."""
    marks = "" if number is None else text(MARGIN / 2 + 2, ROW / 2, str(number), 13, "chalk", align="middle")
    laid: tuple[Pair | None, ...] = (None,) * 4
    pegs: Pegs | None = None
    struck = ""
    match row:
        case Answered(code, pegs):
            laid = code
        case tuple():
            laid = row
        case Lost():
            struck = path(f"M{MARGIN} {ROW / 2}H{MARGIN + 4 * PAIR - 8}", None, "wood")
    for at, pair in enumerate(laid):
        marks += moved(fields(pair), MARGIN + at * PAIR, (ROW - FIELD) / 2)
    if number is None:
        return Drawing(WIDE, ROW, f"{box(8, 2, WIDE - 16, ROW - 4, 'edge', round=6)}{marks}")
    return Drawing(WIDE, ROW, marks + struck + moved(holes(pegs), MARGIN + 4 * PAIR, (ROW - FIELD) / 2))


def fields(pair: Pair | None) -> Drawing:
    """A square field for a shape and a round one for a colour."""
    marks = box(1, 1, FIELD - 2, FIELD - 2, "pit", round=4) + disc(FIELD * 1.5 + 2, FIELD / 2, FIELD / 2 - 1, "pit")
    if pair is not None and pair.shape is not None:
        marks += shaped(pair.shape).marks
    if pair is not None and pair.colour is not None:
        marks += moved(coloured(pair.colour), FIELD + 2, 0)
    return Drawing(2 * FIELD + 2, FIELD, marks)


def shaped(shape: Shape) -> Drawing:
    return Drawing(FIELD, FIELD, path(OUTLINES[shape], "boxwood", "boxwood-edge"))


def coloured(colour: Colour) -> Drawing:
    """A lacquered disc with its mark."""
    ink = "dark" if colour in ("yellow", "orange") else "white"
    thick = 8 if colour == "violet" else 3
    return Drawing(FIELD, FIELD, disc(16, 16, 12, colour, "white", 0.6) + path(MARKS[colour], None, ink, thick))


def holes(pegs: Pegs | None) -> Drawing:
    """Four holes with the pegs the row has earned. A blue peg has a bar, so that it differs in more than colour."""
    standing = ["black"] * pegs.black + ["white"] * pegs.white + ["blue"] * pegs.blue if pegs else []
    marks = ""
    for at in range(4):
        x, y = 9 + at % 2 * 15, 9 + at // 2 * 15
        if at >= len(standing):
            marks += disc(x, y, 3, "pit")
            continue
        marks += disc(x, y, 5.5, standing[at], "chalk" if standing[at] == "black" else "dark", 0.8)
        marks += path(f"M{x - 3} {y}H{x + 3}", None, "white", 1.6) if standing[at] == "blue" else ""
    return Drawing(FIELD, FIELD, marks)


def tray(left: Tray) -> Drawing:
    """How many of each piece are left (GM-A6)."""
    shapes = [counted(shaped(shape), left.shapes[shape]) for shape in SHAPES]
    colours = [counted(coloured(colour), left.colours[colour]) for colour in COLOURS]
    return below([beside(shapes, 6), beside(colours, 6)], 2)


def counted(piece: Drawing, count: int) -> Drawing:
    return Drawing(64, FIELD, piece.marks + text(FIELD + 2, FIELD / 2, f"× {count}", 13))
