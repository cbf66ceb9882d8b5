"""The rules every game shares: clocks, secrets, who begins, default moves, giving up."""

from __future__ import annotations

import pytest

from parlour.core.clock import shown
from parlour.core.game import GIVE_UP, Entry, Illegal, Millis, Seat
from parlour.core.luck import seeded
from parlour.core.play import heard, play
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import DrawChallenger, Guess, SetCode
from parlour.games.grandmastermind.events import (
    ChallengerDrawn,
    CodeHidden,
    CodeShown,
    RowAnswered,
    SeatGaveUp,
)
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.state import Answered, GivenUp, Guessing
from tests.games.grandmastermind.match import CODE, WRONG, Match

TIMED = GrandMasterMind(start_player=0, row_seconds=30)


@pytest.mark.rule("X-3")
def test_an_action_counts_up_to_half_a_second_after_the_deadline_shown() -> None:
    match = Match(TIMED)
    match.hide(at=0)
    assert shown(match.rules.turn(match.table).until) == 30_000
    match.row(WRONG, at=30_499)
    assert match.table.open.rows == (Answered(read_code(WRONG), Pegs(0, 0, 0)),)
    late = Match(TIMED)
    late.hide(at=0)
    with pytest.raises(Illegal, match="too_late"):
        play(late.rules, late.here, Entry(Millis(30_500), Seat(1), Guess(read_code(WRONG))))


@pytest.mark.rule("X-3")
def test_no_clock_runs_unless_one_was_agreed() -> None:
    match = Match()
    assert match.rules.turn(match.table).until is None
    match.hide()
    assert match.rules.turn(match.table).until is None
    timed = Match(GrandMasterMind(start_player=0, turn_seconds=90))
    assert shown(timed.rules.turn(timed.table).until) == 90_000
    timed.hide(at=5_000)
    assert shown(timed.rules.turn(timed.table).until) == 95_000


@pytest.mark.rule("X-5")
def test_only_the_challenger_sees_the_code_until_it_is_shown() -> None:
    match = Match()
    events = match.hide()
    assert match.sees(Seat(0)).code == read_code(CODE)
    assert match.sees(Seat(1)).code is None
    assert match.sees("bystander").code is None
    assert heard(Seat(1), events) == heard("bystander", events) == (CodeHidden(Seat(0), False),)
    match.row(CODE)
    for viewer in (Seat(0), Seat(1), "bystander"):
        assert match.sees(viewer).open.past[0].code == read_code(CODE)


@pytest.mark.rule("X-5")
def test_a_whole_state_can_be_guessed_from_the_view_of_a_decoder() -> None:
    match = Match(GrandMasterMind(start_player=0, variant=2))
    match.hide("-- Rt -s G-")
    for row in ("Rt -- -h O-", "-- Gs Rt R*", "Y- -- -s V+"):
        match.row(row)
    view = match.sees(Seat(1))
    states = [match.rules.guess(view, seeded(number)) for number in range(20)]
    assert all(match.rules.view(state, Seat(1)) == view for state in states)
    assert len({state.hidden for state in states}) > 1
    assert match.rules.guess(match.sees(Seat(0)), seeded(0)) == match.table


@pytest.mark.rule("X-6")
def test_who_hides_first_is_drawn_by_lot_or_agreed() -> None:
    drawn = {Match(GrandMasterMind(), seed=bytes([number])).challenger for number in range(20)}
    assert drawn == {0, 1}
    match = Match(GrandMasterMind())
    assert (match.log[0].actor, type(match.log[0].action)) == ("chance", DrawChallenger)
    assert match.events == [ChallengerDrawn(match.challenger)]
    assert Match(GrandMasterMind(start_player=1)).challenger == 1
    assert Match(GrandMasterMind(start_player=1)).log == []


@pytest.mark.rule("X-6")
def test_chance_cannot_draw_a_seat_that_does_not_exist() -> None:
    with pytest.raises(Illegal, match="not_now"):
        GrandMasterMind().apply(GrandMasterMind().start(2), Entry(Millis(0), "chance", DrawChallenger(Seat(2))))


@pytest.mark.rule("X-7")
def test_chance_sets_the_code_of_a_challenger_who_ran_out_of_time() -> None:
    match = Match(TIMED)
    assert match.wait(60_500) == [CodeHidden(Seat(0), by_chance=True)]
    entry = match.log[-1]
    assert (entry.actor, entry.at, type(entry.action)) == ("chance", 60_500, SetCode)
    assert match.awaited == [1]
    assert match.sees(Seat(0)).code == match.hidden
    assert match.sees(Seat(1)).code is None


@pytest.mark.rule("X-7")
@pytest.mark.rule("GM-A2")
def test_the_engine_sets_the_pegs_of_a_challenger_who_ran_out_of_time() -> None:
    match = Match(GrandMasterMind(start_player=0, row_seconds=30, feedback="manual_checked"))
    match.hide(at=0)
    match.row("Rt O* Gs O*", at=10_000)
    assert match.wait(40_499) == []
    assert match.wait(40_500) == [RowAnswered(1, Pegs(1, 1, 0))]
    assert [entry.actor for entry in match.log][-2:] == ["clock", "judge"]
    assert shown(match.rules.turn(match.table).until) == 70_500, "the next row has its whole time"


@pytest.mark.rule("X-8")
@pytest.mark.parametrize("seat", [0, 1])
def test_giving_up_lets_the_other_win_and_shows_the_code(seat: int) -> None:
    match = Match()
    match.hide()
    match.row(WRONG)
    assert match.act(seat, GIVE_UP) == [SeatGaveUp(Seat(seat)), CodeShown(read_code(CODE), False, 1)]
    result = match.here.over
    assert result is not None
    assert result.reason == "gave_up"
    assert result.ranks[seat] == 2
    assert result.ranks[1 - seat] == 1
    assert match.sees("bystander").open.phase == GivenUp(Seat(seat), Guessing(Seat(0), None), read_code(CODE))


@pytest.mark.rule("X-8")
def test_a_seat_may_give_up_before_there_is_a_code_and_out_of_turn() -> None:
    match = Match()
    assert match.act(1, GIVE_UP) == [SeatGaveUp(Seat(1))]
    assert match.here.over is not None
    assert match.here.over.ranks == (1, 2)


@pytest.mark.rule("X-8")
def test_a_stranger_cannot_give_up_for_anybody() -> None:
    match = Match()
    for seat in (-1, 2):
        with pytest.raises(Illegal):
            match.act(seat, GIVE_UP)
