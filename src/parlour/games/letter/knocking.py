"""Knocking: claiming words out of turn, and with them the next turn (LE-16, LE-A13 to LE-A16)."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Illegal, Luck, Millis, Seat
from parlour.games.letter.actions import RollDice
from parlour.games.letter.events import DiceRolled
from parlour.games.letter.state import Knockable, Knocks, Open
from parlour.kit.window import Window

TOGETHER: Final = 500
"""Knocks within so many milliseconds of the first are simultaneous (LE-A16)."""
DIE: Final = 6


def may_knock(open: Open, knocks: Knocks) -> tuple[Seat, ...]:
    """All but those barred; the seat that had the turn only after somebody else has knocked (LE-16, LE-A13)."""
    return tuple(
        Seat(seat)
        for seat in range(len(open.scores))
        if seat not in open.barred and (knocks.knocked_before or seat != knocks.after)
    )


def knock(phase: Knockable, seat: Seat, at: Millis) -> tuple[Window, tuple[Seat, ...]]:
    """The first knock starts the half second in which others may knock too. A seat that has passed may think again."""
    window, knockers = phase.window, phase.knockers
    if seat in knockers:
        raise Illegal("already_knocked")
    if seat not in window.asked:
        raise Illegal("may_not_knock")
    asked, passed = (tuple(other for other in seats if other != seat) for seats in (window.asked, window.passed))
    until = window.until if knockers else Millis(at + TOGETHER)
    return Window(asked, until, passed), (*knockers, seat)


def roll(knockers: tuple[Seat, ...], luck: Luck) -> RollDice:
    """Again while the highest are equal (LE-A16)."""
    while True:
        rolls = tuple((seat, 1 + luck.below(DIE)) for seat in sorted(knockers))
        if winner_of(rolls) is not None:
            return RollDice(rolls)


def winner_of(rolls: tuple[tuple[Seat, int], ...]) -> Seat | None:
    best = max((shown for _, shown in rolls), default=0)
    first = [seat for seat, shown in rolls if shown == best]
    return first[0] if len(first) == 1 else None


def rolled(knockers: tuple[Seat, ...], rolls: tuple[tuple[Seat, int], ...]) -> DiceRolled:
    winner = winner_of(rolls)
    if winner is None or sorted(seat for seat, _ in rolls) != sorted(knockers):
        raise Illegal("roll_again")
    return DiceRolled(rolls, winner)
