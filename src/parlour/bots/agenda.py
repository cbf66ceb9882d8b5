"""Which of several bots answers first: what unhurried bots have decided to do, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from parlour.bots.bot import Bot, Unhurried
from parlour.core.game import Action, Luck, Millis, Seat, TimeUp, keeps
from parlour.core.sitting import AnySitting


class Plan(NamedTuple):
    at: Millis
    seat: Seat
    action: Action


class Agenda:
    """A bot decides when it is asked. Its plan holds until it has acted, is no longer asked, or the clock rings."""

    def __init__(self, bots: Mapping[Seat, Bot], budget: Millis) -> None:
        self.bots = {seat: cast(Unhurried, bot) for seat, bot in bots.items() if keeps(type(bot), Unhurried)}
        self._budget = budget
        self._plans: dict[Seat, Plan] = {}
        self._read = 0

    def plans(self, sitting: AnySitting, now: Millis, luck: Callable[[Seat], Luck]) -> list[Plan]:
        """Soonest first. Bots that are newly asked decide now."""
        self._forget(sitting)
        for seat in sorted(sitting.turn.awaited & self.bots.keys() - self._plans.keys()):
            bot, view = self.bots[seat], sitting.view(seat)
            if (takes := bot.takes(view)) is not None:
                self._plans[seat] = Plan(Millis(now + takes), seat, bot(view, self._budget, luck(seat)))
        return sorted(self._plans.values(), key=lambda plan: (plan.at, plan.seat))

    def _forget(self, sitting: AnySitting) -> None:
        for played in sitting.played[self._read :] if self._plans else ():
            rang = isinstance(played.entry.action, TimeUp)
            asked = frozenset() if rang else played.turn.awaited - {played.entry.actor}
            self._plans = {seat: plan for seat, plan in self._plans.items() if seat in asked}
        self._read = len(sitting.played)
