"""Giving a letter away: as a turn, or because a letter had no word, a knock was in vain or time was over (LE-8, LE-14,
LE-16, LE-A12, LE-A18)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Illegal, Luck, Millis, Seat, Step
from parlour.core.luck import choice
from parlour.games.letter.actions import PickRelease
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.events import LetterReleased, TableEvent
from parlour.games.letter.pieces import Tile
from parlour.games.letter.state import Open, State
from parlour.games.letter.table import held, without
from parlour.games.letter.turns import end_turn, open_window

PENALTY_SECONDS: Final = 10


def owe(open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """This seat chooses a letter to release; it has one."""
    return Step(State(replace(open, phase="penalty", debtor=seat, until=deadline(at, PENALTY_SECONDS))), told)


def owes_a_move(open: Open) -> bool:
    """Time was over with nothing laid: a blank does as well (LE-A18)."""
    return open.phase == "penalty" and open.knocks is None and not open.moves.laid


def release(
    agreed: Agreement, open: Open, seat: Seat, tile: Tile, at: Millis, *told: TableEvent, by_chance: bool = False
) -> Step[State, TableEvent]:
    """The letter lies beside the board; then comes what comes after the turn, or after the knock."""
    if tile not in open.hands[seat]:
        raise Illegal("not_in_hand")
    penalty = open.debtor is not None and (open.knocks is not None or bool(open.moves.laid))
    open = replace(
        open,
        hands=held(open.hands, seat, without(open.hands[seat], tile)),
        free=tuple(sorted((*open.free, tile))),
        debtor=None,
        until=None,
    )
    told = (*told, LetterReleased(seat, tile, penalty, by_chance))
    if open.knocks is None:
        return end_turn(agreed, open, at, *told)
    return reopen(agreed, open, at, *told)


def reopen(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """After a knock all may knock again, whose turn it was too (LE-16, LE-A13)."""
    assert open.knocks is not None
    knocks = replace(open.knocks, passed=(), knockers=(), knocker=None, knocked_before=True)
    return open_window(agreed, open, knocks, at, *told)


def time_up(open: Open) -> Step[State, TableEvent]:
    return Step(State(replace(open, phase="picking", until=None)))


def pick(open: Open, luck: Luck) -> PickRelease:
    assert open.debtor is not None
    return PickRelease(choice(luck, open.hands[open.debtor]))
