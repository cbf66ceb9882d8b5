"""What is on a table of Fib: what everybody sees, what only some see, and the phases of a turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.kit.window import Window


class Dealing(Struct, frozen=True, tag=True):
    """Chance deals the hands."""


class Laying(Struct, frozen=True, tag=True):
    """A seat lays a card."""

    seat: Seat
    until: Millis | None


class Doubting(Struct, frozen=True, tag=True):
    """A card lies face down, and the others may doubt the claim."""

    seat: Seat
    claim: int
    window: Window


class Turning(Struct, frozen=True, tag=True):
    """The judge turns the card up. `doubter` is None if nobody doubted."""

    seat: Seat
    claim: int
    doubter: Seat | None


class Over(Struct, frozen=True, tag=True):
    """`loser` gave up, if anybody did."""

    loser: Seat | None = None


Phase: TypeAlias = Dealing | Laying | Doubting | Turning | Over


class Open(Struct, frozen=True):
    """What everybody sees: the phase, how many cards each seat holds, the scores, and the cards turned up so far."""

    phase: Phase
    sizes: tuple[int, ...]
    scores: tuple[int, ...]
    shown: tuple[int, ...] = ()


class State(Struct, frozen=True):
    """Everything. `face_down` is the card lying face down, if there is one.

    Hands are kept sorted, since the state must not hold an order that nobody can see.
    """

    open: Open
    hands: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]
    box: tuple[int, ...]


class View(Struct, frozen=True):
    """What a viewer sees: the open table, its own hand, and the face-down card if it is its own.

    `hands` are those of all seats, for whoever sees everything once the game is over.
    """

    seat: Seat | None
    open: Open
    hand: tuple[int, ...] = ()
    face_down: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()


class Offer(Struct, frozen=True):
    """What this seat is asked to do."""

    ask: Literal["lay", "doubt"]
