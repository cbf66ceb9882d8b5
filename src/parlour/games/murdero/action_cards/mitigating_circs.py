"""MITIGATING CIRCS: once a turn, give up a Case Card of your own and draw two (MU-C12, MU-A5)."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Illegal
from parlour.games.murdero.action_card import Draws, Effect, Situation
from parlour.games.murdero.actions import Give, Trade
from parlour.games.murdero.permanents import permanent
from parlour.games.murdero.table import case_cards, others, partner, remove

CARDS = 2


def use_aims(at: Situation) -> Iterator[Give | Trade]:
    """If agreed, it draws nothing but costs an opponent a card of the same number."""
    open, gives = at.state.open, tuple(case_cards(at.place))
    if not gives:
        raise Illegal("nothing_to_give_up", rule="MU-A5")
    if at.agreed.mitigating == "draw2":
        if not open.file:
            raise Illegal("case_file_empty", rule="MU-A28")
        yield from map(Give, gives)
        return
    for seat in others(open, at.seat):
        if seat not in partner(at.agreed, at.seat):
            takes = tuple(case_cards(open.places[seat]))
            yield from (Trade(give, seat, take) for give in gives for take in takes if give[1] == take[1])


def use(at: Situation, aim: Give | Trade) -> Effect:
    state, told = remove(at.agreed, at.state, at.seat, aim.give)
    match aim:
        case Give():
            return Effect(state, told, Draws(CARDS))
        case Trade():
            state, more = remove(at.agreed, state, aim.seat, aim.take, sabotaged=True)
            return Effect(state, (*told, *more))


CARD = permanent("mitigating_circs", "MU-C12", use_aims=use_aims, use=use)
