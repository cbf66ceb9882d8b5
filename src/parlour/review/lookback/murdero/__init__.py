"""Looking back at MURDERO: the odds of each play in sampled deals, and the draws that were lucky."""

from __future__ import annotations

from typing import Final

from parlour.bots.murdero.weighing import TASTES, Thought, Weighed
from parlour.core.game import Action, TimeUp
from parlour.core.luck import seeded
from parlour.games.murdero.actions import DONE, DRAW, Build, Discard, Done, Draw, Play, SeatAction, Swap, Take, Use
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import Acting, Drawing, View
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.murdero.drawing import needed
from parlour.review.lookback.murdero.sampling import Deals, Tried, gain
from parlour.review.lookback.murdero.sentences import better, deals, found, lucky, odds
from parlour.review.lookback.remark import Remark

ROUNDS: Final = ((10, 12), (4, 24))
"""How many of the other plays are tried, and in how many deals: first those that look best, then the best of these."""
MANY: Final = 120
"""In how many more deals the best of them is tried beside the play that was made."""
CLEARLY: Final = 4.0
"""Better by this many points earns a mark, if that is beyond chance. What looks worse at first sight must be better by
so many more, because imagined players do not know every card.
"""
FINE: Final = 8.0
"""A play so many points ahead of the next best is a find."""
AS_GOOD: Final = 0.5
NATURAL: Final = (Build, Take, Draw, Play, Use, Swap, Discard, Done)
"""Of equally good plays, the first of these kinds is named."""
SHARE: Final = 0.2
"""A draw is lucky if no larger share of the cards would have done."""
LUCK: Final = 8.0


def remark(game: Murdero, decision: Decision) -> Remark | None:
    view: View = decision.view
    action = played(view, decision.action)
    if action is None:
        return None
    choices = Thought(game, view, decision.seat, TASTES["expert"], seeded(0)).choices()
    if not instead(choices, action):
        return drawn(game, decision)
    judged = compared(game, decision, choices, action)
    chance = drawn(game, decision)
    if chance is None or chance.weight < judged.weight:
        return judged
    return Remark(decision.ply, (*chance.said, *judged.said), "lucky", chance.weight)


def played(view: View, action: Action) -> SeatAction | None:
    """A seat whose time ran out has drawn, or ended its turn."""
    match view.open.phase, action:
        case Drawing(), TimeUp():
            return DRAW
        case Acting(), TimeUp():
            return DONE
        case _, Draw() | Take() | Build() | Play() | Use() | Swap() | Done() | Discard():
            return action
        case _:
            return None


def compared(game: Murdero, decision: Decision, choices: list[Weighed], action: SeatAction) -> Remark:
    """The play beside the best other one. Chosen in some deals, they are judged in others, so luck does not choose."""
    sampled = Deals(game, decision.view, decision.seat)
    others, first = promising(sampled, instead(choices, action))
    rival = plainest(others, first)
    following = next((one for one in ranked(others, first) if not alike(one.action, action)), rival)
    mine, theirs, next_best = sampled.tried([action, rival.action, following.action], MANY)
    looks = next((one.worth for one in choices if one.action == action), rival.worth)
    ahead, behind = gain(theirs, mine), gain(mine, next_best)
    if ahead.certain and ahead.value >= CLEARLY + max(0.0, looks - rival.worth):
        said = better(decision.view, rival.action, theirs, mine)
        return Remark(decision.ply, (said, deals(mine)), "better", ahead.value, rival.action)
    if behind.certain and behind.value >= FINE and isinstance(action, Play | Use | Swap | Discard):
        return Remark(decision.ply, (found(mine, next_best), deals(mine)), "find", behind.value)
    return Remark(decision.ply, (odds(mine), deals(mine)))


def instead(choices: list[Weighed], action: SeatAction) -> list[Weighed]:
    """What could have been done instead, and not afterwards as well.

    Whoever lays a card may still act, and whoever has acted may still lay cards. Only the end of the hand prevents it.
    """
    ends = any(one.ends for one in choices if one.action == action)
    match action:
        case Build(card) if not ends:
            return [one for one in choices if one.action != action and holds_back(one.action, card)]
        case Swap(card) if not ends:
            return [one for one in choices if one.action != action and laid_no_other(one.action, card)]
        case Play() | Use() if not ends:
            return [one for one in choices if one.action != action and not isinstance(one.action, Build)]
        case _:
            return [one for one in choices if one.action != action]


def holds_back(action: SeatAction, card: str) -> bool:
    """Something else is done with this card, or nothing."""
    return isinstance(action, Done) or (isinstance(action, Build | Swap) and action.card == card)


def laid_no_other(action: SeatAction, card: str) -> bool:
    """Whoever exchanges a card can lay every other one afterwards, but not this one."""
    return not isinstance(action, Build) or action.card == card


def promising(sampled: Deals, choices: list[Weighed]) -> tuple[list[Weighed], list[Tried]]:
    """The best of these plays, round by round in more deals, and what each did in all of them."""
    tried = [Tried([], [], []) for _ in choices]
    for most, times in ROUNDS:
        choices, tried = choices[:most], tried[:most]
        for so_far, more in zip(tried, sampled.tried([one.action for one in choices], times), strict=True):
            so_far.add(more)
        order = sorted(range(len(choices)), key=lambda at: -tried[at].value)
        choices, tried = [choices[at] for at in order], [tried[at] for at in order]
    return choices, tried


def ranked(choices: list[Weighed], tried: list[Tried]) -> list[Weighed]:
    """The best in the deals first."""
    order = sorted(range(len(choices)), key=lambda at: -tried[at].value)
    return [choices[at] for at in order]


def alike(one: SeatAction, other: SeatAction) -> bool:
    """The same Action Card, aimed at something else."""
    return isinstance(one, Play | Use) and isinstance(other, Play | Use) and one.card == other.card


def plainest(choices: list[Weighed], tried: list[Tried]) -> Weighed:
    """Of those that are as good as the best, the one a person finds most natural."""
    most = max(one.value for one in tried)
    good = [one for one, found in zip(choices, tried, strict=True) if found.value >= most - AS_GOOD]
    return min(good, key=lambda one: (not one.wins, NATURAL.index(type(one.action))))


def drawn(game: Murdero, decision: Decision) -> Remark | None:
    """The card that closed a case, though few would have."""
    if not isinstance(decision.action, Draw | Swap) or decision.after is None:
        return None
    card = needed(game, decision.view, decision.after, decision.seat)
    if card is None or card.fitting > SHARE * card.unseen:
        return None
    return Remark(decision.ply, (lucky(card),), "lucky", LUCK)
