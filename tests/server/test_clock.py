"""Table time stops while the table rests."""

from parlour.core.game import Millis
from parlour.server.tables.clock import TableClock


def test_a_clock_resumes_where_it_stopped() -> None:
    seconds = 100.0
    clock = TableClock(Millis(5_000), lambda: seconds)
    seconds += 60
    assert clock.now() == 5_000
    clock.go()
    seconds += 1.5
    assert clock.now() == 6_500
    clock.stand()
    seconds += 60
    assert (clock.now(), clock.running) == (6_500, False)
    clock.go()
    clock.go()
    seconds += 1
    assert clock.now() == 7_500


def test_a_clock_catches_up_with_the_log_and_never_runs_back() -> None:
    seconds = 0.0
    clock = TableClock(Millis(0), lambda: seconds)
    clock.go()
    seconds = 1.0
    clock.reach(Millis(4_000))
    assert clock.now() == 4_000
    clock.reach(Millis(2_000))
    seconds = 2.0
    assert clock.now() == 5_000


def test_a_clock_can_be_turned_forward_and_back() -> None:
    seconds = 0.0
    clock = TableClock(Millis(5_000), lambda: seconds)
    clock.go()
    seconds = 2.0
    clock.turn_to(Millis(6_000))
    assert (clock.now(), clock.ran()) == (6_000, 2_000)
    seconds = 3.0
    assert clock.now() == 7_000
    clock.turn_to(Millis(9_000))
    assert clock.now() == 9_000
