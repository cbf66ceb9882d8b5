"""Which phase comes next. Nothing else in the package decides it."""

from __future__ import annotations

from typing import Final

from parlour.core.clock import deadline
from parlour.core.game import Millis, Seat, Step
from parlour.games.grandmastermind.ending import match_is_over, show_code
from parlour.games.grandmastermind.events import RolesSwapped, TableEvent
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.pieces import Code
from parlour.games.grandmastermind.roles import next_challenger
from parlour.games.grandmastermind.state import (
    Answering,
    Counting,
    GivenUp,
    Guessing,
    Hiding,
    Open,
    Over,
    Phase,
    Playing,
    Row,
    Setting,
    State,
    solves,
)

LEAST_SECONDS_FOR_A_CODE: Final = 60


def turn_to_hide(
    agreed: Options, state: State, challenger: Seat, at: Millis, *told: TableEvent
) -> Step[State, TableEvent]:
    """Where rows are timed, the challenger has at least a minute (GM-A2)."""
    seconds = agreed.row_seconds and max(LEAST_SECONDS_FOR_A_CODE, agreed.row_seconds)
    return enter(state, Hiding(challenger, deadline(at, seconds or agreed.turn_seconds)), told)


def turn_to_guess(
    agreed: Options, state: State, challenger: Seat, at: Millis, told: TableEvent
) -> Step[State, TableEvent]:
    return enter(state, Guessing(challenger, row_deadline(agreed, at)), (told,))


def after_guessing(
    agreed: Options, state: State, challenger: Seat, row: Code, at: Millis, told: TableEvent
) -> Step[State, TableEvent]:
    if agreed.feedback == "auto":
        return enter(state, Counting(challenger, row), (told,))
    return enter(state, Answering(challenger, row, row_deadline(agreed, at)), (told,))


def after_row(
    agreed: Options, state: State, challenger: Seat, row: Row, at: Millis, told: TableEvent
) -> Step[State, TableEvent]:
    """The next row, the next code, or the end of the match (GM-11, GM-A3)."""
    open, rows = state.open, (*state.open.rows, row)
    if not solves(row) and len(rows) < agreed.rows:
        phase = Guessing(challenger, row_deadline(agreed, at))
        return Step(State(Open(phase, rows, open.past), state.hidden), (told,))
    state, shown = show_code(agreed, State(Open(open.phase, rows, open.past), state.hidden), challenger)
    if match_is_over(agreed, state.open.past):
        return enter(state, Over(), (told, shown))
    after = next_challenger(agreed, challenger)
    return turn_to_hide(agreed, state, after, at, told, shown, RolesSwapped(after))


def code_not_hidden(state: State, phase: Hiding) -> Step[State, TableEvent]:
    return enter(state, Setting(phase.challenger))


def pegs_not_set(state: State, phase: Answering) -> Step[State, TableEvent]:
    return enter(state, Counting(phase.challenger, phase.row))


def after_giving_up(state: State, phase: Playing, seat: Seat, *told: TableEvent) -> Step[State, TableEvent]:
    """The rows stay on the table for everybody to see."""
    code = state.hidden[0] if state.hidden else None
    return enter(State(state.open), GivenUp(seat, phase, code), told)


def row_deadline(agreed: Options, at: Millis) -> Millis | None:
    return deadline(at, agreed.row_seconds or agreed.turn_seconds)


def enter(state: State, phase: Phase, told: tuple[TableEvent, ...] = ()) -> Step[State, TableEvent]:
    open = state.open
    return Step(State(Open(phase, open.rows, open.past), state.hidden), told)
