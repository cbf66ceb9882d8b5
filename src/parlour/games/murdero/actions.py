"""What can be done at a table of MURDERO."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from parlour.core.game import Action, Deal, GiveUp, Seat, TimeUp, Verdict
from parlour.games.murdero.cards import Card

Lying: TypeAlias = Annotated[str, Meta(min_length=2, max_length=24, pattern=r"^([RBG][1-5]J?|[a-z][a-z_]+)$")]
"""A card in play: R3, a Joker that stands for it as R3J, or a Permanent by its name."""
MaybeLying: TypeAlias = Annotated[str, Meta(max_length=24, pattern=r"^([RBG][1-5]J?|[a-z][a-z_]+)?$")]
SeatNumber: TypeAlias = Annotated[Seat, Meta(ge=0, le=3)]


class Aim(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What an Action Card is aimed at."""


class Nothing(Aim, frozen=True):
    """The card needs no target."""


class AtCard(Aim, frozen=True):
    """A card in play."""

    seat: SeatNumber
    card: Lying


class FromPile(Aim, frozen=True):
    """A card in the Discard Pile."""

    card: Card


class Give(Aim, frozen=True):
    """A card of your own cases."""

    give: Lying


class Trade(Aim, frozen=True):
    """A card of your own cases for one of another seat's."""

    give: Lying
    seat: SeatNumber
    take: Lying


class Rob(Aim, frozen=True):
    """A card of your own cases for one from another seat's hand."""

    give: Lying
    seat: SeatNumber


class Before(Aim, frozen=True):
    """Laid before this seat. `replacing` is a Permanent of your own that goes first, or empty if none has to."""

    seat: SeatNumber
    replacing: MaybeLying = ""


class StandIn(Aim, frozen=True):
    """A Joker laid on a case of this seat, standing for this card."""

    seat: SeatNumber
    card: Card
    replacing: MaybeLying = ""


AnyAim: TypeAlias = Nothing | AtCard | FromPile | Give | Trade | Rob | Before | StandIn


class Draw(Action, frozen=True):
    """Take the top card of the Case File (MU-4)."""


class Take(Action, frozen=True):
    """Take the top card of the Discard Pile (MU-4)."""


class Build(Action, frozen=True):
    """Lay a Case Card on a case, your own or your partner's (MU-5, MU-P2)."""

    card: Card
    onto: SeatNumber


class Play(Action, frozen=True):
    """Play an Action Card (MU-5)."""

    card: Card
    aim: AnyAim = Nothing()


class Use(Action, frozen=True):
    """Use a Permanent of your own (MU-14)."""

    card: Card
    aim: AnyAim = Nothing()


class Swap(Action, frozen=True):
    """Discard a card and draw the top card of the Case File instead (MU-5)."""

    card: Card


class Done(Action, frozen=True):
    """End the turn (MU-6)."""


class Discard(Action, frozen=True):
    """Discard a card down to the limit (MU-6, MU-A19)."""

    card: Card


class PickDealer(Deal, frozen=True):
    """Chance picks who deals first (X-6)."""

    seat: Seat


class DealHands(Deal, frozen=True):
    """Chance shuffles and deals. One card begins the Discard Pile (MU-3)."""

    hands: tuple[tuple[Card, ...], ...]
    up: Card


class HandOver(Deal, frozen=True):
    """Cards of the Case File. Which ones is decided when they are drawn."""

    cards: tuple[Card, ...]


class PickCard(Deal, frozen=True):
    """Chance takes a Case Card from a hand, if it has one (MU-A4)."""

    cards: tuple[Card, ...]


class DiscardFor(Deal, frozen=True):
    """Chance discards for a seat whose time ran out, the highest numbers first (X-7)."""

    cards: tuple[Card, ...]


class ShowHands(Verdict, frozen=True):
    """The judge reveals all hands to count them (MU-9)."""

    hands: tuple[tuple[Card, ...], ...]


NOTHING = Nothing()
DRAW = Draw()
TAKE = Take()
DONE = Done()

SeatAction: TypeAlias = Draw | Take | Build | Play | Use | Swap | Done | Discard | GiveUp
LoggedAction: TypeAlias = SeatAction | PickDealer | DealHands | HandOver | PickCard | DiscardFor | ShowHands | TimeUp
