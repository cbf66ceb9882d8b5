"""How a game of WORD SEARCH ends: who has won, who shares, who comes last (WS-13, WS-A13, WS-A14, X-8)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Result, Seat, Step
from parlour.games.wordsearch.events import SeatGaveUp, TableEvent
from parlour.games.wordsearch.state import Ending, Open, Reason, State


def end(open: Open, reason: Reason, winners: tuple[Seat, ...], *told: TableEvent) -> Step[State, TableEvent]:
    ending = Ending(reason, winners)
    return Step(State(replace(open, phase="over", until=None, contest=None, ending=ending)), told)


def leaders(open: Open) -> tuple[Seat, ...]:
    """Who has most: of those who are tied, if anybody still is; who gave up cannot win (WS-A13, X-8)."""
    staying = [Seat(seat) for seat in range(len(open.scores)) if seat not in open.given_up]
    standing = [seat for seat in staying if seat in open.contenders] or staying
    best = max(open.scores[seat] for seat in standing)
    return tuple(seat for seat in standing if open.scores[seat] == best)


def give_up(state: State, seat: Seat) -> Step[State, TableEvent]:
    """Alone it is a loss; of two the other wins; of more the seat comes last and the game goes on (X-8)."""
    open = state.open
    if seat in open.given_up:
        raise Illegal("already_given_up")
    told = SeatGaveUp(seat)
    open = replace(open, given_up=(*open.given_up, seat))
    staying = tuple(Seat(other) for other in range(len(open.scores)) if other not in open.given_up)
    if len(staying) > 1:
        return Step(State(open, state.called), (told,))
    return end(open, "gave_up", staying, told)


def result(open: Open) -> Result | None:
    """By score; who gave up comes last. Alone on a board the number of turns is what counts (WS-A14)."""
    ending = open.ending
    if ending is None:
        return None
    if len(open.scores) == 1:
        return Result(open.turns if open.tokens else open.scores, (1 if ending.winners else 2,), ending.reason)
    reach = tuple(-1 if seat in open.given_up else score for seat, score in enumerate(open.scores))
    return Result(open.scores, tuple(1 + sum(other > own for other in reach) for own in reach), ending.reason)
