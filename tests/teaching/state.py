"""What lies on a table of Fib: what all see, what only some see, and the phases of a turn."""

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
    """A card lies face down; the others may doubt the claim."""

    seat: Seat
    claim: int
    window: Window


class Turning(Struct, frozen=True, tag=True):
    """The judge turns the card up. `doubter` is None where nobody doubted."""

    seat: Seat
    claim: int
    doubter: Seat | None


class Over(Struct, frozen=True, tag=True):
    """`loser` gave up, if anybody did."""

    loser: Seat | None = None


Phase: TypeAlias = Dealing | Laying | Doubting | Turning | Over


class Open(Struct, frozen=True):
    """What all see: the phase, how many cards each seat holds, the scores, and the cards turned up so far."""

    phase: Phase
    sizes: tuple[int, ...]
    scores: tuple[int, ...]
    shown: tuple[int, ...] = ()


class State(Struct, frozen=True):
    """Everything. `face_down` is the card that lies there, if one does.

    Hands are kept sorted: an order nobody can see must not be in the state.
    """

    open: Open
    hands: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]
    box: tuple[int, ...]


class View(Struct, frozen=True):
    """What a viewer sees: the open table, its own hand, and the card face down if it is its own."""

    seat: Seat | None
    open: Open
    hand: tuple[int, ...] = ()
    face_down: tuple[int, ...] = ()


class Offer(Struct, frozen=True):
    """What this seat is asked for."""

    ask: Literal["lay", "doubt"]
