"""The token of somebody without a word: where it may go, and who moves it (WS-3, WS-6, WS-A12)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.clock import GRACE
from parlour.core.game import Illegal, Millis, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.board import Place, middle, names, neighbours
from parlour.games.wordsearch.events import TableEvent, TokenMoved, TokenStayed
from parlour.games.wordsearch.state import Open, State
from parlour.games.wordsearch.turns import end_turn

LEAST_LEFT: Final = 5000 + GRACE
"""WS-A12: five seconds to pick a letter."""


def steps(agreed: Agreement, open: Open) -> tuple[Place, ...]:
    """Free letters next to the token; on the insert any free one where none is near (WS-A16)."""
    near = tuple(place for place in neighbours(open.places)[open.tokens[open.active]] if free(open, place))
    if near or agreed.mode == "board":
        return near
    return tuple(place for place in range(len(open.places)) if free(open, place))


def free(open: Open, place: Place) -> bool:
    """There is a letter, and no token on it."""
    return bool(open.stacks[place]) and place not in open.tokens


def first_move(open: Open) -> bool:
    """Is the token of who is on turn still in the middle? (WS-3)"""
    return open.tokens[open.active] == middle(open.places)


def step_on(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """All that is left of the turn is a step, five seconds at least; with nowhere to go the token stays (WS-A12)."""
    if not steps(agreed, open):
        return end_turn(agreed, open, at, *told, TokenStayed(open.active))
    until = None if open.until is None else Millis(max(open.until, at + LEAST_LEFT))
    return Step(State(replace(open, phase="stepping", until=until)), told)


def move_token(
    agreed: Agreement, open: Open, place: Place, at: Millis, *, by_chance: bool = False
) -> Step[State, TableEvent]:
    if place not in range(len(open.places)):
        raise Illegal("no_such_tile")
    if place not in steps(agreed, open):
        raise Illegal("no_step_there", tile=names(open.places)[place])
    tokens = tuple(place if seat == open.active else token for seat, token in enumerate(open.tokens))
    told = TokenMoved(open.active, place, open.stacks[place][-1], by_chance)
    return end_turn(agreed, replace(open, tokens=tokens), at, told)


def stay(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    if steps(agreed, open):
        raise Illegal("token_must_move")
    return end_turn(agreed, open, at, TokenStayed(open.active))


def stray(open: Open) -> Step[State, TableEvent]:
    """Nobody has picked a letter: chance does (WS-A12)."""
    return Step(State(replace(open, phase="straying", until=None)))
