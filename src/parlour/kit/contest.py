"""A word before the others: the window in which it may be disputed, and the vote (X-1, X-4)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.clock import GRACE, deadline
from parlour.core.game import Illegal, Millis, Seat
from parlour.kit.challenge import Ruling, ruled

__all__ = ["CEILING", "Contest", "Ruling", "cast", "contest", "let_stand", "put_to_vote", "resumed", "ruled", "tally"]
__all__ += ["Ballot", "unanswered", "voters"]

CEILING: Final = 60
"""Seconds a window stays open at most that waits for all to answer (X-4)."""
VOTE_SECONDS: Final = 15
LEAST_LEFT: Final = 3000 + GRACE

Ballot: TypeAlias = Literal["open", "yes", "no", "abstained", "none"]
BALLOTS: Final[dict[bool | None, Ballot]] = {True: "yes", False: "no", None: "abstained"}


class Contest(Struct, frozen=True):
    """A word before the others, perhaps with a vote; the clock it interrupts stands still (X-1, X-4).

    `time_left` is what was left on that clock. `ballots` are by seat, while there is a vote; who named the word has
    none.
    """

    word: str
    path: tuple[int, ...]
    until: Millis
    time_left: int | None = None
    passed: tuple[Seat, ...] = ()
    disputed_by: Seat | None = None
    ballots: tuple[Ballot, ...] = ()


def contest(word: str, path: tuple[int, ...], window: int, clock: Millis | None, at: Millis) -> Contest:
    """The window opens for so many seconds, and the clock stands still."""
    until = deadline(at, window)
    assert until is not None
    return Contest(word, path, until, None if clock is None else clock - at)


def unanswered(contest: Contest, seats: int, owner: Seat) -> frozenset[Seat]:
    """Who has neither let the word of `owner` stand nor disputed it."""
    return frozenset(Seat(seat) for seat in range(seats) if seat != owner and seat not in contest.passed)


def voters(contest: Contest) -> frozenset[Seat]:
    """Who has not voted yet."""
    return frozenset(Seat(seat) for seat, ballot in enumerate(contest.ballots) if ballot == "open")


def let_stand(contest: Contest, seat: Seat) -> Contest:
    if seat in contest.passed:
        raise Illegal("already_let_stand")
    return replace(contest, passed=(*contest.passed, seat))


def put_to_vote(contest: Contest, seats: int, owner: Seat, at: Millis) -> Contest:
    """All but who named the word are asked."""
    until = deadline(at, VOTE_SECONDS)
    assert until is not None
    ballots: tuple[Ballot, ...] = tuple("none" if seat == owner else "open" for seat in range(seats))
    return replace(contest, until=until, ballots=ballots)


def cast(contest: Contest, seat: Seat, yes: bool | None) -> Contest:
    if contest.ballots[seat] != "open":
        raise Illegal("already_voted")
    ballots = tuple(BALLOTS[yes] if voter == seat else ballot for voter, ballot in enumerate(contest.ballots))
    return replace(contest, ballots=ballots)


def tally(contest: Contest) -> tuple[int, int]:
    """How many said yes, and how many no."""
    return contest.ballots.count("yes"), contest.ballots.count("no")


def resumed(contest: Contest, at: Millis) -> Millis | None:
    """When the clock that stood still acts: with what was left, three seconds at least (X-1)."""
    return None if contest.time_left is None else Millis(at + max(contest.time_left, LEAST_LEFT))
