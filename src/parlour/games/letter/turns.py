"""Whose turn it is: round one, then clockwise or who knocked with success, until nobody finds a word (LE-6 to LE-9,
LE-17, LE-A7, LE-A13, LE-A14, LE-A17)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Millis, Seat, Step
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.ending import end
from parlour.games.letter.events import RoundOneOver, TableEvent, TurnEnded, TurnSkipped, WindowOpened
from parlour.games.letter.state import Knocks, Moves, Open, State
from parlour.games.letter.table import alone, nothing_left, round_one

FEWEST_IDLE: Final = 4
LAST_SECONDS: Final = 30
NO_MOVES: Final = Moves()


def begin_turn(agreed: Agreement, open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """Who has nothing to do anything with is skipped (LE-9)."""
    open = replace(open, active=seat, moves=NO_MOVES, knocks=None, debtor=None)
    first = round_one(open)
    if alone(open):
        minutes = agreed.alone_minutes
        until = deadline(at, None if minutes is None else minutes * 60)
        return Step(State(replace(open, phase="laying", until=until)), told)
    if open.hands[seat] or (not first and (open.blanks[seat] or open.free)):
        return Step(State(replace(open, phase="laying", until=deadline(at, agreed.turn_limit))), told)
    return go_on(agreed, counted(open), at, *told, TurnSkipped(seat), first=first)


def end_turn(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    return leave(agreed, open, at, *told, TurnEnded(open.active))


def leave(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """The others may knock (LE-A13); in round one only if words count there."""
    seat, first = open.active, round_one(open)
    open = replace(counted(open), until=None, debtor=None, barred=())
    if round_one(open) and not agreed.round1_words:
        return go_on(agreed, open, at, *told, first=first)
    return open_window(agreed, open, Knocks(seat, at, last=nothing_left(open), first=first), at, *told)


def counted(open: Open) -> Open:
    """The turn is behind this seat; after round one it counts whether it brought a word (LE-6, LE-A17)."""
    idle = 0 if round_one(open) or open.moves.written else open.idle + 1
    return replace(open, idle=idle, opened=tuple(done or seat == open.active for seat, done in enumerate(open.opened)))


def may_knock(open: Open, seat: Seat) -> bool:
    """Whose turn it was only after somebody else has; nobody who knocked in vain and had nothing to give (LE-A13)."""
    knocks = open.knocks
    assert knocks is not None
    return seat not in open.barred and (knocks.knocked_before or seat != knocks.after)


def undecided(open: Open) -> frozenset[Seat]:
    """Who may knock and has said nothing yet."""
    knocks = open.knocks
    assert knocks is not None
    said = {*knocks.passed, *knocks.knockers}
    return frozenset(Seat(seat) for seat in range(len(open.scores)) if seat not in said and may_knock(open, Seat(seat)))


def open_window(
    agreed: Agreement, open: Open, knocks: Knocks, at: Millis, *told: TableEvent
) -> Step[State, TableEvent]:
    """For the full time, for all (X-4)."""
    until = deadline(at, LAST_SECONDS if knocks.last else agreed.window_seconds)
    assert until is not None
    open = replace(open, phase="window", knocks=replace(knocks, until=until), moves=NO_MOVES)
    if undecided(open):
        return Step(State(open), (*told, WindowOpened(knocks.last)))
    return close_window(agreed, open, at, *told)


def close_window(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """A last window without a new word is the end; so is one when nothing is left to play with (LE-A17)."""
    knocks = open.knocks
    assert knocks is not None
    if knocks.last and (knocks.winner is None or nothing_left(open)):
        return end(open, "nobody_found_a_word", *told)
    return go_on(agreed, open, at, *told, first=knocks.first, winner=knocks.winner)


def go_on(
    agreed: Agreement, open: Open, at: Millis, *told: TableEvent, first: bool, winner: Seat | None = None
) -> Step[State, TableEvent]:
    """After round one a successful knock changes the order; the last first letter ends round one (LE-A7, LE-A14)."""
    seats = len(open.scores)
    following = Seat((open.active + 1) % seats)
    if round_one(open):
        return begin_turn(agreed, open, following, at, *told)
    if first:
        following = open.starter if winner is None else winner
        return begin_turn(agreed, open, following, at, *told, RoundOneOver(following))
    if open.idle >= max(seats, FEWEST_IDLE):
        return open_window(agreed, open, Knocks(open.active, at, last=True), at, *told)
    return begin_turn(agreed, open, following if winner is None else winner, at, *told)
