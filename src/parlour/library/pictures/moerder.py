"""FIND … den MÖRDER as a picture: six by six tiles on felt, with what was touched and the word that was found."""

from __future__ import annotations

from typing import Final

from parlour.cli.boards.moerder import standing, touched
from parlour.core.game import Seat, Turn
from parlour.games.moerder.board import BODY, GAP, HIDDEN, PLACES, SIDE
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Over, View
from parlour.library.pictures.drawing import Drawing, beside, box, disc, moved, path, text
from parlour.library.pictures.seats import seat_line, table
from parlour.library.pictures.tiles import tile
from parlour.texts.voice import Voice

ACCENT: Final = "crimson"
CELL: Final = 44
TILE: Final = 40
MARGIN: Final = 24
LIMBS: Final = "M20 14V24L13 34M20 24L28 33M20 17L10 12M20 17L29 20L32 26"


def draw(game: Moerder, view: View, turn: Turn, voice: Voice) -> Drawing:
    lines = [
        seat_line(
            seat,
            turn,
            ACCENT,
            # The letters of a seat are what it has to say of itself.
            "" if hand and seat not in view.open.given_up else standing(game, view, Seat(seat), voice),
            beside([tile(20, 20, letter) for letter in hand], 2),
        )
        for seat, hand in enumerate(view.open.hands)
    ]
    return table(lines, board(view))


def board(view: View) -> Drawing:
    wide = MARGIN + SIDE * CELL + 8
    marks = box(0, 0, wide, wide, "felt", round=8)
    for at in range(SIDE):
        middle = MARGIN + (at + 0.5) * CELL
        marks += text(middle, MARGIN / 2, "abcdef"[at], 11, "chalk", align="middle")
        marks += text(MARGIN / 2, middle, str(at + 1), 11, "chalk", align="middle")
    for place in PLACES:
        row, column = divmod(place, SIDE)
        marked = ACCENT if place == touched(view) else None
        marks += moved(lying(view.open.board[place], marked), MARGIN + column * CELL + 2, MARGIN + row * CELL + 2)
    match view.open.phase:
        case Over(ending=ending) if ending.chain is not None:
            marks += chain_line(ending.chain)
    return Drawing(wide, wide, marks)


def lying(face: str, marked: str | None) -> Drawing:
    """What is on a place: a gap, a back, the body or a letter."""
    match face:
        case _ if face == GAP:
            return Drawing(TILE, TILE, box(3, 3, TILE - 6, TILE - 6, "deep", round=5))
        case _ if face == HIDDEN:
            weave = path("M8 20L20 8L32 20L20 32ZM14 20L20 14L26 20L20 26Z", None, "wood")
            return Drawing(TILE, TILE, box(0.5, 0.5, TILE - 1, TILE - 1, "board", "edge", round=6) + weave)
        case _ if face == BODY:
            return Drawing(
                TILE,
                TILE,
                tile(TILE, TILE, "").marks + disc(20, 9, 4, None, ACCENT, 2) + path(LIMBS, None, ACCENT, 2.5),
            )
        case letter:
            return tile(TILE, TILE, letter, mark=marked)


def chain_line(chain: Chain) -> str:
    """The tiles of the word, one after the other."""
    places = [(MARGIN + (at % SIDE + 0.5) * CELL, MARGIN + (at // SIDE + 0.5) * CELL) for at in chain]
    way = "M" + "L".join(f"{x:g} {y:g}" for x, y in places)
    x, y = places[0]
    return f'<g opacity=".55">{path(way, None, ACCENT, 7)}{disc(x, y, 8, ACCENT)}</g>'
