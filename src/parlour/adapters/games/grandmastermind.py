"""GRAND MASTER MIND in numbers. A code is spelled pair by pair."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import MANY, Field, numbered, packed, phase_field
from parlour.adapters.question import NOTHING, Menu, Question, Spelling
from parlour.core.game import Action
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Answer, Guess, Hide
from parlour.games.grandmastermind.codes import enough
from parlour.games.grandmastermind.guessing import pieces_left
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import ALL_PAIRS, COLOURS, SHAPES, Code, Pair, Tray, pairs_of
from parlour.games.grandmastermind.roles import OTHER
from parlour.games.grandmastermind.state import (
    Answered,
    Answering,
    Counting,
    Decoding,
    Drawing,
    GivenUp,
    Guessing,
    Hiding,
    Over,
    Row,
    Setting,
    View,
)

ANSWERS: Final = tuple(
    Pegs(black, white, blue) for black in range(5) for white in range(5 - black) for blue in range(5 - black - white)
)
ALPHABET: Final = Alphabet(
    pair=[f"{pair.colour or 'no colour'} {pair.shape or 'no shape'}" for pair in ALL_PAIRS],
    pegs=[f"{pegs.black} {pegs.white} {pegs.blue}" for pegs in ANSWERS],
)
PAIR: Final = ALPHABET.first("pair")
PEGS: Final = ALPHABET.first("pegs")
LETTER: Final = {pair: PAIR + number for number, pair in enumerate(ALL_PAIRS)}
ALL_LETTERS: Final = {variant: tuple(LETTER[pair] for pair in pairs_of(variant)) for variant in (1, 2)}
NUMBERS: Final = {
    pair: (1 + SHAPES.index(pair.shape) if pair.shape else 0, 1 + COLOURS.index(pair.colour) if pair.colour else 0)
    for pair in ALL_PAIRS
}
PHASES: Final = numbered(Drawing, Hiding, Setting, Guessing, Answering, Counting, Over, GivenUp)
BEGINNING: Final = {(phase, who): packed((phase, who)) for phase in PHASES.values() for who in (-1, 0, 1)}
NO_CODE: Final = packed((0,) * 8)
NO_ROW: Final = packed((0,) * 12)
NO_POINTS: Final = packed((0,) * 3)
LOST: Final = packed((2, *(0,) * 11))


class Laying:
    """The next pair of a row or of a code."""

    __slots__ = ("laid", "left", "make", "variant")

    def __init__(
        self, make: type[Guess] | type[Hide], variant: int, left: Tray | None, laid: tuple[Pair, ...] = ()
    ) -> None:
        self.make, self.variant, self.left, self.laid = make, variant, left, laid

    @property
    def letters(self) -> Collection[int]:
        letters = ALL_LETTERS[self.variant]
        if self.left is None:
            return letters
        return [letter for letter in letters if enough(self.left, (*self.laid, ALL_PAIRS[letter - PAIR]))]

    def after(self, letter: int) -> Question | Action:
        laid = (*self.laid, ALL_PAIRS[letter - PAIR])
        if len(laid) == 4:
            return self.make(laid)
        return Laying(self.make, self.variant, self.left, laid)

    def spelling(self, action: Action) -> Spelling | None:
        match action:
            case Guess(code) | Hide(code) if isinstance(action, self.make) and code[: len(self.laid)] == self.laid:
                return tuple(LETTER[pair] for pair in code[len(self.laid) :])
            case _:
                return None


class Encoding:
    """`rows` is as many as were agreed."""

    alphabet = ALPHABET
    longest = 4

    def __init__(self, game: GrandMasterMind, seats: int, words: int) -> None:
        self.game = game
        self.fields = (
            phase_field(PHASES),
            Field("challenger", 1, -1, 1, "who hides the code, -1 for nobody"),
            Field(
                "code", 8, 0, 5, "the hidden code if this seat may see it: shape and colour of each pair, 0 for none"
            ),
            Field("waiting", 8, 0, 5, "the row that waits for its pegs"),
            Field(
                "rows",
                12 * game.rows,
                0,
                5,
                "for each row: 0 empty, 1 answered, 2 lost; four pairs; black, white and blue pegs",
            ),
            Field("points", 2, 0, MANY, "the points of each seat"),
            Field("decodings", 1, 0, MANY, "codes played to their end"),
        )

    def question(self, view: View) -> Question:
        match view.open.phase:
            case Guessing(challenger) if view.seat == OTHER[challenger]:
                return Laying(Guess, self.game.variant, pieces_left(self.game, view.open))
            case Hiding(challenger) if view.seat == challenger:
                return Laying(Hide, self.game.variant, None)
            case Answering() if view.code is not None:
                (answer,) = self.game.legal(view)
                assert isinstance(answer, Answer)
                return Menu({PEGS + ANSWERS.index(answer.pegs): answer})
            case _:
                return NOTHING

    def picture(self, view: View) -> bytes:
        open = view.open
        phase = open.phase
        challenger: int = getattr(phase, "challenger", -1)
        parts = [BEGINNING[PHASES[type(phase)], challenger]]
        parts.append(NO_CODE if view.code is None else pairs(view.code))
        parts.append(pairs(phase.row) if isinstance(phase, Answering | Counting) else NO_CODE)
        parts += map(row_numbers, open.rows)
        parts.append(NO_ROW * (self.game.rows - len(open.rows)))
        parts.append(points(open.past) if open.past else NO_POINTS)
        return b"".join(parts)


@lru_cache(maxsize=4096)
def pairs(code: Code) -> bytes:
    return packed([number for pair in code for number in NUMBERS[pair]])


@lru_cache(maxsize=4096)
def row_numbers(row: Row) -> bytes:
    if isinstance(row, Answered):
        return packed((1,)) + pairs(row.code) + packed((row.pegs.black, row.pegs.white, row.pegs.blue))
    return LOST


def points(past: tuple[Decoding, ...]) -> bytes:
    each = (sum(code.points for code in past if code.challenger == seat) for seat in (0, 1))
    return packed((*each, len(past)))
