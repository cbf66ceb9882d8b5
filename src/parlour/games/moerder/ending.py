"""The end: who has won, who shares, who comes last (MO-16, X-8)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Result, Seat
from parlour.games.moerder.events import SeatGaveUp
from parlour.games.moerder.state import Ending, Open


def give_up(open: Open, seat: Seat) -> tuple[Open, SeatGaveUp]:
    if seat in open.given_up:
        raise Illegal("already_given_up")
    return replace(open, given_up=(*open.given_up, seat)), SeatGaveUp(seat)


def result(ending: Ending, seats: int, given_up: tuple[Seat, ...]) -> Result:
    winner = ending.winner
    if seats == 1:
        return Result((ending.score,), (1 if winner == 0 else 2,), ending.reason)
    scores = tuple(int(seat == winner and seat not in given_up) for seat in range(seats))
    return Result(scores, ranks(winner, seats, given_up), ending.reason)


def ranks(winner: Seat | None, seats: int, given_up: tuple[Seat, ...]) -> tuple[int, ...]:
    """A seat that gave up comes last even if its bot has won; the others then share first place (X-8)."""
    shared = winner is None or winner in given_up
    last = 2 if shared or len(given_up) == seats - 1 else 3
    return tuple(last if seat in given_up else 1 if shared or seat == winner else 2 for seat in range(seats))
