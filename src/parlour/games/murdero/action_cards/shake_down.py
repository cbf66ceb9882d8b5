"""SHAKE DOWN: give up a Case Card of your own, and take one of another player's (MU-C3, MU-A4)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Illegal
from parlour.games.murdero.action_card import ActionCard, Effect, Robs, Situation
from parlour.games.murdero.actions import Rob, Trade
from parlour.games.murdero.events import CardsRemoved, CardStolen, TableEvent
from parlour.games.murdero.state import State
from parlour.games.murdero.table import (
    as_card,
    case_cards,
    discarded,
    into_hand,
    lifted,
    others,
    out_of_game,
    remove,
    with_place,
)


def aims(at: Situation) -> Iterator[Trade | Rob]:
    open, gives = at.state.open, tuple(case_cards(at.place))
    if not gives:
        raise Illegal("nothing_to_give_up", rule="MU-A4")
    for seat in others(open, at.seat):
        if at.agreed.shake_down == "from_sets":
            takes = tuple(case_cards(open.places[seat]))
            yield from (Trade(give, seat, take) for give in gives for take in takes)
        elif open.sizes[seat]:
            yield from (Rob(give, seat) for give in gives)


def play(at: Situation, aim: Trade | Rob) -> Effect:
    state, told = remove(at.agreed, at.state, at.seat, aim.give)
    match aim:
        case Rob(seat=victim):
            return Effect(state, told, Robs(victim))
        case Trade():
            return taken(at, state, aim, told)


def taken(at: Situation, state: State, aim: Trade, told: tuple[TableEvent, ...]) -> Effect:
    """The card goes into the hand, and what it held up falls."""
    victim, to_pile = aim.seat, at.agreed.removed_cards == "discard"
    place, fallen = lifted(state.open.places[victim], aim.take)
    state = into_hand(with_place(state, victim, place), at.seat, aim.take)
    told = (*told, CardStolen(at.seat, victim, aim.take))
    if not fallen:
        return Effect(state, told)
    state = (discarded if to_pile else out_of_game)(state, *map(as_card, fallen))
    return Effect(state, (*told, CardsRemoved(victim, fallen, to_pile)))


CARD = ActionCard("shake_down", "MU-C3", aims, play, harmless=True)
