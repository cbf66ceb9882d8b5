"""A turn without a word: time is up, or a disputed word was none (WS-11, WS-A11, WS-A12, WS-A17)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Millis, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.events import TableEvent, TimeRanOut
from parlour.games.wordsearch.laying import close_turn, must_add
from parlour.games.wordsearch.state import Open, State
from parlour.games.wordsearch.stepping import first_move, step_on
from parlour.games.wordsearch.turns import end_turn


def time_up(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    """A step is left, or what chance lays; a doubtful word is dropped."""
    told = TimeRanOut(open.active)
    if agreed.mode == "boardless":
        idle = not open.moves.scored and not open.moves.added
        return close_turn(agreed, open, at, told, owes_a_tile=idle or must_add(open))
    return step_on(agreed, replace(open, moves=replace(open.moves, hurried=True)), at, told)


def lose_turn(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """No score, and the token stays; but from the middle it must go (WS-A11)."""
    if agreed.mode == "boardless":
        return close_turn(agreed, open, at, *told, owes_a_tile=must_add(open))
    if first_move(open):
        return step_on(agreed, open, at, *told)
    return end_turn(agreed, open, at, *told)
