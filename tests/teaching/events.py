"""What happened at a table of Fib."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Event, Seat, Whisper


class HandDealt(Whisper, frozen=True):
    """Only its owner learns what is in it."""

    hand: tuple[int, ...]


class CardLaid(Event, frozen=True):
    seat: Seat
    claim: int


class Passed(Event, frozen=True):
    seat: Seat


class Doubted(Event, frozen=True):
    seat: Seat


class CardTurned(Event, frozen=True):
    """The card is shown, and this seat scores the claim."""

    card: int
    winner: Seat


class SeatGaveUp(Event, frozen=True):
    seat: Seat


TableEvent: TypeAlias = HandDealt | CardLaid | Passed | Doubted | CardTurned | SeatGaveUp
