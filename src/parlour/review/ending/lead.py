"""When the lead changed for good."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Turn(Struct, frozen=True):
    """`at` is the score from which on the winner was ahead of everybody. `behind`: somebody else had led before."""

    at: int
    behind: bool


def turning_point(scores: Sequence[Sequence[int]], winner: int) -> Turn | None:
    """None if the winner is not ahead in the end: something other than these points decided."""
    ahead = [all(points < score[winner] for seat, points in enumerate(score) if seat != winner) for score in scores]
    if not ahead or not ahead[-1]:
        return None
    at = len(ahead) - 1
    while at and ahead[at - 1]:
        at -= 1
    return Turn(at, any(max(score) > score[winner] for score in scores[:at]))
