"""What the page is told a seat may do in its turn, and why it may not do the rest."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain, count

from parlour.core.game import Illegal, Seat
from parlour.core.saying import refusal
from parlour.games.murdero.action_card import Draws, Effect, EndsHand, Situation, action_card
from parlour.games.murdero.actions import AnyAim, AtCard, Play, Trade, Use
from parlour.games.murdero.building import build, buildable, unbuildable
from parlour.games.murdero.cards import FACES
from parlour.games.murdero.cases import added
from parlour.games.murdero.choosing import Kind, aims_of, may_swap, plays, seen
from parlour.games.murdero.options import Options
from parlour.games.murdero.playing import spent, unplayable
from parlour.games.murdero.state import Barred, Buildable, Falling, Move, Offer, Place, Playable, View
from parlour.games.murdero.table import case_cards, lifted, permanents
from parlour.games.murdero.winning import complete, winners


def offer(agreed: Options, view: View, move: Move) -> Offer:
    """Every card is tried once: it can be laid or played, or there is a reason why not."""
    open, seat = view.open, move.seat
    at, closed = Situation(agreed, seen(view, seat), seat), bool(complete(open))
    fitting = list(buildable(agreed, open, seat, view.hand))
    barred = {card: not_yet(card) for card in view.hand if card in FACES}
    for card, _ in fitting:
        barred.pop(card, None)
    if move.acted:
        barred |= {card: Barred(card, refusal(spent())) for card in view.hand if card not in FACES}
    playables = []
    for kind, card in plays(view, move):
        found = aims_or_reason(at, kind, card)
        if not isinstance(found, Illegal):
            playables.append(playable(at, kind, card, found, closed))
        elif kind is Play:
            barred[card] = Barred(card, refusal(found))
    return Offer(
        builds=tuple([Buildable(card, onto, ends_hand(at, card, onto, closed)) for card, onto in fitting]),
        plays=tuple(playables),
        barred=tuple(barred.values()),
        swaps=may_swap(view, move),
        done=True,
        falls=tuple(chain.from_iterable(map(falls, count(), open.places))),
    )


@cache
def not_yet(card: str) -> Barred:
    return Barred(card, refusal(unbuildable(card)))


def ends_hand(at: Situation, card: str, onto: Seat, closed: bool) -> bool:
    """While no case is complete, only a card that completes one can end the hand. `closed`: one is complete."""
    colour, number = FACES[card]
    if not closed and not added(at.state.open.places[onto].cases[colour], number).complete:
        return False
    after, _ = build(at.agreed, at.state, at.seat, card, onto)
    return bool(winners(after.open))


def aims_or_reason(at: Situation, kind: Kind, card: str) -> tuple[AnyAim, ...] | Illegal:
    """Everything a card may be aimed at now. If there is nothing, the reason why."""
    try:
        return tuple(aims_of(kind, card)(at)) or unplayable(at, action_card(card))
    except Illegal as why:
        return why.with_traceback(None)  # which would keep all that led here in memory


def playable(at: Situation, kind: Kind, card: str, found: tuple[AnyAim, ...], closed: bool) -> Playable:
    """Trades are given as two halves, since all pairs would be many."""
    unit, use = action_card(card), kind is Use
    works = unit.use if use else None if unit.harmless and not closed else unit.play
    trades = [aim for aim in found if isinstance(aim, Trade)]
    whole = tuple([aim for aim in found if not isinstance(aim, Trade)]) if trades else found
    ends = () if works is None else tuple([aim for aim in whole if is_last(at, works(at, aim))])
    if not trades:
        return Playable(card, use, whole, ends)
    gives = tuple(dict.fromkeys([aim.give for aim in trades]))
    takes = tuple(dict.fromkeys([AtCard(aim.seat, aim.take) for aim in trades]))
    return Playable(card, use, whole, ends, gives, takes, same_number=use)


def is_last(at: Situation, effect: Effect) -> bool:
    """Does this end the hand? Nobody wins by a table that stays as it is."""
    if effect.state is not at.state and winners(effect.state.open):
        return True
    match effect.then:
        case EndsHand():
            return True
        case Draws(cards, last):
            return cards >= effect.state.open.file and (last or at.agreed.case_file_empty == "immediate")
        case _:
            return False


@lru_cache(maxsize=1024)
def falls(seat: int, place: Place) -> tuple[Falling, ...]:
    """What each card before a seat holds up, if anything (MU-C6)."""
    lying = [(card, lifted(place, card)[1]) for card in (*case_cards(place), *permanents(place))]
    return tuple([Falling(Seat(seat), card, fallen) for card, fallen in lying if fallen])
