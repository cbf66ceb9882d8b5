"""Laying a Permanent: one for each case begun, and then only in place of another (MU-13, MU-A16, MU-A21)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.core.game import Illegal
from parlour.games.murdero.action_card import ActionCard, Aims, Effect, Situation, Works
from parlour.games.murdero.actions import Before, Nothing, StandIn
from parlour.games.murdero.cards import BY_COLOUR, colour_of
from parlour.games.murdero.cases import height, joined
from parlour.games.murdero.events import ActionPlayed, TableEvent
from parlour.games.murdero.state import Place, State
from parlour.games.murdero.table import out_of_hand, partner, permanents, remove, with_case, with_place
from parlour.games.murdero.winning import winners


def room(place: Place) -> int:
    """How many more Permanents may be laid here."""
    left = -len(place.permanents)
    for case in place.cases:
        left += case.begun - len(case.jokers)
    return left


def spots(at: Situation) -> Iterator[Before]:
    """Before the seat itself, perhaps in place of another, or before a partner who has room."""
    own = at.place
    if room(own) > 0:
        yield Before(at.seat)
    else:
        for old in permanents(own):
            yield Before(at.seat, old)
    for seat in partner(at.agreed, at.seat):
        if room(at.state.open.places[seat]) > 0:
            yield Before(seat)


def why_not(at: Situation, aim: object) -> Illegal:
    """Why a Permanent may not be laid there."""
    match aim:
        case Before(seat=at.seat, replacing="") | Nothing():
            return Illegal("no_room_for_a_permanent", rule="MU-13")
        case Before(seat=seat) if seat in partner(at.agreed, at.seat):
            return Illegal("partner_has_no_room", rule="MU-A21")
        case _:
            return Illegal("not_a_target", rule="MU-13", card="permanent")


def permanent(
    name: str,
    rule: str,
    *,
    use_aims: Aims | None = None,
    use: Works | None = None,
    holds_back: str = "",
    cases_to_win: int = 1,
    scene_points: int = 1,
) -> ActionCard:
    """A Permanent that is simply laid down. Its fields say what it does."""
    return ActionCard(
        *(name, rule, spots, lambda at, aim: lay(at, name, aim), why_not),
        permanent=True,
        use_aims=use_aims,
        use=use,
        holds_back=holds_back,
        cases_to_win=cases_to_win,
        scene_points=scene_points,
    )


def lay(at: Situation, card: str, aim: Before | StandIn) -> Effect:
    """The old one goes first, with its full effect. The new one is laid if the hand goes on."""
    agreed, state, seat = at.agreed, at.state, at.seat
    told: tuple[TableEvent, ...] = ()
    if aim.replacing:
        state, told = remove(agreed, state, seat, aim.replacing)
        if winners(state.open):
            return Effect(state, told)
    state = out_of_hand(state, seat, card)
    return Effect(_laid(state, card, aim), (*told, ActionPlayed(seat, card, aim)))


def _laid(state: State, card: str, aim: Before | StandIn) -> State:
    place = state.open.places[aim.seat]
    match aim:
        case Before():
            return with_place(state, aim.seat, replace(place, permanents=tuple(sorted((*place.permanents, card)))))
        case StandIn(card=stands_for):
            colour = colour_of(stands_for)
            case = joined(place.cases[colour], int(stands_for[1]))
            return with_place(state, aim.seat, with_case(place, colour, case))


def stand_ins(at: Situation) -> Iterator[StandIn]:
    """Where a Joker may be laid, but not where it needs the one it replaces (MU-A9, MU-A29)."""
    own = at.place
    if room(own) > 0:
        yield from (StandIn(at.seat, card) for card in missing(own))
    else:
        for old in permanents(own):
            state, _ = remove(at.agreed, at.state, at.seat, old)
            yield from (StandIn(at.seat, card, old) for card in missing(state.open.places[at.seat]))
    for seat in partner(at.agreed, at.seat):
        place = at.state.open.places[seat]
        if room(place) > 0:
            yield from (StandIn(seat, card) for card in missing(place))


def missing(place: Place) -> Iterator[str]:
    """The cards a Joker may stand for here: the next one of each case, but never a Crime Scene."""
    for cards, case in zip(BY_COLOUR, place.cases, strict=True):
        top = height(case)
        if 0 < top < len(cards):
            yield cards[top]
