"""What a seat may do in its turn, worked out from its view, for bots, laws and the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from parlour.core.game import Luck, Seat
from parlour.core.luck import choice
from parlour.core.saying import refusal
from parlour.games.murdero.action_card import Aims, Draws, Effect, EndsHand, Situation, action_card
from parlour.games.murdero.actions import (
    DONE,
    AnyAim,
    AtCard,
    Build,
    Done,
    Play,
    Swap,
    Trade,
    Use,
)
from parlour.games.murdero.building import build, buildable, unbuildable
from parlour.games.murdero.cards import POINTS, is_case_card
from parlour.games.murdero.options import Options
from parlour.games.murdero.playing import first, possible, unplayable, usable
from parlour.games.murdero.state import Barred, Buildable, Falling, Move, Offer, Playable, State, View
from parlour.games.murdero.table import case_cards, lifted, permanents
from parlour.games.murdero.winning import winners
from parlour.kit.row import changed

Choice = Build | Play | Use | Swap | Done
Kind = type[Play] | type[Use]
KINDS: Final = 4


class InTurn(Struct, frozen=True, gc=False):
    """What a seat may do in its turn. `allows` judges whatever else somebody thinks of."""

    agreed: Options
    view: View
    move: Move
    allows: Callable[[View, Seat, object], bool]

    def __iter__(self) -> Iterator[Choice]:
        return listed(self.agreed, self.view, self.move)

    def __contains__(self, action: object) -> bool:
        return self.allows(self.view, self.move.seat, action)

    def pick(self, luck: Luck) -> Choice:
        return drawn(self.agreed, self.view, self.move, luck)


def seen(view: View, seat: Seat) -> State:
    """The table as this seat sees it, which is enough to try its actions."""
    unseen: tuple[tuple[str, ...], ...] = ((),) * len(view.open.sizes)
    return State(view.open, changed(unseen, seat, view.hand), ())


def plays(view: View, move: Move) -> list[tuple[Kind, str]]:
    """The Action Cards that could be played or used, given a target."""
    if move.acted:
        return []
    played: list[tuple[Kind, str]] = [(Play, card) for card in dict.fromkeys(view.hand) if card not in POINTS]
    return played + [(Use, card) for card in usable(move, view.open.places[move.seat].permanents)]


def aimed(at: Situation, kind: Kind, card: str) -> Sequence[AnyAim]:
    """Everything a card may be aimed at now."""
    return possible(at, aims_of(kind, card))


def target(at: Situation, kind: Kind, card: str) -> AnyAim | None:
    """The first of these, without looking for the others. None if there is nothing."""
    return first(at, aims_of(kind, card))


def aims_of(kind: Kind, card: str) -> Aims:
    unit = action_card(card)
    if kind is Play:
        return unit.aims
    assert unit.use_aims is not None
    return unit.use_aims


def may_swap(view: View, move: Move) -> bool:
    return bool(not move.acted and view.open.file and view.hand)


def swaps(view: View, move: Move) -> Sequence[str]:
    """The cards that may be exchanged."""
    return list(dict.fromkeys(view.hand)) if may_swap(view, move) else ()


def listed(agreed: Options, view: View, move: Move) -> Iterator[Choice]:
    seat = move.seat
    yield DONE
    yield from (Build(card, onto) for card, onto in buildable(agreed, view.open, seat, view.hand))
    at = Situation(agreed, seen(view, seat), seat)
    for kind, card in plays(view, move):
        yield from (kind(card, aim) for aim in aimed(at, kind, card))
    yield from map(Swap, swaps(view, move))


def drawn(agreed: Options, view: View, move: Move, luck: Luck) -> Choice:
    """A random action: the kind first, then the action."""
    while True:
        match luck.below(KINDS):
            case 0 if fitting := list(buildable(agreed, view.open, move.seat, view.hand)):
                return Build(*choice(luck, fitting))
            case 1 if act := any_play(agreed, view, move, luck):
                return act
            case 2 if cards := swaps(view, move):
                return Swap(choice(luck, cards))
            case 3:
                return DONE


def any_play(agreed: Options, view: View, move: Move, luck: Luck) -> Play | Use | None:
    """An Action Card aimed at something, or None if the card drawn has no target."""
    cards = plays(view, move)
    if not cards:
        return None
    kind, card = choice(luck, cards)
    found = aimed(Situation(agreed, seen(view, move.seat), move.seat), kind, card)
    return kind(card, choice(luck, found)) if found else None


def offer(agreed: Options, view: View, move: Move) -> Offer:
    seat = move.seat
    at = Situation(agreed, seen(view, seat), seat)
    return Offer(
        builds=tuple(
            Buildable(card, onto, ends_hand(agreed, at.state, seat, card, onto))
            for card, onto in buildable(agreed, view.open, seat, view.hand)
        ),
        plays=tuple(filter(None, (playable(at, kind, card) for kind, card in plays(view, move)))),
        barred=tuple(barred(at, move)),
        swaps=may_swap(view, move),
        done=True,
        falls=tuple(falls(at.state)),
    )


def barred(at: Situation, move: Move) -> Iterator[Barred]:
    for card in dict.fromkeys(at.hand):
        why = unbuildable(at.agreed, at.state, at.seat, card) if is_case_card(card) else unplayable(at, move, card)
        if why is not None:
            yield Barred(card, refusal(why))


def ends_hand(agreed: Options, state: State, seat: Seat, card: str, onto: Seat) -> bool:
    after, _ = build(agreed, state, seat, card, onto)
    return bool(winners(after.open))


def playable(at: Situation, kind: Kind, card: str) -> Playable | None:
    """Trades are given as two halves, since all pairs would be many."""
    found = aimed(at, kind, card)
    if not found:
        return None
    trades = [aim for aim in found if isinstance(aim, Trade)]
    whole = tuple(aim for aim in found if not isinstance(aim, Trade))
    works = action_card(card).use if kind is Use else action_card(card).play
    return Playable(
        card,
        kind is Use,
        whole,
        ends=tuple(aim for aim in whole if works is not None and is_last(at, works(at, aim))),
        gives=tuple(dict.fromkeys(aim.give for aim in trades)),
        takes=tuple(dict.fromkeys(AtCard(aim.seat, aim.take) for aim in trades)),
        same_number=kind is Use and bool(trades),
    )


def is_last(at: Situation, effect: Effect) -> bool:
    """Does this end the hand?"""
    if winners(effect.state.open):
        return True
    match effect.then:
        case EndsHand():
            return True
        case Draws(cards, last):
            return cards >= effect.state.open.file and (last or at.agreed.case_file_empty == "immediate")
        case _:
            return False


def falls(state: State) -> Iterator[Falling]:
    """What each card in play holds up, if anything (MU-C6)."""
    for seat, place in enumerate(state.open.places):
        for card in (*case_cards(place), *permanents(place)):
            if fallen := lifted(place, card)[1]:
                yield Falling(Seat(seat), card, fallen)
