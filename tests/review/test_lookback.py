"""Looking back: a seat's decisions hold what that seat saw and did, and nothing else."""

from __future__ import annotations

import pytest

from parlour.arena.match import play_match
from parlour.catalog import CATALOG
from parlour.core.game import Seat
from parlour.core.saying import Said
from parlour.review.lookback.decisions import decisions
from parlour.review.lookback.remark import Remark, marked


@pytest.mark.parametrize("name", CATALOG)
def test_every_decision_of_a_seat_is_there_with_what_it_saw(name: str) -> None:
    game = CATALOG[name].game()
    seats = max(game.seats[0], 2)
    match = play_match(game, ["novice"] * seats, seed=3)
    log = match.recording.log
    for seat in map(Seat, range(seats)):
        found = list(decisions(game, seats, log, seat))
        own = [(ply, entry.action) for ply, entry in enumerate(log) if entry.actor == seat]
        assert [(one.ply, one.action) for one in found] == own
        assert all(one.view.seat == seat for one in found)
        assert all(one.after is not None for one in found[:-1])


def test_three_marks_at_most_the_heaviest_in_the_order_of_the_game() -> None:
    remarks = [Remark(ply, (Said(f"{ply}"),), "find", float(weight)) for ply, weight in enumerate([1, 9, 4, 7, 2])]
    assert [one.ply for one in marked([*remarks, Remark(9, (), None, 99.0)])] == [1, 2, 3]


def test_marks_are_of_one_kind_only_if_there_is_no_other() -> None:
    better = [Remark(ply, (), "better", 1.0) for ply in range(4)]
    assert [one.ply for one in marked(better)] == [0, 1, 2]
    assert [one.ply for one in marked([*better, Remark(7, (), "find", 0.1)])] == [0, 1, 7]


def test_what_has_been_said_already_weighs_less() -> None:
    again = [Remark(ply, (Said("again"),), "better", 1.0) for ply in range(3)]
    other = Remark(9, (Said("other"),), "better", 0.6)
    assert [one.ply for one in marked([*again, other])] == [0, 1, 9]
