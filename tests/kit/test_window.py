"""A window: who is asked, who has passed, and until when."""

from __future__ import annotations

import pytest

from parlour.core.clock import GRACE
from parlour.core.game import Illegal, Millis, Seat, Turn
from parlour.kit.window import all_but, opened, passed

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
AT = Millis(4_000)


def test_everybody_asked_is_awaited_until_the_seconds_are_over() -> None:
    window = opened([THREE, ONE], 5, AT)
    assert window.asked == (ONE, THREE)
    assert window.turn == Turn(frozenset({ONE, THREE}), until=Millis(AT + 5_000 + GRACE))


def test_a_seat_that_has_passed_is_welcome_and_no_longer_awaited() -> None:
    window = passed(opened([ONE, THREE], 5, AT), THREE)
    assert window.waiting == {ONE}
    assert window.turn.awaited == {ONE} and window.turn.welcome == {THREE}


def test_nobody_is_waited_for_once_all_have_passed() -> None:
    window = passed(passed(opened([ONE, THREE], 5, AT), THREE), ONE)
    assert not window.waiting
    assert window.turn.welcome == {ONE, THREE}


def test_nobody_passes_twice() -> None:
    window = passed(opened([ONE, THREE], 5, AT), THREE)
    with pytest.raises(Illegal, match="already_passed"):
        passed(window, THREE)


def test_all_but_one_leaves_the_others() -> None:
    assert all_but(TWO, 3) == (ONE, THREE)
    assert all_but(ONE, 1) == ()
