"""Which phase comes next. Nothing else in the package decides it."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Millis, Seat, Step
from parlour.kit.window import Window, all_but, opened
from tests.teaching.events import SeatGaveUp, TableEvent
from tests.teaching.options import Options
from tests.teaching.state import Doubting, Laying, Over, Phase, State, Turning


def turn_of(agreed: Options, state: State, seat: Seat, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """The game is over when it is the turn of a seat without cards."""
    if not state.open.sizes[seat]:
        return enter(state, Over(), *told)
    return enter(state, Laying(seat, deadline(at, agreed.turn_seconds)), *told)


def after_laying(
    agreed: Options, state: State, seat: Seat, claim: int, at: Millis, *told: TableEvent
) -> Step[State, TableEvent]:
    """The window opens whether or not there is a reason to doubt, so that its opening tells nothing (FI-3)."""
    window = opened(all_but(seat, len(state.hands)), agreed.window, at)
    return enter(state, Doubting(seat, claim, window), *told)


def after_pass(state: State, phase: Doubting, window: Window, *told: TableEvent) -> Step[State, TableEvent]:
    if window.waiting:
        return enter(state, replace(phase, window=window), *told)
    return after_doubting(state, phase, None, *told)


def after_doubting(state: State, phase: Doubting, doubter: Seat | None, *told: TableEvent) -> Step[State, TableEvent]:
    return enter(state, Turning(phase.seat, phase.claim, doubter), *told)


def after_turning(
    agreed: Options, state: State, phase: Turning, at: Millis, *told: TableEvent
) -> Step[State, TableEvent]:
    return turn_of(agreed, state, Seat((phase.seat + 1) % len(state.hands)), at, *told)


def give_up(state: State, seat: Seat) -> Step[State, TableEvent]:
    return enter(state, Over(loser=seat), SeatGaveUp(seat))


def enter(state: State, phase: Phase, *told: TableEvent) -> Step[State, TableEvent]:
    return Step(replace(state, open=replace(state.open, phase=phase)), told)
