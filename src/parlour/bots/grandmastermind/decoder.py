"""How the house decodes, in four strengths.

Each lays a row that fits everything it has noticed; the strengths differ in what they notice. All of them look at the
latest answer.

- Novice: looks at an earlier row three times out of five, and then counts its blue pegs only every third time.
- Casual: looks at every row, but counts the blue pegs of an earlier one only every second time.
- Strong: overlooks nothing, and lays any row that agrees with every answer.
- Expert: overlooks nothing, and lays the most telling row, whether or not it could be the code.

Where pieces are limited, all of them save what the code may still need (GM-A6).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from parlour.bots.grandmastermind.candidates import Clue, RowNumbers, candidates, remembered_candidates
from parlour.bots.grandmastermind.pegtable import ALL_BLACK, ANSWERS, NUMBER_OF, Codes, numbers
from parlour.bots.grandmastermind.renaming import Renaming
from parlour.bots.grandmastermind.search import best_row
from parlour.bots.grandmastermind.supply import Left, left_in, payable, stranded
from parlour.core.game import Luck, Millis
from parlour.games.grandmastermind.codes import random_row
from parlour.games.grandmastermind.guessing import pieces_left
from parlour.games.grandmastermind.pieces import Code, pairs_of
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import Answered, View

SEARCH_TAKES = Millis(200)
"""With less time than this for a row, Expert plays like Strong."""
ROWS_WEIGHED = 60
CODES_WEIGHED = 500
"""Where pieces run short, how many rows are weighed by what they leave for how many codes."""


class Eye(NamedTuple):
    """How many times in a hundred an earlier row is looked at, and how often its blue pegs are then counted."""

    row: int
    blue: int


WRONG = frozenset(range(len(ANSWERS))) - {ALL_BLACK}
EYES = {"novice": Eye(60, 33), "casual": Eye(100, 50)}


def lay_row(game: GrandMasterMind, strength: str, view: View, budget: Millis, luck: Luck) -> Code:
    """The row this strength lays; any row it has pieces for if no fitting one can be laid."""
    tray = pieces_left(game, view.open)
    clues = clues_in(view, game.variant)
    names = Renaming([clue.row for clue in clues], game.variant + 4, luck)
    renamed = tuple(names.renamed(clue) for clue in clues)
    left = left_in(tray, names.shapes, names.colours)
    last = len(view.open.rows) == game.rows - 1
    if strength == "expert" and budget >= SEARCH_TAKES and not last:
        row = best_row(game.variant, game.blue_rule, renamed, left)
    else:
        row = some_row(codes_in_mind(game, strength, renamed, luck), left, luck, last)
    if row is None:
        return random_row(game.variant, tray, luck)
    pairs = pairs_of(game.variant)
    a, b, c, d = (pairs[pair] for pair in names.true(row))
    return (a, b, c, d)


def clues_in(view: View, variant: int) -> tuple[Clue, ...]:
    """The rows answered so far; lost ones say nothing (GM-A5)."""
    return tuple(
        Clue(numbers(row.code, variant), frozenset({NUMBER_OF[row.pegs]}))
        for row in view.open.rows
        if isinstance(row, Answered)
    )


def codes_in_mind(game: GrandMasterMind, strength: str, clues: tuple[Clue, ...], luck: Luck) -> Codes | None:
    """The codes this strength considers possible; None means all."""
    if not clues:
        return None
    if strength in EYES:
        return candidates(game.variant, game.blue_rule, noticed(clues, EYES[strength], luck))
    return remembered_candidates(game.variant, game.blue_rule, clues)


def noticed(clues: Sequence[Clue], eye: Eye, luck: Luck) -> list[Clue]:
    """These answers as the eye sees them: the latest clear, earlier ones blurred; the sharpest first."""
    *earlier, latest = clues
    return sorted((latest, *(blurred(clue, eye, luck) for clue in earlier)), key=lambda clue: len(clue.answers))


def blurred(clue: Clue, eye: Eye, luck: Luck) -> Clue:
    """A row, and every answer that looks the same at a glance. It is always clear that the row was not the code."""
    seen = luck.below(100) < eye.row
    counted = luck.below(100) < eye.blue
    if not seen:
        return Clue(clue.row, WRONG)
    if counted:
        return clue
    shown = {(ANSWERS[number].black, ANSWERS[number].white) for number in clue.answers}
    return Clue(clue.row, frozenset(n for n in WRONG if (ANSWERS[n].black, ANSWERS[n].white) in shown))


def some_row(codes: Codes | None, left: Left | None, luck: Luck, last: bool) -> RowNumbers | None:
    """Any of these codes that can be laid, if there is one. Before the last row, pieces that run short are saved."""
    if codes is None:
        return None
    if left is not None:
        codes = codes.compress(payable(codes, left), axis=0) if last else thrifty(codes, left, luck)
    return tuple(codes[luck.below(len(codes))].tolist()) if len(codes) else None


def thrifty(codes: Codes, left: Left, luck: Luck) -> Codes:
    """Rows that strand as few of these codes as possible: some of the codes or, if that is better, others (GM-A6)."""
    pairs = len(left[0]) * len(left[1])
    fitting = codes[[luck.below(len(codes)) for _ in range(ROWS_WEIGHED)]]
    others = np.array([[luck.below(pairs) for _ in range(4)] for _ in range(ROWS_WEIGHED)], np.uint8)
    rows: Codes = np.concatenate((fitting, others))
    loss = 2 * stranded(rows, codes[:: 1 + len(codes) // CODES_WEIGHED], left) + np.repeat((0, 1), ROWS_WEIGHED)
    fine = payable(rows, left)
    return rows.compress(fine & (loss == loss.min(where=fine, initial=loss.max())), axis=0)
