"""The end: a code is shown, and the match ends after the agreed rounds or points (GM-11, GM-12, GM-A3, GM-A4)."""

from __future__ import annotations

from parlour.core.game import Result, Seat
from parlour.games.grandmastermind.events import CodeShown, SeatGaveUp
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.roles import OTHER
from parlour.games.grandmastermind.state import Answering, Counting, Decoding, Open, Playing, State, solves
from parlour.kit.match import reached, totals


def show_code(agreed: Options, state: State, challenger: Seat) -> tuple[State, CodeShown]:
    """The decoding joins the past ones. An unsolved code counts one row more than the board has (GM-A3)."""
    open, (code,) = state.open, state.hidden
    solved = solves(open.rows[-1])
    points = len(open.rows) if solved else agreed.rows + 1
    past = (*open.past, Decoding(challenger, code, open.rows, points))
    return State(Open(open.phase, past=past)), CodeShown(code, solved, len(open.rows))


def give_up(state: State, phase: Playing, seat: Seat) -> tuple[SeatGaveUp | CodeShown, ...]:
    """The code is shown, if one was hidden (X-8)."""
    laid = len(state.open.rows) + isinstance(phase, Answering | Counting)
    return (SeatGaveUp(seat), *(CodeShown(code, False, laid) for code in state.hidden))


def match_is_over(agreed: Options, past: tuple[Decoding, ...]) -> bool:
    """A round is complete when both have decoded. Where roles stay, every code is a round (GM-A4, GM-A10)."""
    if agreed.roles != "swap":
        return len(past) >= agreed.rounds
    if len(past) % 2:
        return False
    if agreed.target is not None:
        return reached(points(past), agreed.target)
    return len(past) >= 2 * agreed.rounds


def result(agreed: Options, past: tuple[Decoding, ...]) -> Result:
    """Where roles stay, the decoder must have solved every code (GM-A10)."""
    scores = points(past)
    if agreed.roles != "swap":
        challenger = past[-1].challenger
        several = agreed.rounds > 1
        if all(decoding.solved for decoding in past):
            return Result(scores, ranks_for(OTHER[challenger]), "codes_broken" if several else "code_broken")
        return Result(scores, ranks_for(challenger), "codes_kept" if several else "code_kept")
    if scores[0] == scores[1]:
        return Result(scores, (1, 1), "equal_rows")
    return Result(scores, ranks_for(Seat(int(scores[1] > scores[0]))), "fewer_rows")


def result_given_up(seat: Seat, past: tuple[Decoding, ...]) -> Result:
    """The other side wins (X-8)."""
    return Result(points(past), ranks_for(OTHER[seat]), "gave_up")


def points(past: tuple[Decoding, ...]) -> tuple[int, ...]:
    """Challengers score one point a row (GM-A4)."""
    return totals((line(decoding) for decoding in past), sides=2)


def line(decoding: Decoding) -> tuple[int, int]:
    return (decoding.points, 0) if decoding.challenger == 0 else (0, decoding.points)


def ranks_for(winner: Seat) -> tuple[int, int]:
    return (1, 2) if winner == 0 else (2, 1)
