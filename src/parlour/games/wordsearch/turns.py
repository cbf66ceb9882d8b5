"""Whose turn it is, round by round, until the game is over (WS-13, WS-A13, WS-A17)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Millis, Seat, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.ending import end, leaders
from parlour.games.wordsearch.events import ExtraRound, TableEvent
from parlour.games.wordsearch.state import Moves, Open, State
from parlour.kit.contest import resumed

DRY_ROUNDS: Final = 3
DRY_TURNS_ALONE: Final = 10
EXTRA_ROUNDS: Final = 3
NO_MOVES: Final = Moves()


def begin_turn(agreed: Agreement, open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    until = deadline(at, agreed.timer)
    return Step(State(replace(open, phase="searching", active=seat, until=until, moves=NO_MOVES, contest=None)), told)


def end_turn(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """The next one's turn, an extra round for those who are tied, or the end."""
    order = round_of(open)
    open = replace(
        open,
        turns=tuple(turns + (seat == open.active) for seat, turns in enumerate(open.turns)),
        dry=0 if open.moves.scored else open.dry + 1,
        unadded=0 if open.moves.added else open.unadded + 1,
    )
    last = open.active == order[-1]
    if agreed.mode == "boardless":
        if not open.pile:
            return end(open, "last_tile_laid", leaders(open), *told)
    elif last and dry_spell(open):
        return end(open, "dry_spell", leaders(open) if len(order) > 1 else (), *told)
    elif reached(agreed, open) and (last or agreed.end == "immediate"):
        return round_won(agreed, open, at, *told)
    following = order[0] if last else order[order.index(open.active) + 1]
    return begin_turn(agreed, open, following, at, *told)


def round_of(open: Open) -> tuple[Seat, ...]:
    """Who plays in a round: clockwise from who began; in an extra round only those who are tied (WS-A13, X-6)."""
    seats = len(open.scores)
    clockwise = (Seat((open.starter + step) % seats) for step in range(seats))
    return tuple(seat for seat in clockwise if not open.contenders or seat in open.contenders)


def dry_spell(open: Open) -> bool:
    """For three full rounds, at the end of one, nobody has scored. Extra rounds are few anyway (WS-A13)."""
    seats = len(open.scores)
    return not open.contenders and open.dry >= (DRY_TURNS_ALONE if seats == 1 else DRY_ROUNDS * seats)


def reached(agreed: Agreement, open: Open) -> bool:
    return agreed.goal is not None and max(open.scores) >= agreed.goal


def round_won(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """The highest score wins; who is tied plays on, three rounds at most (WS-A13)."""
    first = leaders(open)
    if len(first) == 1 or agreed.end == "immediate":
        return end(open, "target_reached" if len(open.scores) > 1 else "target_reached_alone", first, *told)
    if open.extra == EXTRA_ROUNDS:
        return end(open, "tied", first, *told)
    open = replace(open, contenders=first, extra=open.extra + 1)
    return begin_turn(agreed, open, round_of(open)[0], at, *told, ExtraRound(first, open.extra))


def resume(open: Open, at: Millis) -> Open:
    """The clock that stood still goes on."""
    assert open.contest is not None
    return replace(open, phase="searching", until=resumed(open.contest, at), contest=None)
