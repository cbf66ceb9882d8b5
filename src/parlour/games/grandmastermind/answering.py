"""The pegs: every row is answered, by hand or by the engine (GM-6, GM-A2)."""

from __future__ import annotations

from parlour.core.game import Illegal
from parlour.games.grandmastermind.events import RowAnswered
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.pegs import Pegs, pegs
from parlour.games.grandmastermind.pieces import Code
from parlour.games.grandmastermind.state import Answered, State

_last: list[tuple[Options, State, Pegs] | None] = [None]


def right_answer(agreed: Options, state: State, row: Code) -> Pegs:
    """The last one is kept, because the judge counts and then the rules check it."""
    last = _last[0]
    if last is not None and last[0] is agreed and last[1] is state:
        return last[2]
    (code,) = state.hidden
    right = pegs(code, row, agreed.blue_rule)
    _last[0] = (agreed, state, right)
    return right


def answer(agreed: Options, state: State, row: Code, given: Pegs) -> tuple[Answered, RowAnswered]:
    """Whoever counts, the answer must be right. A wrong one is refused, and the decoder sees nothing (GM-A2)."""
    if given != right_answer(agreed, state, row):
        raise Illegal("count_again")
    return Answered(row, given), RowAnswered(len(state.open.rows) + 1, given)
