"""What happened at a table of MURDERO."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from parlour.core.game import Event, Seat, Whisper
from parlour.games.murdero.actions import AnyAim, Lying
from parlour.games.murdero.cards import Card
from parlour.games.murdero.state import EndOfHand, Place


class DealerPicked(Event, frozen=True):
    seat: Seat


class HandDealt(Whisper, frozen=True):
    """Only its owner learns what is in it."""

    hand: tuple[Card, ...]


class HandBegan(Event, frozen=True):
    """The first card of the Discard Pile is turned up."""

    number: int
    dealer: Seat
    up: Card


class CardsDrawn(Event, frozen=True):
    """Cards of the Case File."""

    seat: Seat
    count: int


class CardsSeen(Whisper, frozen=True):
    """Only the seat that drew them learns which cards they are."""

    cards: tuple[Card, ...]


class CardTaken(Event, frozen=True):
    """A card of the Discard Pile. `buried`: it was not the top one (MU-C1)."""

    seat: Seat
    card: Card
    buried: bool


class CardBuilt(Event, frozen=True):
    seat: Seat
    card: Card
    onto: Seat


class ActionPlayed(Event, frozen=True):
    """A One Shot, which leaves the game, or a Permanent that is laid."""

    seat: Seat
    card: Card
    aim: AnyAim


class ActionUsed(Event, frozen=True):
    """A Permanent in play."""

    seat: Seat
    card: Card
    aim: AnyAim


class CardsRemoved(Event, frozen=True):
    """A card of this seat was removed, and with it what it held up. `discarded`: they went to the Discard Pile."""

    seat: Seat
    cards: tuple[Lying, ...]
    discarded: bool


class CardStolen(Event, frozen=True):
    """A Case Card goes from a hand or a case of one seat to the hand of another (MU-A4)."""

    seat: Seat
    victim: Seat
    card: Card


class NothingStolen(Event, frozen=True):
    """The hand had no Case Card."""

    seat: Seat
    victim: Seat


class CardDiscarded(Event, frozen=True):
    seat: Seat
    card: Card
    by_chance: bool = False


class CaseClosed(Event, frozen=True):
    """A case is complete. `held_back`: it does not win yet."""

    seat: Seat
    card: Card
    held_back: bool


class TurnEnded(Event, frozen=True):
    seat: Seat


class TimeRanOut(Event, frozen=True):
    seat: Seat


class HandEnded(Event, frozen=True):
    reason: EndOfHand
    winners: tuple[Seat, ...]


class Count(Struct, frozen=True):
    """How a seat's score for a hand adds up: what lies before it, doubled or not, minus its hand."""

    seat: Seat
    place: Place
    hand: tuple[Card, ...]
    table: int
    doubled: bool
    held: int

    @property
    def score(self) -> int:
        return self.table * (1 + self.doubled) - self.held


class HandCounted(Event, frozen=True):
    """`scores` for this hand and `totals` for the match, by side (MU-P4)."""

    counts: tuple[Count, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class SeatGaveUp(Event, frozen=True):
    seat: Seat


TableEvent: TypeAlias = (
    DealerPicked
    | HandDealt
    | HandBegan
    | CardsDrawn
    | CardsSeen
    | CardTaken
    | CardBuilt
    | ActionPlayed
    | ActionUsed
    | CardsRemoved
    | CardStolen
    | NothingStolen
    | CardDiscarded
    | CaseClosed
    | TurnEnded
    | TimeRanOut
    | HandEnded
    | HandCounted
    | SeatGaveUp
)
