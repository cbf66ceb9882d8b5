"""Actions as one line of text and back, and events as one line of a transcript.

A pair is a colour letter and a shape sign. R Y G V O are red, yellow, green, violet, orange; t s h * + are triangle,
square, hexagon, star, cross; - is an empty field. A row is four pairs. An answer is three figures: black, white, blue.
"""

from __future__ import annotations

import re

from parlour.core.game import Action, Event, GiveUp, TimeUp, Unreadable
from parlour.games.grandmastermind.actions import Answer, CountPegs, DrawChallenger, Guess, Hide, SetCode
from parlour.games.grandmastermind.events import (
    ChallengerDrawn,
    CodeHidden,
    CodeShown,
    RolesSwapped,
    RowAnswered,
    RowLost,
    RowPlaced,
    SeatGaveUp,
)
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Code, Colour, Pair, Shape
from parlour.games.grandmastermind.state import Answering, Hiding, View

COLOUR_LETTERS: dict[str, Colour | None] = {**dict(zip("RYGVO", COLOURS, strict=True)), "-": None}
SHAPE_SIGNS: dict[str, Shape | None] = {**dict(zip("tsh*+", SHAPES, strict=True)), "-": None}
LETTER_OF = {colour: letter for letter, colour in COLOUR_LETTERS.items()}
SIGN_OF = {shape: sign for sign, shape in SHAPE_SIGNS.items()}

PAIR = re.compile(r"([RYGVO-])/?([TSH*+-])", re.IGNORECASE)
ANSWER = re.compile(r"(?:pegs\s+)?([0-4])[\s,-]+([0-4])[\s,-]+([0-4])", re.IGNORECASE)
EXAMPLE_ROW = "Rt Ys G* V+"
EXAMPLE_ANSWER = "1 0 2"


def write_code(code: Code) -> str:
    return " ".join(LETTER_OF[pair.colour] + SIGN_OF[pair.shape] for pair in code)


def write_pegs(pegs: Pegs) -> str:
    return f"{pegs.black} {pegs.white} {pegs.blue}"


def read_code(text: str) -> Code:
    """Four pairs. Spaces between them do not matter."""
    squeezed = "".join(text.split())
    pairs = [Pair(SHAPE_SIGNS[sign.lower()], COLOUR_LETTERS[letter.upper()]) for letter, sign in PAIR.findall(squeezed)]
    if len(pairs) != 4 or PAIR.sub("", squeezed):
        raise Unreadable("unreadable_row", example=EXAMPLE_ROW)
    a, b, c, d = pairs
    return (a, b, c, d)


def write(action: Action) -> str:
    """An action as a line of the transcript."""
    match action:
        case Hide(code):
            return f"hide {write_code(code)}"
        case Guess(row):
            return f"row {write_code(row)}"
        case Answer(pegs) | CountPegs(pegs):
            return f"pegs {write_pegs(pegs)}"
        case DrawChallenger(seat):
            return f"challenger {seat}"
        case SetCode(code):
            return f"code {write_code(code)}"
        case TimeUp():
            return "time up"
        case GiveUp():
            return "give up"
        case _:
            raise TypeError(action)


def read(view: View, text: str) -> Hide | Guess | Answer | GiveUp:
    """What a typed line means to a seat with this view."""
    typed = text.strip()
    if typed.lower() == "give up":
        return GiveUp()
    phase = view.open.phase
    if isinstance(phase, Answering):
        found = ANSWER.fullmatch(typed)
        if not found:
            raise Unreadable("unreadable_answer", example=EXAMPLE_ANSWER)
        black, white, blue = map(int, found.groups())
        return Answer(Pegs(black, white, blue))
    code = read_code(re.sub(r"^(hide|row)\s+", "", typed, flags=re.IGNORECASE))
    return Hide(code) if isinstance(phase, Hiding) else Guess(code)


def tell(event: Event) -> str:
    """An event as a line of the transcript."""
    match event:
        case ChallengerDrawn(seat):
            return f"seat {seat} hides first"
        case CodeHidden(seat, by_chance):
            return f"a code is hidden by {'chance for ' if by_chance else ''}seat {seat}"
        case RowPlaced(_, number, _):
            return f"row {number} is laid"
        case RowAnswered(number, pegs):
            return f"row {number} earns {write_pegs(pegs)}"
        case RowLost(_, number):
            return f"row {number} is lost"
        case CodeShown(code, solved, rows):
            return f"the code {write_code(code)} is {'solved' if solved else 'shown unsolved'} after {rows} rows"
        case RolesSwapped(challenger):
            return f"seat {challenger} hides next"
        case SeatGaveUp(seat):
            return f"seat {seat} gives up"
        case _:
            raise TypeError(event)
