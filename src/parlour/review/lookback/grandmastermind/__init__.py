"""Looking back at GRAND MASTER MIND: what each row could tell its decoder, and what was hidden from the other."""

from __future__ import annotations

from math import log10
from typing import Final

import numpy as np

from parlour.bots.grandmastermind.search import needed
from parlour.core.game import TimeUp
from parlour.core.saying import Said
from parlour.games.grandmastermind.actions import Guess, Hide
from parlour.games.grandmastermind.pegs import SOLVED, Pegs
from parlour.games.grandmastermind.pieces import Code, pairs_of
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import Answered, Answering, Guessing, View
from parlour.review.help.grandmastermind import contradicted
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.grandmastermind.rows import Telling, after_answer, most_telling, told_by
from parlour.review.lookback.remark import Remark

WORTH_A_ROW: Final = 0.2
"""From how many rows lost on average another row is worth naming."""
AS_GOOD: Final = 1.05
MANY: Final = 5
"""With fewer codes left, a telling row is nothing special."""
LUCKY: Final = 3.0
"""How many times fewer codes than expected an answer must leave to be called lucky."""


def remark(game: GrandMasterMind, decision: Decision) -> Remark | None:
    match decision.view.open.phase, decision.action:
        case Guessing(), Guess(row):
            return on_row(game, decision, row)
        case Guessing(), TimeUp():
            return Remark(decision.ply, (Said("grandmastermind_row_lost"),))
        case _, Hide(code):
            return on_code(decision.ply, code)
        case _:
            return None


def on_row(game: GrandMasterMind, decision: Decision, row: Code) -> Remark:
    view: View = decision.view
    yours = told_by(game, view, row)
    against = contradicted(game, view, row)
    known = codes_left(game, decision, yours, row)
    if len(view.open.rows) == game.rows - 1:
        return on_last_row(game, decision, yours, against)
    best = most_telling(game, view, yours)
    lost = rows_needed(yours.left) - rows_needed(best.left)
    refuted = tuple(Said("grandmastermind_row_contradicts", {"row": number}) for number in against[:1])
    if yours.before == 1:
        if not against:
            return Remark(decision.ply, (Said("grandmastermind_only_code_laid"),), "find", 0.3)
        return Remark(
            decision.ply,
            (Said("grandmastermind_only_code_missed"), *refuted),
            "better",
            1.0,
            Guess(true_row(game, best)),
        )
    if known.solved:
        return Remark(
            decision.ply,
            (Said("grandmastermind_solved_of", {"before": yours.before}),),
            "lucky",
            0.2 + surprise(yours, 0.5),
        )
    if lost >= WORTH_A_ROW:
        said = (Said("grandmastermind_better_left", {"best": shown(best.left), "yours": shown(yours.left)}), *refuted)
        more = (Said("grandmastermind_more_answers", {"best": best.answers, "yours": yours.answers}),)
        told = more if best.answers > yours.answers else ()
        return Remark(decision.ply, (*said, *told, *known.said), "better", lost, Guess(true_row(game, best)))
    if known.after is not None and yours.left >= LUCKY * max(1, known.after):
        said = (Said("grandmastermind_lucky_answer", {"after": known.after, "expected": shown(yours.left)}),)
        return Remark(decision.ply, (*known.said, *said, *refuted), "lucky", surprise(yours, known.after))
    if yours.left <= AS_GOOD * best.left and view.open.rows and yours.before >= MANY:
        weight = 0.1 * log10(yours.before / max(1.0, yours.left))
        return Remark(
            decision.ply, (*known.said, Said("grandmastermind_hardly_any_tells_more"), *refuted), "find", weight
        )
    return Remark(decision.ply, (*known.said, *refuted))


def on_last_row(game: GrandMasterMind, decision: Decision, yours: Telling, against: list[int]) -> Remark:
    """Only a row that could be the code can still find it."""
    possible = Said("grandmastermind_codes_possible", {"count": yours.before})
    if not against and yours.before == 1:
        return Remark(decision.ply, (Said("grandmastermind_only_code_laid"),), "find", 0.3)
    if not against:
        return Remark(decision.ply, (possible,))
    said = (Said("grandmastermind_last_row_contradicts", {"row": against[0]}), possible)
    return Remark(decision.ply, said, "better", 1.0, Guess(code_numbered(game, yours.possible)))


def on_code(ply: int, code: Code) -> Remark:
    """The few pieces a code has, the later it is found: by about a third of a row, so it is never marked."""
    shapes, colours = len({pair.shape for pair in code}), len({pair.colour for pair in code})
    return Remark(ply, (Said("grandmastermind_code_hidden", {"shapes": shapes, "colours": colours}),))


class Known:
    """What the answer told, as far as the seat saw it."""

    def __init__(self, before: int, after: int | None, *, solved: bool) -> None:
        self.after = after
        self.solved = solved
        self.said = (
            Said("grandmastermind_codes_possible", {"count": before})
            if after is None
            else Said("grandmastermind_codes_left", {"before": before, "after": after}),
        )


def codes_left(game: GrandMasterMind, decision: Decision, yours: Telling, row: Code) -> Known:
    pegs = answer_seen(game, decision)
    if pegs is None:
        return Known(yours.before, None, solved=False)
    after = after_answer(game, decision.view, row, pegs)
    return Known(yours.before, after, solved=pegs == SOLVED)


def answer_seen(game: GrandMasterMind, decision: Decision) -> Pegs | None:
    """None if it had not come when the game next waited, or the game was over: then only the code tells it."""
    before, after = decision.view.open, decision.later if by_hand(decision) else decision.after
    if decision.after is None:
        return SOLVED if len(before.rows) < game.rows - 1 else None
    if after is None:
        return None
    shown = after.open.rows
    if len(after.open.past) > len(before.past):
        shown = after.open.past[len(before.past)].rows
    if len(shown) == len(before.rows):
        return None
    last = shown[-1]
    return last.pegs if isinstance(last, Answered) else None


def rows_needed(codes: float) -> float:
    return float(needed(np.array(codes)))


def by_hand(decision: Decision) -> bool:
    """Did the game next wait for the challenger to answer? Then the decoder sees the pegs at its next decision."""
    return decision.after is not None and isinstance(decision.after.open.phase, Answering)


def surprise(yours: Telling, after: float) -> float:
    return 0.3 * log10(max(1.0, yours.left) / max(0.5, after))


def shown(codes: float) -> float:
    """Averages as a person reads them: whole above ten."""
    return round(codes) if codes >= 10 else round(codes, 1)


def true_row(game: GrandMasterMind, telling: Telling) -> Code:
    return code_numbered(game, telling.row)


def code_numbered(game: GrandMasterMind, row: tuple[int, ...]) -> Code:
    pairs = pairs_of(game.variant)
    a, b, c, d = (pairs[pair] for pair in row)
    return (a, b, c, d)
