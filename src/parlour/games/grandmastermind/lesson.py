"""The lesson of GRAND MASTER MIND: hide a code, answer rows with pegs, then break a code."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.core.lesson import Lesson, Scene, Step
from parlour.games.grandmastermind.actions import Answer, Guess, Hide
from parlour.games.grandmastermind.pegs import SOLVED, Pegs
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Code, Pair
from parlour.games.grandmastermind.rules import GrandMasterMind

YOU, TOM = Seat(0), Seat(1)
YOU_HIDE = GrandMasterMind(start_player=0, feedback="manual_checked")
YOU_DECODE = GrandMasterMind(roles="decode")


def code(row: str) -> Code:
    """Four pairs, as in `triangle/red square/green star/violet cross/yellow`."""
    first, second, third, fourth = (pair(*words.split("/")) for words in row.split())
    return first, second, third, fourth


def pair(shape: str, colour: str) -> Pair:
    return Pair(SHAPES[SHAPES.index(shape)], COLOURS[COLOURS.index(colour)])


def asked(number: int, key: str, row: str, pegs: Pegs) -> Step:
    """Tom lays a row, and you are to answer it with these pegs."""
    return Step(key, Answer(pegs), before=((TOM, Guess(code(row))),), look=("shield", f"row-{number}", "pegs"))


YOURS = "triangle/red square/green hexagon/violet star/yellow"
TOMS = "square/red hexagon/green star/violet cross/yellow"
OFF = "cross/orange"
"""A pair that gets no peg anywhere in your code."""

HIDING = Scene(YOU_HIDE, 2, steps=(Step("hide", Hide(code(YOURS)), also=(Hide,), look=("shield", "tray")),))

ANSWERING = Scene(
    YOU_HIDE,
    2,
    before=((YOU, Hide(code(YOURS))),),
    steps=(
        asked(1, "black", f"triangle/red {OFF} {OFF} {OFF}", Pegs(1, 0, 0)),
        asked(2, "white", f"{OFF} triangle/red {OFF} {OFF}", Pegs(0, 1, 0)),
        asked(3, "blue", f"triangle/orange cross/green {OFF} {OFF}", Pegs(0, 0, 2)),
        asked(4, "mixed", f"star/yellow square/green hexagon/orange {OFF}", Pegs(1, 1, 1)),
        asked(5, "twice", f"{OFF} triangle/red triangle/red {OFF}", Pegs(0, 1, 0)),
        asked(6, "solved", YOURS, SOLVED),
    ),
)

FIRST_ROW = Scene(
    YOU_DECODE,
    2,
    before=((TOM, Hide(code(TOMS))),),
    steps=(
        Step("row", Guess(code("square/red square/red star/green star/green")), also=(Guess,), look=("row-1", "tray")),
    ),
)

BREAKING = Scene(
    YOU_DECODE,
    2,
    before=(
        (TOM, Hide(code(TOMS))),
        (YOU, Guess(code("triangle/orange triangle/orange triangle/orange triangle/orange"))),
        (YOU, Guess(code("triangle/yellow triangle/yellow triangle/yellow triangle/yellow"))),
        (YOU, Guess(code("square/red hexagon/green star/violet cross/orange"))),
    ),
    steps=(Step("certain", Guess(code(TOMS)), look=("row-1", "row-2", "row-3", "row-4", "tray")),),
)

LESSON = Lesson((HIDING, ANSWERING, FIRST_ROW, BREAKING))


def lesson(_: str) -> Lesson:
    """The same in every language."""
    return LESSON
