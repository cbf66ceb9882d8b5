"""Bots that take their time answer in the order they are ready."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.bots.agenda import Agenda, Plan
from parlour.core.game import Action, Luck, Millis, Seat
from parlour.core.luck import seeded
from parlour.core.sitting import AnySitting, Sitting
from parlour.games.letter import Letter
from parlour.games.letter.actions import Done, Knock, Lay
from parlour.games.letter.state import Knockable
from parlour.kit.window import PASS

BUDGET = Millis(1000)
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


class Slow:
    """Takes this long to act in a window, and no time elsewhere."""

    def __init__(self, action: Action, takes: int) -> None:
        self.action = action
        self._takes = Millis(takes)

    def __call__(self, view: Any, budget: Millis, luck: Luck) -> Action:
        return self.action

    def takes(self, view: Any) -> Millis | None:
        return self._takes if isinstance(view.open.phase, Knockable) else None


def window() -> AnySitting:
    """Seats 0 and 1 have laid their first letters; 0, 2 and 3 may knock."""
    sitting = Sitting(Letter(draft="random_deal", start_player=0), 4, b"tea")
    for seat in (0, 1):
        sitting.act(seat, Lay(sitting.view(Seat(seat)).open.hands[seat][0], 10 * seat, 0), 0)
        sitting.act(seat, Done(), 0)
    return sitting


def luck(seat: Seat) -> Luck:
    return seeded(seat)


@pytest.mark.rule("LE-A13")
def test_the_soonest_plan_comes_first_and_plans_last_while_others_answer() -> None:
    sitting = window()
    agenda = Agenda({ONE: Slow(PASS, 4_000), THREE: Slow(Knock(), 2_000)}, BUDGET)
    first, second = agenda.plans(sitting, Millis(100), luck)
    assert first == Plan(Millis(2_100), THREE, Knock()) and second == Plan(Millis(4_100), ONE, PASS)
    sitting.act(3, PASS, 1_500)
    assert agenda.plans(sitting, Millis(1_500), luck) == [first, second], "bots asked once decide once"
    sitting.act(first.seat, first.action, first.at)
    assert agenda.plans(sitting, first.at, luck) == [second], "seat 0 is still asked, for half a second"


@pytest.mark.rule("LE-A16")
def test_when_the_clock_rings_all_plans_are_void() -> None:
    sitting = window()
    agenda = Agenda({ONE: Slow(Knock(), 9_000), THREE: Slow(Knock(), 2_000)}, BUDGET)
    agenda.plans(sitting, Millis(0), luck)
    sitting.act(2, Knock(), 2_000)
    sitting.settle(2_500)
    assert agenda.plans(sitting, Millis(2_500), luck) == [], "seat 2 names words now"


def test_bots_that_answer_at_once_have_no_plans() -> None:
    assert Agenda({ONE: lambda view, budget, luck: PASS}, BUDGET).plans(window(), Millis(0), luck) == []
