"""Fifty points in as few turns as possible, without a clock. The marks are what each turn brought."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat
from parlour.core.play import Played
from parlour.daily.task import Finish, Task
from parlour.games.wordsearch.state import Open


def finish(played: Sequence[Played], seat: Seat) -> Finish:
    result = played[-1].position.over
    assert result is not None
    solved, marks = result.ranks[seat] == 1, " ".join(map(str, brought(played, seat)))
    return Finish(solved, result.scores[seat] if solved else 0, (marks,))


def brought(played: Sequence[Played], seat: Seat) -> list[int]:
    """The points of each turn."""
    points: list[int] = []
    before = 0
    for one in played:
        open: Open = one.position.state.open
        if open.turns[seat] > len(points):
            points.append(open.scores[seat] - before)
            before = open.scores[seat]
    return points


TASK = Task("turns", True, finish, options={"timer": None, "target": 50, "letter_set": "language"}, spoken=True)
