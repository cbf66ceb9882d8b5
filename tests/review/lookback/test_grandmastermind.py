"""Looking back at GRAND MASTER MIND: the row it names is the most telling of all 390,625."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.arena.match import play_match
from parlour.bots.grandmastermind.candidates import candidates
from parlour.bots.grandmastermind.decoder import clues_in
from parlour.bots.grandmastermind.pegtable import ALL_BLACK, Codes, peg_table
from parlour.core.game import Seat, TimeUp
from parlour.core.luck import seeded
from parlour.core.saying import Said
from parlour.games.grandmastermind.actions import CountPegs, Guess, Hide
from parlour.games.grandmastermind.codes import random_code
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import SOLVED, BlueRule, Pegs, pegs
from parlour.games.grandmastermind.pieces import Code, pairs_of
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import Answered, Decoding, Guessing, Hiding, Open, View
from parlour.review.lookback.decisions import decisions
from parlour.review.lookback.remark import Remark, remark
from tests.review.lookback.positions import decided

RULES: tuple[BlueRule, ...] = ("lexicographic", "strict")
MOST = 6
"""How many codes a position leaves at most, so that weighing every row is quick."""


@cache
def position(number: int) -> tuple[GrandMasterMind, View, tuple[Code, ...]]:
    """A decoder's view after rows that agree with every answer, and the few codes that are left."""
    game, luck = GrandMasterMind(blue_rule=RULES[number % 2]), seeded(number, "review")
    hidden, rows = random_code(1, luck), list[Answered]()
    row = random_code(1, luck)
    while True:
        rows.append(Answered(row, pegs(hidden, row, game.blue_rule)))
        view = View(Seat(1), Open(Guessing(Seat(0), None), tuple(rows)))
        left = candidates(1, game.blue_rule, clues_in(view, 1))
        if len(left) <= MOST:
            return (game, view, codes_of(left)) if len(left) > 2 else position(number + 100)
        row = codes_of(left[luck.below(len(left))][None])[0]


def codes_of(rows: Codes) -> tuple[Code, ...]:
    pairs = pairs_of(1)
    return tuple((pairs[a], pairs[b], pairs[c], pairs[d]) for a, b, c, d in rows.tolist())


def left_on_average(game: GrandMasterMind, row: Code, codes: tuple[Code, ...]) -> float:
    """By the rules' own count of pegs."""
    answers = Counter(pegs(code, row, game.blue_rule) for code in codes)
    return sum(count**2 for answer, count in answers.items() if answer != SOLVED) / len(codes)


def least_of_all(game: GrandMasterMind, view: View, codes: tuple[Code, ...]) -> float:
    """Every row is tried against every code."""
    table = peg_table(1, game.blue_rule)
    possible = candidates(1, game.blue_rule, clues_in(view, 1))
    least = len(codes) ** 2
    for first in range(table.pairs):
        rows = table.code_of(first * table.pairs**3 + np.arange(table.pairs**3))
        answers = table.answers(rows, possible)
        alike = (answers[:, :, None] == answers[:, None, :]).sum(axis=(1, 2)) - (answers == ALL_BLACK).sum(axis=1)
        least = min(least, int(alike.min()))
    return least / len(codes)


def again(view: View) -> Guess:
    """The first row once more, which tells nothing."""
    first = view.open.rows[0]
    assert isinstance(first, Answered)
    return Guess(first.code)


def looked_back(game: GrandMasterMind, view: View, action: Guess | Hide | TimeUp, after: View | None = None) -> Remark:
    found = remark(game, replace(decided(view, action), after=after))
    assert found is not None
    return found


@pytest.mark.parametrize("number", range(20))
def test_the_row_it_names_is_the_most_telling_of_all(number: int) -> None:
    game, view, codes = position(number)
    found = looked_back(game, view, again(view), view)
    assert found.mark == "better" and isinstance(found.better, Guess)
    best = left_on_average(game, found.better.row, codes)
    assert best == pytest.approx(least_of_all(game, view, codes))
    facts = next(said for said in found.said if said.code == "grandmastermind_better_left").facts
    assert facts == {"best": round(best, 1), "yours": len(codes)}


@pytest.mark.parametrize("number", range(5))
def test_the_most_telling_row_is_never_bettered(number: int) -> None:
    game, view, codes = position(number)
    best = looked_back(game, view, again(view), view).better
    after = answered(view, best.row, pegs(codes[-1], best.row, game.blue_rule))
    assert looked_back(game, view, best, after).mark != "better"


def answered(view: View, row: Code, earned: Pegs) -> View:
    return View(view.seat, Open(view.open.phase, (*view.open.rows, Answered(row, earned))))


def test_the_only_code_left_is_a_find_and_any_other_row_is_not() -> None:
    game, view, codes = position(0)
    for row in codes:
        view = answered(view, row, pegs(codes[0], row, game.blue_rule))
    assert looked_back(game, view, Guess(codes[0])).mark == "find"
    missed = looked_back(game, view, again(view))
    assert (missed.mark, missed.better) == ("better", Guess(codes[0]))


def test_a_row_that_contradicts_an_answer_is_said_to() -> None:
    game, view, _ = position(1)
    assert Said("grandmastermind_row_contradicts", {"row": 1}) in looked_back(game, view, again(view), view).said


def test_in_the_last_row_only_a_possible_code_can_win() -> None:
    game, view, codes = position(2)
    last = GrandMasterMind(blue_rule=game.blue_rule, rows=max(6, len(view.open.rows) + 1))
    view = View(view.seat, Open(view.open.phase, (*view.open.rows, *[view.open.rows[0]] * 9)[: last.rows - 1]))
    found = looked_back(last, view, again(view))
    assert (found.mark, found.said[0].code) == ("better", "grandmastermind_last_row_contradicts")
    assert found.better.row in codes
    assert looked_back(last, view, Guess(codes[0])).mark is None


def test_a_code_found_among_several_was_lucky() -> None:
    game, view, codes = position(3)
    past = Decoding(Seat(0), codes[0], (*view.open.rows, Answered(codes[0], SOLVED)), 1)
    after = View(view.seat, Open(Hiding(Seat(1), None), (), (past,)))
    found = looked_back(game, view, Guess(codes[0]), after)
    assert (found.mark, found.said) == ("lucky", (Said("grandmastermind_solved_of", {"before": len(codes)}),))


def test_an_answer_by_hand_is_read_off_the_next_decision() -> None:
    game = GrandMasterMind(feedback="manual_checked", roles="decode", start_player=0)
    log = play_match(game, ("novice", "strong"), seed=1).recording.log
    first = remark(game, next(decisions(game, 2, log, Seat(0))))
    assert first is not None and first.said[0].code == "grandmastermind_codes_left"


def test_a_lost_row_and_a_hidden_code_are_told_but_never_marked() -> None:
    game, view, _ = position(4)
    assert looked_back(game, view, TimeUp()).said == (Said("grandmastermind_row_lost"),)
    hiding = View(Seat(0), Open(Hiding(Seat(0), None)))
    found = looked_back(game, hiding, Hide(read_code("Rt Rt Ys V+")))
    assert found == Remark(0, (Said("grandmastermind_code_hidden", {"shapes": 3, "colours": 3}),))


def test_another_code_that_fits_every_answer_changes_no_byte() -> None:
    game = GrandMasterMind(rows=6, roles="decode", start_player=1)
    log = play_match(game, ("novice", "strong"), seed=1).recording.log
    last = list(decisions(game, 2, log, Seat(0)))[-1]
    laid = [entry.action for entry in log if isinstance(entry.action, CountPegs)]
    assert isinstance(last.action, Guess)
    view = answered(last.view, last.action.row, laid[-1].pegs)
    others = codes_of(candidates(1, game.blue_rule, clues_in(view, 1)))
    assert len(others) > 1
    reviews = set()
    for code in others:
        hidden = [replace(entry, action=Hide(code)) if isinstance(entry.action, Hide) else entry for entry in log]
        reviews.add(json.encode([remark(game, one) for one in decisions(game, 2, hidden, Seat(0))]))
    assert len(reviews) == 1
