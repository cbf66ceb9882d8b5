"""The odds of plays at MURDERO: hands played to their end in deals that agree with what a seat saw.

All plays are tried in the same deals, so that they differ by what they do more than by luck. The luck comes from the
view itself: the same view always has the same odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

from msgspec import json

from parlour.bots.murdero.playout import coded
from parlour.bots.murdero.search import imagined, stakes
from parlour.core.game import Seat
from parlour.core.luck import Stream, shuffled
from parlour.games.murdero.actions import SeatAction
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import View

BEYOND_CHANCE: Final = 2.5
"""How many standard errors a difference must be."""


class Tried(NamedTuple):
    """A play in each deal: what it was worth, the match included, the lead in points, and whether its side won."""

    values: list[float]
    leads: list[float]
    won: list[bool]

    def add(self, more: Tried) -> None:
        self.values.extend(more.values)
        self.leads.extend(more.leads)
        self.won.extend(more.won)

    @property
    def value(self) -> float:
        return fmean(self.values)

    @property
    def points(self) -> float:
        return fmean(self.leads)

    @property
    def tenths(self) -> int:
        """How many times in ten it wins the hand."""
        return round(10 * fmean(self.won))


class Gain(NamedTuple):
    """By how much one play is better than another, and how far chance may have made it so."""

    value: float
    error: float

    @property
    def certain(self) -> bool:
        return self.value > BEYOND_CHANCE * self.error


class Deals:
    """Deals that agree with a view, one after the other."""

    def __init__(self, game: Murdero, view: View, seat: Seat) -> None:
        self.game, self.view, self.seat = game, view, seat
        self._luck = Stream(b"parlour lookback " + json.encode(view))
        self._stakes = stakes(game, view.open, seat)
        self._side = game.sides(len(view.open.places))[self._stakes.side]

    def tried(self, actions: Sequence[SeatAction], deals: int) -> list[Tried]:
        """What each of these does in the next deals."""
        found = [Tried([], [], []) for _ in actions]
        for _ in range(deals):
            state = self.game.guess(self.view, self._luck)
            file = shuffled(self._luck, [coded(card) for card in state.file])
            for action, so_far in zip(actions, found, strict=True):
                scores, winners = imagined(self.game, state, self.seat, action, file, self._luck)
                so_far.values.append(self._stakes.value(scores))
                so_far.leads.append(self._stakes.lead(scores))
                so_far.won.append(any(seat in winners for seat in self._side))
        return found


def gain(one: Tried, other: Tried) -> Gain:
    gains = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=True)]
    return Gain(fmean(gains), sqrt(variance(gains) / len(gains)))
