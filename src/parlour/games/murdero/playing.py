"""Taking action: playing an Action Card, using a Permanent, or exchanging a card (MU-5, MU-11 to MU-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from parlour.core.game import Illegal
from parlour.games.murdero.action_card import ActionCard, Aims, Draws, Effect, Situation, action_card
from parlour.games.murdero.actions import NOTHING, AnyAim
from parlour.games.murdero.cards import is_case_card
from parlour.games.murdero.events import ActionPlayed, ActionUsed, CardDiscarded
from parlour.games.murdero.state import Move
from parlour.games.murdero.table import discarded, out_of_game, out_of_hand


def possible(at: Situation, found: Aims) -> Sequence[AnyAim]:
    """Everything a card may be aimed at now."""
    try:
        return tuple(found(at))
    except Illegal:
        return ()


def first(at: Situation, found: Aims) -> AnyAim | None:
    """The first thing a card may be aimed at now, or None if there is nothing."""
    try:
        return next(found(at), None)
    except Illegal:
        return None


def play(at: Situation, card: str, aim: AnyAim) -> Effect:
    """A One Shot leaves the game, a Permanent is laid (MU-12, MU-13)."""
    if card not in at.hand:
        raise Illegal("card_not_in_hand", card=card)
    if is_case_card(card):
        raise Illegal("cases_are_built", rule="MU-5", card=card)
    unit = action_card(card)
    check(at, unit, unit.aims, aim)
    if unit.permanent:
        return unit.play(at, aim)
    state = out_of_game(out_of_hand(at.state, at.seat, card), card)
    effect = unit.play(Situation(at.agreed, state, at.seat), aim)
    return replace(effect, told=(ActionPlayed(at.seat, card, aim), *effect.told))


def usable(move: Move, permanents: tuple[str, ...]) -> Iterator[str]:
    """The Permanents with an ability that were not laid this turn (MU-14)."""
    for card in dict.fromkeys(permanents):
        if action_card(card).use is not None and permanents.count(card) > move.fresh.count(card):
            yield card


def use(at: Situation, move: Move, card: str, aim: AnyAim) -> Effect:
    if card not in at.place.permanents:
        raise Illegal("not_before_you", card=card)
    unit = action_card(card)
    if unit.use is None or unit.use_aims is None:
        raise Illegal("nothing_to_use", rule="MU-14", card=card)
    if card not in usable(move, at.place.permanents):
        raise Illegal("not_in_its_first_turn", rule="MU-14", card=card)
    check(at, unit, unit.use_aims, aim)
    effect = unit.use(at, aim)
    return replace(effect, told=(ActionUsed(at.seat, card, aim), *effect.told))


def check(at: Situation, unit: ActionCard, found: Aims, aim: AnyAim) -> None:
    """Raises Illegal, naming the rule, if the card cannot be aimed at this."""
    if aim in found(at):
        return
    if unit.why is not None and found is unit.aims:
        raise unit.why(at, aim)
    if not any(True for _ in found(at)):
        raise no_target(unit)
    raise Illegal("not_a_target", rule=unit.rule, card=unit.name)


def no_target(unit: ActionCard) -> Illegal:
    return Illegal("no_target", rule="MU-A26", card=unit.name)


def unplayable(at: Situation, unit: ActionCard) -> Illegal:
    """Why an Action Card that cannot be aimed at anything cannot be played."""
    return no_target(unit) if unit.why is None else unit.why(at, NOTHING)


def swap(at: Situation, card: str) -> Effect:
    """As the action of a turn, discard a card and draw another (MU-5, MU-A28)."""
    if card not in at.hand:
        raise Illegal("card_not_in_hand", card=card)
    if not at.state.open.file:
        raise Illegal("case_file_empty", rule="MU-A28")
    state = discarded(out_of_hand(at.state, at.seat, card), card)
    return Effect(state, (CardDiscarded(at.seat, card),), Draws(1))


def once(move: Move) -> None:
    if move.acted:
        raise spent()


def spent() -> Illegal:
    return Illegal("one_action_a_turn", rule="MU-5")
