"""What can be done at a Grand Master Mind table."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Action, Deal, GiveUp, Seat, TimeUp, Verdict
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import Code


class Hide(Action, frozen=True):
    """The challenger lays a code behind the shield (GM-4)."""

    code: Code


class Guess(Action, frozen=True):
    """The decoder fills a double row (GM-5)."""

    row: Code


class Answer(Action, frozen=True):
    """The challenger answers a row by hand (GM-6, GM-A2)."""

    pegs: Pegs


class DrawChallenger(Deal, frozen=True):
    """Chance draws who hides first (X-6)."""

    seat: Seat


class SetCode(Deal, frozen=True):
    """Chance lays a code for a challenger who ran out of time (X-7)."""

    code: Code


class CountPegs(Verdict, frozen=True):
    """The engine answers a row (GM-A2)."""

    pegs: Pegs


SeatAction: TypeAlias = Hide | Guess | Answer | GiveUp
LoggedAction: TypeAlias = SeatAction | DrawChallenger | SetCode | CountPegs | TimeUp
