"""WORD SEARCH as a picture: hexagons with letters, stacks with their height, and the tokens."""

from __future__ import annotations

from math import sqrt
from typing import Final

from parlour.cli.boards.wordsearch import scored
from parlour.core.game import Seat, Turn
from parlour.games.wordsearch.board import Hex, Place, brink
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.state import Open, View
from parlour.library.pictures.drawing import Drawing, below, beside, box, moved, path, text, words
from parlour.library.pictures.seats import seat_line, table, token
from parlour.texts.voice import Voice

ACCENT: Final = "teal"
SIZE: Final = 26.0
"""From the middle of a hexagon to a corner."""
ACROSS: Final = SIZE * sqrt(3)
PADDING: Final = 12
CORNERS: Final = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))
TOKEN: Final = 15


def draw(game: WordSearch, view: View, turn: Turn, voice: Voice) -> Drawing:
    open = view.open
    lines = [
        seat_line(seat, turn, ACCENT, scored(open, Seat(seat), voice), *([hexagon(own, 12)] if own else []))
        for seat, own in enumerate(open.hands)
    ]
    pile = words(voice.say("terminal-wordsearch-pile", count=len(open.pile)), fill="soft")
    drawn = [hexagon(open.drawn, SIZE)] if open.drawn else []
    return table(lines, board(open), beside([pile, *drawn], 16))


def board(open: Open) -> Drawing:
    """The places there are. While a tile is to be laid without a board, also those where it may lie."""
    free = brink(open.places) if open.drawn else ()
    middles = {hex: ((hex[0] + hex[1] / 2) * ACROSS, hex[1] * SIZE * 1.5) for hex in (*open.places, *free)}
    left = min(x for x, _ in middles.values()) - ACROSS / 2 - PADDING
    top = min(y for _, y in middles.values()) - SIZE - PADDING
    width = max(x for x, _ in middles.values()) + ACROSS / 2 + PADDING - left
    height = max(y for _, y in middles.values()) + SIZE + PADDING - top

    def corner(hex: Hex) -> tuple[float, float]:
        x, y = middles[hex]
        return x - left - ACROSS / 2, y - top - SIZE

    marks = box(0, 0, width, height, "felt", round=10)
    for hex in free:
        marks += moved(Drawing(ACROSS, SIZE * 2, path(outline(SIZE), None, "chalk", 1)), *corner(hex))
    for place, hex in enumerate(open.places):
        marks += moved(cell(open, place), *corner(hex))
    return Drawing(width, height, marks)


def cell(open: Open, place: Place) -> Drawing:
    """The uppermost tile, how many lie there if it is a stack, and who stands on it."""
    stack = open.stacks[place]
    lying = hexagon(stack[-1], SIZE) if stack else Drawing(ACROSS, 2 * SIZE, path(outline(SIZE), "deep"))
    marks = lying.marks
    if len(stack) > 1:
        marks += text(ACROSS / 2, 8, f"×{len(stack)}", 9, "letter", align="middle", font="bold")
    there = [seat for seat, at in enumerate(open.tokens) if at == place]
    tokens = [Drawing(TOKEN, TOKEN, small(token(seat, ACCENT, awaited=seat == open.active))) for seat in there]
    rows = [beside(tokens[first : first + 3], -3) for first in range(0, len(tokens), 3)]
    crowd = below(rows, -1)
    low = SIZE * 1.62 if stack else SIZE
    return Drawing(ACROSS, 2 * SIZE, marks + moved(crowd, (ACROSS - crowd.width) / 2, low - crowd.height / 2))


def small(drawing: Drawing) -> str:
    return f'<g transform="scale({TOKEN / drawing.width:.2f})">{drawing.marks}</g>'


def hexagon(letters: str, size: float) -> Drawing:
    """A tile with one letter or two."""
    across, low = size * sqrt(3), size * 0.08
    side = moved(Drawing(across, 2 * size, path(outline(size), "edge")), 0, low)
    face = path(outline(size), "wood")
    printed = text(
        across / 2,
        size - low,
        letters,
        size * (0.95 if len(letters) == 1 else 0.72),
        "letter",
        align="middle",
        font="serif",
    )
    return Drawing(across, 2 * size, side + face + printed)


def outline(size: float) -> str:
    """A hexagon on its corner, a little smaller than its place."""
    reach = size - 1.5
    return "M" + "L".join(f"{size * sqrt(3) / 2 + x * reach:.1f} {size + y * reach:.1f}" for x, y in CORNERS) + "Z"
