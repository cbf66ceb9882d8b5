"""Time: windows, the floor, and what happens when time runs out."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Next, RaiseObjection, Show, Touch, TurnTile
from parlour.games.moerder.events import (
    ObjectionFell,
    TileCollected,
    TileTurned,
    TimeRanOut,
    TouchPassed,
    TurnEnded,
)
from parlour.games.moerder.state import Looking, Showing, Turning
from parlour.kit.window import PASS
from tests.games.moerder.table import BOX, Table, chain, laid

ROW = chain("a1 b1 c1 d1 e1 f1")
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
GRACE = 500


def touched(game: Moerder = BOX, seats: int = 3, at: int = 0) -> Table:
    table = Table(game, seats, board=laid("MÖ"))
    table.act(0, Touch(0), at=at)
    return table


@pytest.mark.rule("MO-X4")
def test_a_window_asks_all_the_others_for_ten_seconds() -> None:
    table = touched(at=5)
    assert table.turn.awaited == {1, 2} and table.turn.welcome == frozenset()
    assert table.turn.until == 15_000 + GRACE
    assert table.refuses(0, Next()) == "not_your_turn"
    assert table.time_up() == [TileCollected(ONE, 0, "M")]


@pytest.mark.rule("MO-X4")
def test_a_seat_that_has_passed_may_change_its_mind_while_the_window_is_open() -> None:
    table = touched()
    assert table.act(1, PASS, at=1) == [TouchPassed(TWO)]
    assert table.turn.awaited == {2} and table.turn.welcome == {1}
    assert table.refuses(1, PASS) == "already_passed"
    assert table.acts(1) == ("object",)
    table.act(1, RaiseObjection(), at=2)
    table.act(1, Show(ROW), at=3)
    assert table.active == 1 and table.open.hands == ("", "", "")


@pytest.mark.rule("MO-X4")
def test_a_window_closes_when_everybody_has_passed() -> None:
    table = touched()
    table.act(2, PASS)
    assert table.act(1, PASS) == [TouchPassed(TWO), TileCollected(ONE, 0, "M")]


@pytest.mark.rule("MO-X4")
def test_a_window_until_all_pass_lasts_a_minute_at_most() -> None:
    table = touched(Moerder(start_player=0, window=None))
    assert table.turn.until == 60_000 + GRACE
    assert touched(Moerder(start_player=0, window=5)).turn.until == 5_000 + GRACE


@pytest.mark.rule("MO-A4")
def test_the_first_objection_has_the_floor_and_the_second_is_told_so() -> None:
    table = touched()
    table.act(2, RaiseObjection(), at=4)
    assert table.turn.awaited == {2} and table.turn.until == 34_000 + GRACE
    assert table.refuses(1, RaiseObjection()) == "floor_taken"
    assert table.refuses(1, Show(ROW)) == "floor_taken"
    assert table.refuses(0, Next()) == "not_your_turn"


@pytest.mark.rule("MO-A4")
def test_while_somebody_has_the_floor_the_others_may_pass() -> None:
    table = touched()
    table.act(2, RaiseObjection(), at=4)
    assert table.turn.welcome == {1} and table.acts(1) == ("pass",)
    assert table.act(1, PASS, at=5) == [TouchPassed(TWO)]
    assert table.turn.welcome == frozenset() and table.in_phase(Showing)
    assert table.time_up() == [ObjectionFell(THREE, 0), TileCollected(ONE, 0, "M")]


@pytest.mark.rule("MO-A4")
@pytest.mark.parametrize(("objected", "left"), [(4, 6_000 + GRACE), (9, 3_000 + GRACE)])
def test_when_an_objection_falls_the_window_goes_on_for_the_others(objected: int, left: int) -> None:
    """It has the time it had left, but at least three seconds."""
    table = touched()
    table.act(2, RaiseObjection(), at=objected)
    fell = objected * 1000 + 30_000 + GRACE
    assert table.time_up() == [ObjectionFell(THREE, 0)]
    assert table.turn.awaited == {1} and table.turn.welcome == frozenset()
    assert table.turn.until == fell + left
    assert table.refuses(2, RaiseObjection()) == "not_your_turn"
    table.act(1, RaiseObjection())
    table.act(1, Show(ROW))
    assert table.active == 1


@pytest.mark.rule("MO-A4")
def test_a_chain_shown_too_late_is_void() -> None:
    table = Table(Moerder(start_player=0, show_seconds=10), board=laid("M"))
    table.act(0, Touch(0))
    table.act(1, RaiseObjection())
    assert table.turn.until == 10_000 + GRACE
    assert table.refuses(1, Show(ROW), at=11) == "too_late"


@pytest.mark.rule("MO-X3")
def test_a_turn_has_no_clock_unless_it_was_agreed() -> None:
    assert Table().turn.until is None
    table = Table(Moerder(start_player=0, turn_seconds=30))
    assert table.turn.until == 30_000 + GRACE
    table.act(0, TurnTile(0), at=10)
    assert table.turn.until == 30_000 + GRACE
    table.act(0, Next(), at=20)
    assert table.turn.until == 50_000 + GRACE


@pytest.mark.rule("MO-X3")
def test_the_clock_of_a_turn_stands_while_a_window_is_open() -> None:
    table = touched(Moerder(start_player=0, turn_seconds=30), at=12)
    table.act(1, PASS, at=15)
    table.act(2, PASS, at=20)
    assert table.turn.until == 20_000 + 18_000 + GRACE


@pytest.mark.rule("MO-X7")
def test_when_time_runs_out_chance_turns_a_tile_and_the_turn_ends() -> None:
    table = Table(Moerder(start_player=0, turn_seconds=30), 3)
    events = table.time_up()
    assert events[0] == TimeRanOut(ONE) and events[-1] == TurnEnded(ONE, time_up=True)
    assert isinstance(events[1], TileTurned) and table.open.hidden == 35
    assert table.active == 1 and table.in_phase(Turning)


@pytest.mark.rule("MO-X7")
def test_when_time_runs_out_after_turning_the_turn_just_ends() -> None:
    table = Table(Moerder(start_player=0, turn_seconds=30), 3)
    table.act(0, TurnTile(0))
    hidden = table.open.hidden
    assert table.time_up() == [TurnEnded(ONE, time_up=True)]
    assert table.active == 1 and table.open.hidden == hidden


@pytest.mark.rule("MO-X7")
def test_the_body_turned_by_chance_turns_its_neighbours_too() -> None:
    table = Table(Moerder(start_player=0, turn_seconds=30), turns_up="c3=†", picks="c3")
    table.time_up()
    assert table.open.board.count("†") == 1 and table.open.hidden == 27
    assert table.active == 1


@pytest.mark.rule("MO-X7")
def test_a_seat_that_lets_a_window_run_out_has_passed() -> None:
    table = touched()
    table.act(1, PASS)
    assert table.time_up() == [TileCollected(ONE, 0, "M")]
    assert table.active == 0 and table.in_phase(Looking)
