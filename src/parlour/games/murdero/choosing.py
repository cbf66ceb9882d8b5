"""What a seat may do in its turn, worked out from its view: for bots, laws and the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from parlour.core.game import Luck, Seat
from parlour.core.luck import choice
from parlour.core.saying import refusal
from parlour.games.murdero.action_card import Draws, Effect, EndsHand, Situation, action_card
from parlour.games.murdero.actions import (
    DONE,
    AtCard,
    Build,
    Done,
    Play,
    Swap,
    Trade,
    Use,
)
from parlour.games.murdero.building import build, buildable, unbuildable
from parlour.games.murdero.cards import is_case_card
from parlour.games.murdero.options import Options
from parlour.games.murdero.playing import aims, unplayable, usable, use_aims
from parlour.games.murdero.state import Barred, Buildable, Falling, Move, Offer, Playable, State, View
from parlour.games.murdero.table import case_cards, lifted, permanents
from parlour.games.murdero.winning import winners

Choice = Build | Play | Use | Swap | Done
SHOWN_HANDS: Final = ()


def seen(view: View, seat: Seat) -> State:
    """The table as far as this seat sees it: enough to try what it might do."""
    hands = tuple(view.hand if owner == seat else SHOWN_HANDS for owner in range(len(view.open.sizes)))
    return State(view.open, hands, ())


def builds(agreed: Options, view: View, seat: Seat) -> Iterator[Choice]:
    return (Build(card, onto) for card, onto in buildable(agreed, view.open, seat, view.hand))


def plays(at: Situation, move: Move) -> Iterator[tuple[type[Play] | type[Use], str]]:
    """The Action Cards that could be played or used, were there something to aim them at."""
    if not move.acted:
        yield from ((Play, card) for card in dict.fromkeys(at.hand) if not is_case_card(card))
        yield from ((Use, card) for card in usable(move, at.place.permanents))


def aimed(at: Situation, kind: type[Play] | type[Use], card: str) -> Iterator[Play | Use]:
    found = aims(at, card) if kind is Play else use_aims(at, card)
    return (kind(card, aim) for aim in found)


def swaps(view: View, move: Move) -> Iterator[Swap]:
    if not move.acted and view.open.file:
        yield from map(Swap, dict.fromkeys(view.hand))


def listed(agreed: Options, view: View, seat: Seat, move: Move) -> Iterator[Choice]:
    yield DONE
    yield from builds(agreed, view, seat)
    at = Situation(agreed, seen(view, seat), seat)
    for kind, card in plays(at, move):
        yield from aimed(at, kind, card)
    yield from swaps(view, move)


def drawn(agreed: Options, view: View, seat: Seat, move: Move, luck: Luck) -> Choice:
    """The kind first, then the one."""
    while True:
        if found := KINDS[luck.below(len(KINDS))](agreed, view, seat, move, luck):
            return choice(luck, found)


def any_play(agreed: Options, view: View, seat: Seat, move: Move, luck: Luck) -> Sequence[Choice]:
    """All that one Action Card may be aimed at."""
    at = Situation(agreed, seen(view, seat), seat)
    cards = tuple(plays(at, move))
    return tuple(aimed(at, *choice(luck, cards))) if cards else ()


Kind = Callable[[Options, View, Seat, Move, Luck], Sequence[Choice]]
KINDS: Final[tuple[Kind, ...]] = (
    lambda agreed, view, seat, move, luck: tuple(builds(agreed, view, seat)),
    any_play,
    lambda agreed, view, seat, move, luck: tuple(swaps(view, move)),
    lambda agreed, view, seat, move, luck: (DONE,),
)


def offer(agreed: Options, view: View, seat: Seat, move: Move) -> Offer:
    at = Situation(agreed, seen(view, seat), seat)
    return Offer(
        builds=tuple(
            Buildable(card, onto, ends_hand(agreed, at.state, seat, card, onto))
            for card, onto in buildable(agreed, view.open, seat, view.hand)
        ),
        plays=tuple(filter(None, (playable(at, kind, card) for kind, card in plays(at, move)))),
        barred=tuple(barred(at, move)),
        swaps=any(True for _ in swaps(view, move)),
        done=True,
        falls=tuple(falls(at.state)),
    )


def barred(at: Situation, move: Move) -> Iterator[Barred]:
    for card in dict.fromkeys(at.hand):
        why = unbuildable(*at, card) if is_case_card(card) else unplayable(at, move, card)
        if why is not None:
            yield Barred(card, refusal(why))


def ends_hand(agreed: Options, state: State, seat: Seat, card: str, onto: Seat) -> bool:
    after, _ = build(agreed, state, seat, card, onto)
    return bool(winners(after.open))


def playable(at: Situation, kind: type[Play] | type[Use], card: str) -> Playable | None:
    """Trades are told by their two halves: a product would be long."""
    found = tuple(act.aim for act in aimed(at, kind, card))
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
    """Does the hand end with this?"""
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
    """What each card in play holds up, where it holds up anything (MU-C6)."""
    for seat, place in enumerate(state.open.places):
        for card in (*case_cards(place), *permanents(place)):
            if fallen := lifted(place, card)[1]:
                yield Falling(Seat(seat), card, fallen)
