"""The rule book of WORD SEARCH: its rules in reading order, and the examples drawn beside them."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.rulebook import Rule, RuleBook, Section
from parlour.games.wordsearch.board import LEVEL, TRIANGLE, Hex, Path, Place, Stack, hexagon
from parlour.games.wordsearch.scoring import markers


class BoardExample(Struct, frozen=True, tag=True):
    """A table and a word traced on it. `wrong`: this may not be called.

    `places` and `stacks` are those of a state. `token` is where the caller's token stands, `others` are the tokens of
    other players, and `touched` are the tiles just swapped, turned, added or laid.
    """

    places: tuple[Hex, ...]
    stacks: tuple[Stack, ...]
    word: str
    path: Path
    token: Place | None = None
    others: tuple[Place, ...] = ()
    touched: tuple[Place, ...] = ()
    wrong: bool = False


class TrackExample(Struct, frozen=True, tag=True):
    """Scores as the markers show them: hundreds, tens, units."""

    scores: tuple[int, ...]
    markers: tuple[tuple[int, int, int], ...]


def on_board(
    rows: str,
    word: str,
    path: tuple[Hex, ...],
    token: Hex = (0, 0),
    others: tuple[Hex, ...] = (),
    touched: tuple[Hex, ...] = (),
    *,
    below: tuple[Hex, ...] = (),
    wrong: bool = False,
) -> BoardExample:
    """An example on a hexagon, written row by row. @ is the empty middle, E/S is a stack from the ground up.

    The path leads over the top tiles and then straight down along `below`.
    """
    stacks = tuple(() if tile == "@" else tuple(tile.split("/")) for tile in rows.split())
    places = hexagon(3 if len(stacks) == 37 else 2)
    number = {place: at for at, place in enumerate(places)}
    tops = tuple(number[step] + LEVEL * (len(stacks[number[step]]) - 1) for step in path)
    return BoardExample(
        places,
        stacks,
        word,
        (*tops, *(number[step] for step in below)),
        number[token],
        tuple(number[place] for place in others),
        tuple(number[place] for place in touched),
        wrong,
    )


BOARD_A = """
   X W Q T
  N J T I N
 O P E H A T
S L L @ A I R
 O E C E S M
  D A R ON F
   S U S M"""
S_FOR_J = BOARD_A.replace("N J T", "N S T").replace("C E S M", "C E J M")
M_FOR_Q = BOARD_A.replace("X W Q T", "X Q M T")
INSERT = """
  B U T
 A R E/S I
L O @ K N
 P E D H
  M Y F"""
SCORES = (5, 17, 53, 116)
HELP = ((1, -1), (0, -1), (-1, 0), (-1, -1))

EXAMPLES: dict[str, BoardExample | TrackExample] = {
    "help": on_board(BOARD_A, "HELP", HELP),
    "clears": on_board(BOARD_A, "CLEARS", ((-1, 1), (-1, 0), (-2, 1), (-2, 2), (-1, 2), (-1, 3))),
    "own-letter": on_board(BOARD_A, "US", ((-2, 3), (-1, 3)), (-1, 3), wrong=True),
    "backwards": on_board(BOARD_A, "NOSE", ((0, 2), (1, 1), (0, 1)), (-1, 3)),
    "track": TrackExample(SCORES, tuple(map(markers, SCORES))),
    "insert": on_board(INSERT, "STUB", ((1, -1), (2, -2), (1, -2), (0, -2)), touched=((1, -1),)),
    "boardless": BoardExample(
        (*TRIANGLE, (1, 1)), (("T",), ("E",), ("A",), ("S",)), "TEAS", (0, 1, 2, 3), touched=(3,)
    ),
    "through": on_board(BOARD_A, "HELP", HELP, others=((-1, 0),)),
    "ends-under": on_board(BOARD_A, "HELP", HELP, others=((-1, -1),), wrong=True),
    "swapped": on_board(S_FOR_J, "HELPS", (*HELP, (0, -2)), touched=((0, -2), (1, 1))),
    "turned": on_board(M_FOR_Q, "HIM", ((1, -1), (2, -2), (2, -3)), touched=((1, -3), (2, -3))),
    "downwards": on_board(INSERT, "USE", ((1, -2), (1, -1)), (2, -2), below=((1, -1),)),
}


def rules(*ids: str) -> tuple[Rule, ...]:
    return tuple(Rule(id, True) for id in ids)


RULE_BOOK = RuleBook(
    "wordsearch",
    (
        Section("goal", rules("WS-1")),
        Section("setup", rules("WS-2")),
        Section(
            "turn",
            (
                *rules("WS-3"),
                Rule("WS-4", True, ("help", "clears")),
                Rule("WS-5", True, ("own-letter",)),
                *rules("WS-6"),
                Rule("WS-7", True, ("backwards",)),
                *rules("WS-8", "WS-9"),
            ),
        ),
        Section("words", rules("WS-10", "WS-11")),
        Section("end", (Rule("WS-12", True, ("track",)), *rules("WS-13"))),
        Section("insert", (Rule("WS-14", True, ("insert",)),)),
        Section("boardless", (Rule("WS-15", True, ("boardless",)),)),
        Section(
            "house",
            (
                *rules("WS-A1", "WS-A2", "WS-A3", "WS-A4"),
                Rule("WS-A5", True, ("through", "ends-under")),
                *rules("WS-A6"),
                Rule("WS-A7", True, ("swapped",)),
                Rule("WS-A8", True, ("turned",)),
                *rules("WS-A9", "WS-A10", "WS-A11", "WS-A12", "WS-A13", "WS-A14", "WS-A15"),
                Rule("WS-A16", True, ("downwards",)),
                *rules("WS-A17", "WS-A18", "WS-A19", "WS-A20"),
            ),
        ),
        Section("common", rules("WS-X1", "WS-X2", "WS-X3", "WS-X4", "WS-X5", "WS-X6", "WS-X7", "WS-X8")),
    ),
    words=(
        *("letter-tile", "token", "own-tile", "draw-pile", "fragment", "path", "swap"),
        *("exchange", "dispute", "stand-by", "vote", "target", "insert", "stack"),
    ),
    first="help",
)
"""The last section applies the rules common to all games to this one: WS-X4 is its X-4."""
