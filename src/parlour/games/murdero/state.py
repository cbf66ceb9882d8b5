"""What is on a table of MURDERO: what everybody sees, the hands and the Case File, and the phases of a turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.core.saying import Said
from parlour.games.murdero.actions import AnyAim, Lying
from parlour.games.murdero.cards import Card
from parlour.games.murdero.cases import EMPTY, Case

EndOfHand: TypeAlias = Literal["case_closed", "reverse_charges", "overtime", "case_file_empty", "standstill"]
Reason: TypeAlias = Literal["target_reached", "last_hand", "gave_up"]


class Place(Struct, frozen=True, gc=False):
    """What lies before a seat: a case of each colour, and its Permanents except Jokers, which are in the cases."""

    cases: tuple[Case, Case, Case] = (EMPTY, EMPTY, EMPTY)
    permanents: tuple[Card, ...] = ()


class Move(Struct, frozen=True, gc=False):
    """A seat's turn.

    `acted`: its one action is spent (MU-5). `fresh` are Permanents it laid before itself this turn (MU-14). `busy`:
    it has done something that prevents a standstill (MU-A23). `hurried`: its time ran out (MU-A30).
    """

    seat: Seat
    until: Millis | None
    acted: bool = False
    fresh: tuple[Card, ...] = ()
    busy: bool = False
    hurried: bool = False


class Starting(Struct, frozen=True, gc=False, tag=True):
    """Chance picks the first dealer."""


class Dealing(Struct, frozen=True, gc=False, tag=True):
    """Chance deals a hand."""


class Drawing(Struct, frozen=True, gc=False, tag=True):
    """A seat takes the top card of the Case File or the Discard Pile."""

    move: Move


class Fetching(Struct, frozen=True, gc=False, tag=True):
    """Chance deals this many cards from the Case File. `last`: the hand ends if that empties it (MU-C4)."""

    move: Move
    cards: int
    last: bool = False


class Acting(Struct, frozen=True, gc=False, tag=True):
    """A seat builds and takes its one action."""

    move: Move


class Robbing(Struct, frozen=True, gc=False, tag=True):
    """Chance takes a Case Card from a hand (MU-A4)."""

    move: Move
    victim: Seat


class Discarding(Struct, frozen=True, gc=False, tag=True):
    """A seat discards down to the limit."""

    move: Move


class Tidying(Struct, frozen=True, gc=False, tag=True):
    """Chance discards for a seat whose time ran out."""

    move: Move


class Counting(Struct, frozen=True, gc=False, tag=True):
    """The hand is over, and the judge reveals all hands."""

    reason: EndOfHand
    winners: tuple[Seat, ...]


class Over(Struct, frozen=True, gc=False, tag=True):
    reason: Reason


Phase: TypeAlias = Starting | Dealing | Drawing | Fetching | Acting | Robbing | Discarding | Tidying | Counting | Over


class Open(Struct, frozen=True, gc=False):
    """What everybody sees.

    `sizes` are the numbers of cards in the hands, `file` that in the Case File. `discard` begins with the bottom card.
    `removed` are cards out of the game. `known` are cards everybody has seen going into a hand (MU-A19). `idle` counts
    turns towards a standstill. `sheet` has the scores of each hand, by side (MU-P4).
    """

    phase: Phase
    places: tuple[Place, ...]
    sizes: tuple[int, ...]
    file: int
    discard: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    known: tuple[tuple[Card, ...], ...] = ()
    idle: int = 0
    dealer: Seat = Seat(0)
    sheet: tuple[tuple[int, ...], ...] = ()
    given_up: tuple[Seat, ...] = ()


class State(Struct, frozen=True, gc=False):
    """Hands and Case File are kept sorted, since the state must not hold an order that nobody knows."""

    open: Open
    hands: tuple[tuple[Card, ...], ...]
    file: tuple[Card, ...]


class View(Struct, frozen=True, gc=False):
    """What a viewer sees: the table and its own hand. `hands` are those of all seats, for whoever sees everything."""

    seat: Seat | None
    open: Open
    hand: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = ()


class Buildable(Struct, frozen=True, gc=False):
    """A Case Card in the hand, and whose case it may be laid on. `ends`: that ends the hand (MU-A18)."""

    card: Card
    onto: Seat
    ends: bool


class Playable(Struct, frozen=True, gc=False):
    """An Action Card in the hand, or a Permanent to be used, with everything it may be aimed at.

    A trade is any of `gives` for any of `takes`. With `same_number`, they must have the same number. `ends` are the
    aims that would end the hand, as far as can be told beforehand (MU-A18).
    """

    card: Card
    use: bool
    aims: tuple[AnyAim, ...]
    ends: tuple[AnyAim, ...] = ()
    gives: tuple[Lying, ...] = ()
    takes: tuple[AnyAim, ...] = ()
    same_number: bool = False


class Falling(Struct, frozen=True, gc=False):
    """What would fall if this card were removed."""

    seat: Seat
    card: Lying
    cards: tuple[Lying, ...]


class Barred(Struct, frozen=True, gc=False):
    """A card in the hand that cannot be laid or played now, and the rule that forbids it."""

    card: Card
    why: Said


class Offer(Struct, frozen=True, gc=False):
    """What a seat may do now. `swaps`: it may exchange a card. `discards` is how many it must discard."""

    draw: bool = False
    take: bool = False
    builds: tuple[Buildable, ...] = ()
    plays: tuple[Playable, ...] = ()
    barred: tuple[Barred, ...] = ()
    swaps: bool = False
    done: bool = False
    discards: int = 0
    falls: tuple[Falling, ...] = ()
