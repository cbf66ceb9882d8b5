"""Which answers are stale, shown with the teaching game, whose windows ask several seats."""

import pytest

from parlour.core.game import TIME_UP, Action, Actor, Entry, Millis, Seat
from parlour.core.luck import seeded
from parlour.core.play import play, settle
from parlour.games.letter import Letter
from parlour.games.letter.actions import TakeRest
from parlour.kit.window import PASS
from parlour.server.tables.line import Line
from tests.teaching.actions import DOUBT, Lay
from tests.teaching.rules import Fib


class Evening:
    """Fib among three, driven as a table drives it."""

    def __init__(self) -> None:
        self.game = Fib(hand=2)
        self.line = Line(self.game, 3)
        self.settle()

    def settle(self) -> None:
        for played in settle(self.game, self.line.here, self.line.here.at, seeded):
            self.line.step(played)

    def act(self, actor: Actor, action: Action, at: int | None = None) -> None:
        time = self.line.here.at if at is None else Millis(at)
        self.line.step(play(self.game, self.line.here, Entry(time, actor, action)))
        self.settle()

    def lay(self, seat: int) -> None:
        self.act(Seat(seat), Lay(self.line.here.state.hands[seat][0], 6))


def test_an_answer_to_a_window_stays_good_while_others_answer() -> None:
    evening = Evening()
    evening.lay(0)
    seen = evening.line.ply
    evening.act(Seat(1), PASS)
    assert not evening.line.stale(2, seen)
    assert evening.line.stale(1, seen)
    assert not evening.line.stale(1, evening.line.ply)


def test_a_late_answer_never_counts_for_the_next_window() -> None:
    evening = Evening()
    evening.lay(0)
    seen = evening.line.ply
    evening.act(Seat(1), DOUBT)
    assert evening.line.stale(2, seen)
    evening.lay(1)
    assert 2 in evening.line.turn.awaited
    assert evening.line.stale(2, seen)
    assert not evening.line.stale(2, evening.line.ply)


def test_when_the_clock_rings_every_answer_is_stale() -> None:
    evening = Evening()
    seen = evening.line.ply
    evening.act("clock", TIME_UP, evening.line.turn.until)
    assert all(evening.line.stale(seat, seen) for seat in range(3))


def test_an_answer_to_a_future_question_is_stale() -> None:
    evening = Evening()
    assert evening.line.stale(0, evening.line.ply + 1)


@pytest.mark.rule("LE-X4")
def test_to_take_letters_before_play_is_no_turn_yet() -> None:
    game = Letter(start_player=0)
    line = Line(game, 2)
    line.step(play(game, line.here, Entry(Millis(0), Seat(0), TakeRest())))
    assert line.had_turn == [False, False]
