"""What lies on a table of Fib: what all see, and what only some see."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from parlour.core.game import Millis, Seat


class Open(Struct, frozen=True):
    """What all see. `passed` and `claim` belong to the card that lies face down."""

    phase: Literal["dealing", "laying", "doubting", "turning", "over"]
    sizes: tuple[int, ...]
    scores: tuple[int, ...]
    seat: Seat = Seat(0)
    since: Millis = Millis(0)
    claim: int | None = None
    passed: frozenset[Seat] = frozenset()
    doubter: Seat | None = None
    shown: tuple[int, ...] = ()
    gave_up: Seat | None = None


class State(Struct, frozen=True):
    """Everything. Hands are kept sorted: an order nobody can see must not be in the state."""

    open: Open
    hands: tuple[tuple[int, ...], ...] = ()
    laid: int | None = None
    box: tuple[int, ...] = ()


class View(Struct, frozen=True):
    """What a viewer sees: the open table, his hand, and the card face down if it is his own."""

    seat: Seat | None
    open: Open
    hand: tuple[int, ...] = ()
    laid: int | None = None


class Offer(Struct, frozen=True):
    """What this seat is asked for."""

    ask: Literal["lay", "doubt"]
