"""The lesson of GRAND MASTER MIND: hide a code, answer rows with pegs, then break a code."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.core.lesson import Lesson, Scene, Script, Step
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


def lays(row: str) -> Script:
    return ((TOM, Guess(code(row))),)


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
        Step(
            "black",
            Answer(Pegs(1, 0, 0)),
            before=lays(f"triangle/red {OFF} {OFF} {OFF}"),
            look=("shield", "row-1", "pegs"),
        ),
        Step(
            "white",
            Answer(Pegs(0, 1, 0)),
            before=lays(f"{OFF} triangle/red {OFF} {OFF}"),
            look=("shield", "row-2", "pegs"),
        ),
        Step(
            "blue",
            Answer(Pegs(0, 0, 2)),
            before=lays(f"triangle/orange cross/green {OFF} {OFF}"),
            look=("shield", "row-3", "pegs"),
        ),
        Step(
            "mixed",
            Answer(Pegs(1, 1, 1)),
            before=lays(f"star/yellow square/green hexagon/orange {OFF}"),
            look=("shield", "row-4", "pegs"),
        ),
        Step(
            "twice",
            Answer(Pegs(0, 1, 0)),
            before=lays(f"{OFF} triangle/red triangle/red {OFF}"),
            look=("shield", "row-5", "pegs"),
        ),
        Step("solved", Answer(SOLVED), before=lays(YOURS), look=("shield", "row-6", "pegs")),
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
