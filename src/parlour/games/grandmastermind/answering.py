"""The pegs: every row is answered, by hand or by the engine (GM-6, GM-A2)."""

from __future__ import annotations

from parlour.core.game import Illegal
from parlour.games.grandmastermind.events import RowAnswered
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.pegs import Pegs, pegs
from parlour.games.grandmastermind.pieces import Code
from parlour.games.grandmastermind.state import Answered, Open, State


def right_answer(agreed: Options, state: State, row: Code) -> Pegs:
    (code,) = state.hidden
    return pegs(code, row, agreed.blue_rule)


def answer(agreed: Options, state: State, row: Code, given: Pegs) -> tuple[State, RowAnswered]:
    """Whoever counts, the answer must be right. A wrong one is refused, and the decoder sees nothing (GM-A2)."""
    if given != right_answer(agreed, state, row):
        raise Illegal("count_again")
    rows = (*state.open.rows, Answered(row, given))
    return State(Open(state.open.phase, rows, state.open.past), state.hidden), RowAnswered(len(rows), given)
