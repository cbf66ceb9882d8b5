"""How a game of LETTER ends: who has won, who shares, who comes last (LE-17, LE-18, LE-A21, X-8)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Result, Seat, Step
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.events import SeatGaveUp, TableEvent
from parlour.games.letter.scoring import standing
from parlour.games.letter.state import Open, Reason, State


def end(open: Open, reason: Reason, *told: TableEvent) -> Step[State, TableEvent]:
    over = replace(
        open, phase="over", until=None, contest=None, knocks=None, debtor=None, draws=0, size=None, ending=reason
    )
    return Step(State(over), told)


def give_up(state: State, seat: Seat) -> Step[State, TableEvent]:
    """Of two the other wins; of more the seat comes last and the game goes on (X-8)."""
    open = state.open
    if seat in open.given_up:
        raise Illegal("already_given_up")
    told = SeatGaveUp(seat)
    open = replace(open, given_up=(*open.given_up, seat))
    if len(open.scores) - len(open.given_up) > 1:
        return Step(State(open, state.named), (told,))
    return end(open, "gave_up", told)


def result(agreed: Agreement, open: Open) -> Result | None:
    """Who gave up comes last; alone there is nobody to lose to (LE-A23)."""
    if open.ending is None:
        return None
    reach = [
        (-1, -1) if seat in open.given_up else standing(agreed, open, Seat(seat)) for seat in range(len(open.scores))
    ]
    return Result(open.scores, tuple(1 + sum(other > own for other in reach) for own in reach), open.ending)
