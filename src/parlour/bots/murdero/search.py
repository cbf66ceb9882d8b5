"""The Expert imagines: it plays the choices that seem best to the end of the hand, in deals that agree with its view.

The number of deals is fixed, so that the same luck gives the same action. The budget only cuts it short.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import monotonic
from typing import Final, NamedTuple

from parlour.bots.murdero.playout import Playout, coded
from parlour.bots.murdero.weighing import START, TASTES, Thought, Weighed
from parlour.bots.murdero.worth import rivalry
from parlour.core.game import Entry, Luck, Millis, Seat
from parlour.core.luck import shuffled
from parlour.games.murdero.actions import SeatAction
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.scoring import by_side, counts, totals
from parlour.games.murdero.state import Acting, Counting, Drawing, Fetching, Open, Phase, Robbing, State, View

ROUNDS: Final = ((6, 16), (4, 16), (2, 32))
"""In each round, how many of the best choices are played, and in how many deals."""
MATCH: Final = 40
"""What winning the match is worth besides the points of the hand."""
DOUBT: Final = 1.0
"""How many standard errors are deducted for doubt."""
PRIOR: Final = 0.7
"""How much the first look counts besides what was imagined."""


def searched(game: Murdero, view: View, seat: Seat, budget: Millis, luck: Luck) -> SeatAction:
    thought = Thought(game, view, seat, TASTES["expert"], luck)
    choices = thought.choices()
    certain = thought.certain(choices)
    if certain is not None:
        return certain
    return best(game, view, seat, choices, monotonic() + budget / 1000, luck)


def best(game: Murdero, view: View, seat: Seat, choices: list[Weighed], until: float, luck: Luck) -> SeatAction:
    """The first choice, unless another is better beyond doubt."""
    at_stake = stakes(game, view.open, seat)
    values: list[list[float]] = [[] for _ in choices]
    gains = {0: 0.0}
    order = list(range(len(choices)))
    for most, more in ROUNDS:
        order = order[:most]
        if len(order) == 1:
            break
        for _ in range(more):
            state = game.guess(view, luck)
            file = shuffled(luck, [coded(card) for card in state.file])
            for at in order:
                end = imagined(game, state, seat, choices[at].action, file, luck)
                values[at].append(at_stake.value(end.scores))
            if monotonic() > until:
                break
        gains = {at: gain(choices, values, at) for at in order}
        order.sort(key=lambda at: (at != 0, -gains[at]))
    return choices[max(order, key=gains.__getitem__)].action


def gain(choices: list[Weighed], values: list[list[float]], at: int) -> float:
    """How much better a choice is than the first one, after a deduction for doubt."""
    if not at:
        return 0.0
    leads = [mine - first for mine, first in zip(values[at], values[0], strict=True)]
    mean = sum(leads) / len(leads)
    variance = sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
    return mean + PRIOR * (choices[at].worth - choices[0].worth) - DOUBT * sqrt(variance / len(leads))


class End(NamedTuple):
    """The scores of an imagined hand, by side, and the seats that won it."""

    scores: Sequence[int]
    winners: Sequence[int] = ()


def imagined(game: Murdero, state: State, seat: Seat, action: SeatAction, file: list[int], luck: Luck) -> End:
    """How the hand ends if this seat does this."""
    state = game.apply(state, Entry(START, seat, action)).state
    if isinstance(state.open.phase, Robbing) and (robbed := game.deal(state, luck)) is not None:
        state = game.apply(state, Entry(START, "chance", robbed)).state
    phase = state.open.phase
    if isinstance(phase, Counting):
        return End(by_side(game, counts(game, state, phase.winners)), phase.winners)
    playout = Playout(game, state, file)
    for other in range(len(state.hands)):
        if other != seat:
            playout.settle(other)
    scores = played_on(playout, phase, seat)
    return End(scores, () if playout.winner is None else (playout.winner,))


def played_on(playout: Playout, phase: Phase, seat: Seat) -> Sequence[int]:
    """The scores of a hand that goes on from this phase of the seat's turn."""
    match phase:
        case Fetching(move, cards, last):
            playout.fetch(seat, cards)
            if last and not playout.left:
                return playout.scores(None)
            return playout.run(seat, drawn=True, acted=move.acted)
        case Acting(move):
            return playout.run(seat, drawn=True, acted=move.acted)
        case Drawing(move):
            return playout.run(move.seat, drawn=False, acted=False)
        case _:
            return playout.run(seat, drawn=True, acted=True)


class Stakes(NamedTuple):
    """What the scores of this hand are worth to a side, and the match if that is decided (MU-10, MU-A14)."""

    side: int
    totals: tuple[int, ...]
    goal: int
    last: bool

    def lead(self, scores: Sequence[int]) -> float:
        mine = scores[self.side]
        return mine - (sum(scores) - mine) / (len(scores) - 1)

    def value(self, scores: Sequence[int]) -> float:
        worth = scores[self.side] - rivalry([score for side, score in enumerate(scores) if side != self.side])
        reached = [total + score for total, score in zip(self.totals, scores, strict=True)]
        best = max(reached)
        if reached.count(best) > 1 or (best < self.goal and not self.last):
            return worth
        return worth + (MATCH if reached[self.side] == best else -MATCH)


def stakes(game: Murdero, open: Open, seat: Seat) -> Stakes:
    side = next(at for at, side in enumerate(game.sides(len(open.places))) if seat in side)
    return Stakes(side, totals(game, open), game.goal, len(open.sheet) + 1 >= game.max_hands)
