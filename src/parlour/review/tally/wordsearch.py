"""WORD SEARCH: points a word, and the best word. Alone on a board, the turns it took to reach the target (WS-A14)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Over, State
from parlour.review.tally.tally import Tally, best_word, mean


def tally(agreed: Options, state: State, seat: Seat) -> Tally:
    open = state.open
    words = open.words[seat]
    feat = best_word(words, lambda scored: scored.word, lambda scored: scored.points)
    alone = len(open.scores) == 1
    mode = f"{agreed.mode}_alone" if alone else agreed.mode
    if alone and open.tokens:
        reached = isinstance(open.phase, Over) and open.phase.winners
        return Tally(mode, "turns", open.turns[seat] if reached else None, feat)
    return Tally(mode, "points_a_word", mean(sum(scored.points for scored in words), len(words)), feat)
