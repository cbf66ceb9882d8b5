"""LETTER: points, and the best word. Alone, nobody can lose (LE-A23)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.letter.options import Options
from parlour.games.letter.state import State
from parlour.review.tally.tally import Tally, best_word


def tally(agreed: Options, state: State, seat: Seat) -> Tally:
    open = state.open
    own = [written for written in open.written if written.seat == seat]
    feat = best_word(own, lambda written: written.word, lambda written: len(written.word))
    score = open.scores[seat]
    if len(open.scores) > 1:
        return Tally("together", "points", score, feat)
    if agreed.variant == 1:
        return Tally("many_words", "words", score, feat, contest=False)
    return Tally("long_words", "points", score, feat, contest=False)
