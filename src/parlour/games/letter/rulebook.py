"""The rule book of LETTER: its rules in reading order, and the examples drawn beside them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from parlour.core.rulebook import Rule, RuleBook, Section
from parlour.games.letter.scoring import points


class Drawn(Struct, frozen=True):
    """A piece of an example, by its top left cell and its size. A blank has no letter."""

    letter: str
    x: int
    y: int
    width: int
    height: int


class GridExample(Struct, frozen=True, tag=True):
    """Pieces on part of the grid, and a word traced over them. `wrong`: this may not be laid or named.

    `path`, and `touched` for the pieces just laid, are indices into `pieces`. `word` is empty if nothing is read.
    """

    columns: int
    rows: int
    pieces: tuple[Drawn, ...]
    word: str = ""
    path: tuple[int, ...] = ()
    touched: tuple[int, ...] = ()
    wrong: bool = False


class ScoreExample(Struct, frozen=True, tag=True):
    """What words of these lengths are worth."""

    lengths: tuple[int, ...]
    points: tuple[int, ...]


BLANK = "#"


def on_grid(
    rows: str, path: str = "", touched: str = "", *, copies: Mapping[str, str] | None = None, wrong: bool = False
) -> GridExample:
    """An example written row by row, one sign per cell. Equal signs are one piece, # is a blank, a dot is empty.

    A second piece with the same letter is lower case. `copies` says which letter any other sign stands for.
    """
    lines = rows.split()
    cells = {(x, y): sign for y, line in enumerate(lines) for x, sign in enumerate(line) if sign != "."}
    signs = list(dict.fromkeys(cells.values()))
    letters = {BLANK: "", **(copies or {})}

    def piece(sign: str) -> Drawn:
        columns = [x for x, y in cells if cells[x, y] == sign]
        depths = [y for x, y in cells if cells[x, y] == sign]
        left, top = min(columns), min(depths)
        return Drawn(letters.get(sign, sign.upper()), left, top, max(columns) - left + 1, max(depths) - top + 1)

    return GridExample(
        len(lines[0]),
        len(lines),
        tuple(map(piece, signs)),
        "".join(letters.get(sign, sign.upper()) for sign in path),
        tuple(map(signs.index, path)),
        tuple(map(signs.index, touched)),
        wrong,
    )


ROUND_ONE = """
    OOBB..
    ...AA.
    .MMM.."""
GERMAN = """
    OOBB..
    TRRAAD
    TMMMU."""
ENGLISH_ROUND_TWO = """
    TON.
    TEE.
    A..."""
ENGLISH = """
    TONa
    TEEa
    APLa"""
LENGTHS = (2, 3, 4, 5, 6, 9)

EXAMPLES: dict[str, GridExample | ScoreExample] = {
    "round-one": on_grid(ROUND_ONE, "ABO"),
    "new-letter": on_grid(ENGLISH_ROUND_TWO, "ATONE", "T"),
    "many-words": on_grid(GERMAN, "TRAUM", "U"),
    "corner": on_grid(".OO. .OO. TRR. T..S", touched="S", wrong=True),
    "zigzag": on_grid(ENGLISH, "PLaNET"),
    "not-touching": on_grid(GERMAN, "ROM", wrong=True),
    "new-again": on_grid("ROT. .rot", "rot"),
    "not-new": on_grid("ROT o.. t..", "Rot", wrong=True),
    "free-letters": on_grid("STADt1OR", "STADt1OR", "1OR", copies={"1": "T"}),
    "blank-breaks": on_grid("AAR#MM", "ARM", "#", wrong=True),
    "points": ScoreExample(LENGTHS, tuple(points(3, "?" * length) for length in LENGTHS)),
    "exchange-before": on_grid("RRO. ..## ..##", touched="#"),
    "exchange": on_grid("RRO. ..T. ..T.", "ROT", "T"),
}


def rules(*ids: str) -> tuple[Rule, ...]:
    return tuple(Rule(id, True) for id in ids)


RULE_BOOK = RuleBook(
    "letter",
    (
        Section("goal", rules("LE-1")),
        Section("setup", (*rules("LE-2", "LE-3", "LE-4"), Rule("LE-5", False))),
        Section(
            "turn",
            (
                Rule("LE-6", True, ("round-one",)),
                Rule("LE-7", True, ("new-letter", "many-words")),
                *rules("LE-8", "LE-9"),
            ),
        ),
        Section(
            "laying",
            (
                *rules("LE-10"),
                Rule("LE-11", True, ("corner",)),
                Rule("LE-12", True, ("zigzag", "not-touching")),
                Rule("LE-13", True, ("new-again", "not-new")),
            ),
        ),
        Section("pieces", (Rule("LE-14", True, ("free-letters",)), Rule("LE-15", True, ("blank-breaks",)))),
        Section("knocking", rules("LE-16")),
        Section("end", (*rules("LE-17"), Rule("LE-18", True, ("points",)))),
        Section("alone", rules("LE-19")),
        Section(
            "house",
            (
                *rules("LE-A1", "LE-A2", "LE-A3", "LE-A4", "LE-A5", "LE-A6", "LE-A7", "LE-A8", "LE-A9", "LE-A10"),
                Rule("LE-A11", True, ("exchange-before", "exchange")),
                *rules("LE-A12", "LE-A13", "LE-A14", "LE-A15", "LE-A16", "LE-A17", "LE-A18", "LE-A19", "LE-A20"),
                *rules("LE-A21"),
                Rule("LE-A22", False),
                *rules("LE-A23", "LE-A24"),
            ),
        ),
        Section("common", rules("LE-X1", "LE-X2", "LE-X3", "LE-X4", "LE-X5", "LE-X6", "LE-X7", "LE-X8")),
    ),
    words=(
        *("letter-piece", "size", "blank", "free-letter", "release", "round-one", "path"),
        *("new-word", "sheet", "knock", "blank-exchange", "dispute", "stand-by", "vote"),
    ),
    first="new-letter",
)
"""The last section applies the rules common to all games to this one: LE-X4 is its X-4."""
