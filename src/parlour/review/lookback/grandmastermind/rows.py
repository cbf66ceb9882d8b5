"""What rows tell: how many codes their answers leave on average, and which row tells most."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from parlour.bots.grandmastermind.candidates import Clue, RowNumbers, count_candidates, remembered_candidates
from parlour.bots.grandmastermind.decoder import clues_in
from parlour.bots.grandmastermind.pegtable import ALL_BLACK, ANSWERS, NUMBER_OF, Codes, PegTable, numbers, peg_table
from parlour.bots.grandmastermind.search import best_row
from parlour.bots.grandmastermind.supply import Left, left_in, payable
from parlour.games.grandmastermind.guessing import pieces_left
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import Code
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import View

FEW: Final = 30
"""With this many codes left or fewer, every row there is is weighed, where the answers allow a short cut."""


class Telling(NamedTuple):
    """A row, how many different answers it can get, and how many codes are left after it on average.

    `before` are the codes possible before it, and `possible` is one of them.
    """

    row: RowNumbers
    answers: int
    left: float
    before: int
    possible: RowNumbers


def told_by(game: GrandMasterMind, view: View, row: Code) -> Telling:
    return weighed(peg_table(game.variant, game.blue_rule), numbers(row, game.variant), codes_in(game, view))


def most_telling(game: GrandMasterMind, view: View, yours: Telling) -> Telling:
    """Of every row if few codes are left, else of the Expert's row and yours. Of equals, one that may be the code."""
    table, codes = peg_table(game.variant, game.blue_rule), codes_in(game, view)
    sides = list(range(table.sides))
    left = left_in(pieces_left(game, view.open), sides, sides)
    if len(codes) <= FEW and game.variant == 1 and game.blue_rule != "guess_side":
        best: RowNumbers | None = best_of_all(table, codes, left)
    else:
        best = best_row(game.variant, game.blue_rule, clues_in(view, game.variant), left)
    others = () if best is None else (weighed(table, best, codes),)
    best_told: Telling = min((yours, *others), key=lambda telling: telling.left)
    return best_told


def after_answer(game: GrandMasterMind, view: View, row: Code, pegs: Pegs) -> int:
    """How many codes agree with this answer too."""
    clue = Clue(numbers(row, game.variant), frozenset({NUMBER_OF[pegs]}))
    return count_candidates(game.variant, game.blue_rule, (*clues_in(view, game.variant), clue))


def codes_in(game: GrandMasterMind, view: View) -> Codes:
    """The codes that agree with every answer so far."""
    clues = clues_in(view, game.variant)
    if clues:
        return remembered_candidates(game.variant, game.blue_rule, clues)
    table = peg_table(game.variant, game.blue_rule)
    return table.code_of(np.arange(table.pairs**4))


def weighed(table: PegTable, row: RowNumbers, codes: Codes) -> Telling:
    """Once the code is found, none is left."""
    sizes = np.bincount(table.answers(np.array([row], np.uint8), codes)[0], minlength=len(ANSWERS))
    answers = int(np.count_nonzero(sizes))
    sizes[ALL_BLACK] = 0
    left = float((sizes.astype(np.float64) ** 2).sum()) / len(codes)
    return Telling(row, answers, left, len(codes), tuple(codes[0].tolist()))


def best_of_all(table: PegTable, codes: Codes, left: Left | None) -> RowNumbers:
    """The first of the rows that leave fewest codes.

    What a row earns against a code, the code would earn against the row: so one walk over all codes gives the answers
    of all rows. A row leaves few codes on average if few pairs of codes would answer it alike.
    """
    answers = [table.answers_of_all(code) for code in codes]
    alike = np.zeros(table.pairs**4, np.uint16)
    for one, other in combinations(answers, 2):
        alike += one == other
    alike *= 2
    alike += 1
    for own in answers:
        alike -= own == ALL_BLACK
    if left is not None:
        alike[~payable(table.code_of(np.arange(len(alike))), left)] = np.iinfo(np.uint16).max
    return tuple(table.code_of(np.array([alike.argmin()]))[0].tolist())
