"""What can be done at a MÖRDER table."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Action, Deal, GiveUp, Seat, TimeUp, Verdict
from parlour.games.moerder.board import Face, Tile
from parlour.games.moerder.chains import Chain
from parlour.kit.window import Pass


class TurnTile(Action, frozen=True):
    """Turn over a face-down tile (MO-6)."""

    tile: Tile


class Claim(Action, frozen=True):
    """Show the word among the open tiles and win (MO-8)."""

    chain: Chain


class Touch(Action, frozen=True):
    """Put a finger on an open letter to collect it (MO-9)."""

    tile: Tile


class Next(Action, frozen=True):
    """End the turn (MO-5)."""


class RaiseObjection(Action, frozen=True):
    """Say "I object". The chain is shown afterwards (MO-10, MO-A4)."""


class Show(Action, frozen=True):
    """Show a chain that is still possible. A face-down tile stands for the letter of its place (MO-10)."""

    chain: Chain


class DropOut(Action, frozen=True):
    """Base game: announce that the word cannot be formed (MO-B1)."""


class Quit(Action, frozen=True):
    """Solitaire: stake the game on there being no chain at all (MO-S6)."""


class DrawStarter(Deal, frozen=True):
    """Chance draws who begins (X-6)."""

    seat: Seat


class PickTile(Deal, frozen=True):
    """Chance chooses a tile for a seat that ran out of time (X-7)."""

    tile: Tile


class Reveal(Deal, frozen=True):
    """Chance draws the face of a tile as it is turned."""

    tile: Tile
    face: Face


class JudgeTouch(Verdict, frozen=True):
    """The engine stands in for the objector: may the touched tile still belong to a chain (MO-A4, MO-A10)?"""

    possible: bool


SeatAction: TypeAlias = TurnTile | Claim | Touch | Next | Pass | RaiseObjection | Show | DropOut | Quit | GiveUp
LoggedAction: TypeAlias = SeatAction | DrawStarter | PickTile | Reveal | JudgeTouch | TimeUp
