"""The guards: who may act and when, what happens on its own, what was taken back, and who hears what."""

from __future__ import annotations

import pytest

from parlour.core.clock import deadline, shown
from parlour.core.game import (
    GIVE_UP,
    TIME_UP,
    Action,
    Actor,
    Entry,
    Illegal,
    Millis,
    Seat,
    TakeBack,
    Turn,
)
from parlour.core.play import begin, heard, line, play, replay, settle
from parlour.kit.window import PASS
from tests.core.table import Table
from tests.teaching.actions import DOUBT, DealHands, Lay, TurnUp
from tests.teaching.events import CardTurned, HandDealt
from tests.teaching.rules import Fib

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


def laying() -> Table:
    """Seat 0 is awaited from 0:00 until 0:30, plus half a second of grace."""
    return Table(Fib(), seats=3)


def doubting(at: int = 1_000) -> Table:
    """Seats 1 and 2 may doubt for five seconds."""
    table = laying()
    table.act(0, Lay(table.state.hands[0][0], 6), at)
    return table


def code(table: Table, at: int, actor: Actor, action: Action) -> str:
    """Why this is refused here."""
    before = table.here
    with pytest.raises(Illegal) as refusal:
        play(table.game, table.here, Entry(Millis(at), actor, action))
    assert table.here == before
    return refusal.value.code


def test_a_table_needs_the_right_number_of_seats() -> None:
    with pytest.raises(Illegal) as refusal:
        begin(Fib(), 5)
    assert refusal.value.code == "wrong_number_of_seats"
    assert refusal.value.facts == {"least": 2, "most": 4}


def test_only_awaited_or_welcome_seats_act() -> None:
    table = laying()
    lay = Lay(table.state.hands[1][0], 1)
    assert code(table, 0, SECOND, lay) == "not_your_turn"
    assert code(doubting(), 1_000, FIRST, PASS) == "not_your_turn"


def test_a_window_awaits_all_who_may_answer_and_welcomes_those_who_have_passed() -> None:
    table = doubting()
    until = Millis(6_500)
    assert table.game.turn(table.state) == Turn(frozenset({SECOND, THIRD}), frozenset(), until)
    table.act(1, PASS, 2_000)
    assert table.game.turn(table.state) == Turn(frozenset({THIRD}), frozenset({SECOND}), until)
    table.act(1, DOUBT, 3_000)
    assert isinstance(table.events[-1], CardTurned)


def test_a_window_ends_when_all_have_passed_or_when_its_time_is_up() -> None:
    table = doubting()
    table.act(1, PASS)
    table.act(2, PASS)
    assert isinstance(table.events[-1], CardTurned)
    table = doubting()
    assert table.wait(6_499) == []
    assert [type(event) for event in table.wait(6_500)] == [CardTurned]


def test_time_runs_forward() -> None:
    assert code(doubting(at=5_000), 4_999, SECOND, PASS) == "time_runs_forward"


def test_a_seat_acts_before_its_time_is_up_and_not_after() -> None:
    table = laying()
    lay = Lay(table.state.hands[0][0], 1)
    play(table.game, table.here, Entry(Millis(30_499), FIRST, lay))
    assert code(table, 30_500, FIRST, lay) == "too_late"


@pytest.mark.parametrize("at", [0, 30_499, 30_501])
def test_the_clock_acts_exactly_when_it_announced(at: int) -> None:
    assert code(laying(), at, "clock", TIME_UP) == "not_time_yet"


def test_the_clock_does_not_act_where_none_runs() -> None:
    assert code(Table(Fib(turn_seconds=None)), 30_500, "clock", TIME_UP) == "not_time_yet"


def test_chance_and_judge_take_no_time() -> None:
    here = begin(Fib(), 2)
    due = Fib().deal(here.state, Table(Fib()).seal.luck(0))
    assert due is not None
    with pytest.raises(Illegal) as refusal:
        play(Fib(), here, Entry(Millis(1), "chance", due))
    assert refusal.value.code == "takes_no_time"


@pytest.mark.parametrize("action", [DealHands(()), TurnUp(1), TIME_UP, TakeBack(0)])
def test_a_seat_plays_neither_chance_nor_judge_nor_clock_nor_table(action: Action) -> None:
    assert code(laying(), 0, FIRST, action) == "not_yours_to_do"


@pytest.mark.parametrize(
    ("actor", "action"),
    [("chance", PASS), ("chance", TurnUp(1)), ("judge", DealHands(())), ("judge", PASS), ("table", PASS)],
)
def test_chance_judge_and_table_keep_to_their_own_business(actor: Actor, action: Action) -> None:
    assert code(laying(), 0, actor, action) == "not_yours_to_do"


def test_anyone_may_give_up_at_any_time_and_then_nothing_more_is_played() -> None:
    table = doubting()
    table.act(0, GIVE_UP)
    assert table.here.over is not None
    assert table.here.over.ranks[0] == 3
    assert code(table, 9_000, SECOND, GIVE_UP) == "game_over"


def test_settling_gives_the_same_result_whenever_it_is_called() -> None:
    table = doubting()
    late = list(settle(table.game, table.here, Millis(60_000), table.seal.luck))
    assert [played.entry.actor for played in late][:2] == ["clock", "judge"]
    assert [played.entry.at for played in late][:2] == [6_500, 6_500]
    table.wait(10_000)
    table.wait(60_000)
    assert table.log[-len(late) :] == [played.entry for played in late]


def test_what_was_taken_back_does_not_count_even_if_it_was_a_take_back() -> None:
    table = laying()
    first = len(table.log)
    low = table.state.hands[0][0]
    table.act(0, Lay(low, 2), 1_000)
    second = len(table.log)
    table.act(1, PASS, 2_000)
    table.take_back(second)
    table.act(2, DOUBT, 3_000)
    table.take_back(first)
    table.act(0, Lay(low, 5), 4_000)
    assert [entry.action for entry in line(table.log)][-1] == Lay(low, 5)
    assert len(line(table.log)) == first + 1
    assert replay(table.game, 3, table.log)[-1].position == table.here


def test_a_take_back_does_not_change_the_luck() -> None:
    table = Table(Fib(), seats=2)
    dealt = table.state.hands
    table.take_back(0)
    assert isinstance(table.log[-1].action, DealHands)
    assert table.state.hands == dealt
    assert Table(Fib(), seats=2, seed=b"another").state.hands != dealt


def test_a_whisper_is_heard_by_one_seat_alone() -> None:
    table = Table(Fib(), seats=2)
    events = replay(table.game, 2, table.log)[0].events
    assert heard(FIRST, events) == (HandDealt(FIRST, table.state.hands[0]),)
    assert heard("bystander", events) == ()


@pytest.mark.rule("X-3")
def test_a_deadline_is_shown_half_a_second_before_it_strikes() -> None:
    until = deadline(Millis(2_000), 30)
    assert until == 32_500
    assert shown(until) == 32_000
    assert deadline(Millis(2_000), None) is None
    assert shown(None) is None
