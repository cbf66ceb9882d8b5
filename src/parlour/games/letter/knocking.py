"""Knocking: claiming words out of turn, and with them the next turn (LE-16, LE-A13 to LE-A16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Millis, Seat
from parlour.games.letter.actions import RollDice
from parlour.games.letter.events import DiceRolled
from parlour.games.letter.state import Answers, Knockable, Knocks, Open
from parlour.kit.window import Window, all_but, all_of

TOGETHER: Final = 500
"""Knocks within this many milliseconds of the first are simultaneous (LE-A16)."""
DIE: Final = 6


def may_knock(open: Open, knocks: Knocks) -> tuple[Seat, ...]:
    """All who are not barred. The seat whose turn it was may only once somebody else has knocked (LE-16, LE-A13)."""
    seats, barred = len(open.scores), open.barred
    everybody = all_of(seats) if knocks.knocked_before else all_but(knocks.after, seats)
    return tuple([seat for seat in everybody if seat not in barred]) if barred else everybody


def stays_shut(open: Open, knocks: Knocks, asked: tuple[Seat, ...]) -> bool:
    """Nothing new can be named, and everybody can see why (LE-A13).

    One letter is no word. Once all who may knock have answered, they are not asked again until something changes.
    But the last window always opens.
    """
    if knocks.last and not knocks.knocked_before:
        return not asked
    return len(open.board) == 1 or answered(open).issuperset(asked)


def answered(open: Open) -> frozenset[Seat]:
    """Who has answered a window since the board or a sheet last changed. Both only grow from turn to turn."""
    answers = open.answers
    unchanged = (answers.pieces, answers.words) == (len(open.board), len(open.written))
    return frozenset(answers.seats) if unchanged else frozenset()


def answer(open: Open, seats: Iterable[Seat]) -> Open:
    """These seats have answered a window."""
    every = answered(open).union(seats)
    return replace(open, answers=Answers(len(open.board), len(open.written), tuple(sorted(every))))


def knock(phase: Knockable, seat: Seat, at: Millis) -> tuple[Window, tuple[Seat, ...]]:
    """The first knock gives the others half a second to knock too. A seat that has passed may change its mind."""
    window, knockers = phase.window, phase.knockers
    if seat in knockers:
        raise Illegal("already_knocked")
    if seat not in window.asked:
        raise Illegal("may_not_knock")
    asked, passed = (tuple(other for other in seats if other != seat) for seats in (window.asked, window.passed))
    until = window.until if knockers else Millis(at + TOGETHER)
    return Window(asked, until, passed), (*knockers, seat)


def roll(knockers: tuple[Seat, ...], luck: Luck) -> RollDice:
    return RollDice(tuple((seat, 1 + luck.below(DIE)) for seat in sorted(knockers)))


def rolled(knockers: tuple[Seat, ...], rolls: tuple[tuple[Seat, int], ...]) -> DiceRolled:
    if sorted(seat for seat, _ in rolls) != sorted(knockers):
        raise Illegal("roll_again")
    best = max(shown for _, shown in rolls)
    return DiceRolled(rolls, tuple(seat for seat, shown in rolls if shown == best))
