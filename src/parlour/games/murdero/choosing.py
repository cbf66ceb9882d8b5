"""What a seat may do in its turn, worked out from its view, for bots, laws and the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from parlour.core.game import Luck, Seat
from parlour.core.luck import choice
from parlour.games.murdero.action_card import Aims, Situation, action_card
from parlour.games.murdero.actions import (
    DONE,
    AnyAim,
    Build,
    Done,
    Play,
    Swap,
    Use,
)
from parlour.games.murdero.building import buildable
from parlour.games.murdero.cards import POINTS
from parlour.games.murdero.options import Options
from parlour.games.murdero.playing import first, possible, usable
from parlour.games.murdero.state import Move, State, View
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
