"""What can be done at a table of Fib."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Action, Deal, GiveUp, TimeUp, Verdict
from parlour.kit.window import Pass

Card: TypeAlias = Annotated[int, Meta(ge=1, le=6)]


class Lay(Action, frozen=True):
    """Lay a card face down and say what it is, truly or not (FI-2)."""

    card: Card
    claim: Card


class Doubt(Action, frozen=True):
    """Doubt the claim (FI-3)."""


class DealHands(Deal, frozen=True):
    """Chance deals. What is left over stays in the box (FI-1)."""

    hands: tuple[tuple[Card, ...], ...]


class TurnUp(Verdict, frozen=True):
    """The judge turns the card up (FI-4)."""

    card: Card


DOUBT = Doubt()

SeatAction: TypeAlias = Lay | Doubt | Pass | GiveUp
LoggedAction: TypeAlias = SeatAction | DealHands | TurnUp | TimeUp
