"""Knocking: claiming words out of turn, and with them the next turn (LE-16, LE-A13 to LE-A16)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Illegal, Luck, Millis, Seat, Step
from parlour.games.letter.actions import RollDice
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.events import (
    DiceRolled,
    Knocked,
    KnockFailed,
    KnockPassed,
    KnockWon,
    TableEvent,
    TimeRanOut,
)
from parlour.games.letter.releasing import owe, reopen
from parlour.games.letter.state import Open, State
from parlour.games.letter.table import of_this_turn, speaker
from parlour.games.letter.turns import NO_MOVES, close_window, may_knock, undecided

TOGETHER: Final = 500
"""Milliseconds in which knocks count as simultaneous (LE-A16)."""
KNOCK_SECONDS: Final = 30
DIE: Final = 6


def knock(open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    """The first knock starts the half second in which others may knock too; who has passed may think again."""
    knocks = open.knocks
    assert knocks is not None
    if seat in knocks.knockers:
        raise Illegal("already_knocked")
    if not may_knock(open, seat):
        raise Illegal("may_not_knock")
    until = knocks.until if knocks.knockers else Millis(at + TOGETHER)
    passed = tuple(other for other in knocks.passed if other != seat)
    knocks = replace(knocks, knockers=(*knocks.knockers, seat), passed=passed, until=until)
    return settled(replace(open, knocks=knocks), at, Knocked(seat))


def let_pass(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    knocks = open.knocks
    assert knocks is not None
    if seat in knocks.passed or seat in knocks.knockers:
        raise Illegal("already_let_pass")
    open = replace(open, knocks=replace(knocks, passed=(*knocks.passed, seat)))
    told = KnockPassed(seat)
    if knocks.knockers or undecided(open):
        return settled(open, at, told)
    return close_window(agreed, open, at, told)


def settled(open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """When nobody is left who might knock too, there is no need to wait."""
    return Step(State(open), told) if undecided(open) else choose(open, at, *told)


def time_up(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    assert open.knocks is not None
    return choose(open, at) if open.knocks.knockers else close_window(agreed, open, at)


def choose(open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """One knocker has the word; of several the dice choose (LE-16)."""
    knocks = open.knocks
    assert knocks is not None
    if len(knocks.knockers) > 1:
        return Step(State(replace(open, phase="rolling")), told)
    return give_word(open, knocks.knockers[0], at, *told)


def roll(open: Open, luck: Luck) -> RollDice:
    """Again while the highest are equal (LE-A16)."""
    assert open.knocks is not None
    while True:
        rolls = tuple((seat, 1 + luck.below(DIE)) for seat in sorted(open.knocks.knockers))
        if winner_of(rolls) is not None:
            return RollDice(rolls)


def winner_of(rolls: tuple[tuple[Seat, int], ...]) -> Seat | None:
    best = max(shown for _, shown in rolls)
    first = [seat for seat, shown in rolls if shown == best]
    return first[0] if len(first) == 1 else None


def roll_dice(open: Open, rolls: tuple[tuple[Seat, int], ...], at: Millis) -> Step[State, TableEvent]:
    assert open.knocks is not None
    winner = winner_of(rolls) if rolls else None
    if winner is None or sorted(seat for seat, _ in rolls) != sorted(open.knocks.knockers):
        raise Illegal("roll_again")
    return give_word(open, winner, at, DiceRolled(rolls, winner))


def give_word(open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """30 seconds to name words, timed or not."""
    until = deadline(at, KNOCK_SECONDS)
    assert open.knocks is not None and until is not None
    knocks = replace(open.knocks, knockers=(), knocker=seat, until=until)
    return Step(State(replace(open, phase="knocking", knocks=knocks, moves=NO_MOVES)), told)


def done(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """A new word, and the game goes on with this seat unless another succeeds; none, and a letter is owed (LE-A14)."""
    knocks, seat = open.knocks, speaker(open)
    assert knocks is not None
    if words := tuple(written.word for written in of_this_turn(open)):
        open = replace(open, idle=0, knocks=replace(knocks, winner=seat))
        return reopen(agreed, open, at, *told, KnockWon(seat, words))
    told = (*told, KnockFailed(seat))
    if open.hands[seat]:
        return owe(open, seat, at, *told)
    return reopen(agreed, replace(open, barred=(*open.barred, seat)), at, *told)


def out_of_time(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    return done(agreed, open, at, TimeRanOut(speaker(open)))
