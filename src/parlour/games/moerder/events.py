"""What happened at a MÖRDER table."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Event, Seat
from parlour.games.moerder.board import Face, Letter, Tile
from parlour.games.moerder.chains import Chain


class StarterDrawn(Event, frozen=True):
    seat: Seat


class TileTurned(Event, frozen=True):
    seat: Seat
    tile: Tile
    face: Face


class BodyFound(Event, frozen=True):
    """The body turns the face-down tiles around it (MO-6)."""

    seat: Seat
    tile: Tile
    around: tuple[Tile, ...]


class ChainFound(Event, frozen=True):
    seat: Seat
    chain: Chain


class ClaimFailed(Event, frozen=True):
    """A wrong claim that ended the turn (MO-A8)."""

    seat: Seat
    chain: Chain


class TileTouched(Event, frozen=True):
    seat: Seat
    tile: Tile
    letter: Letter


class TouchPassed(Event, frozen=True):
    """This seat lets the touch pass."""

    seat: Seat


class Objected(Event, frozen=True):
    """This seat has the floor and is to show a chain."""

    seat: Seat
    tile: Tile


class ObjectionHeld(Event, frozen=True):
    """The tile stays. Where the engine objected there is no seat, and no chain is pointed out."""

    collector: Seat
    tile: Tile
    seat: Seat | None = None
    chain: Chain | None = None


class ObjectionFell(Event, frozen=True):
    """No chain was shown in time, or the objection was taken back."""

    seat: Seat
    tile: Tile


class TileCollected(Event, frozen=True):
    seat: Seat
    tile: Tile
    letter: Letter


class WordCollected(Event, frozen=True):
    """The seat has all the letters. It wins (MO-14), or in solitaire reaches the first objective (MO-S2)."""

    seat: Seat


class TurnEnded(Event, frozen=True):
    """`time_up`: the clock ended it."""

    seat: Seat
    time_up: bool = False


class TimeRanOut(Event, frozen=True):
    """Chance turns a tile for this seat (X-7)."""

    seat: Seat


class DroppedOut(Event, frozen=True):
    seat: Seat


class QuitAnnounced(Event, frozen=True):
    """`hidden` tiles were still face down."""

    seat: Seat
    hidden: int


class SeatGaveUp(Event, frozen=True):
    seat: Seat


class ChainsShown(Event, frozen=True):
    """The game is over; these chains lay open, the straightest first."""

    chains: tuple[Chain, ...]


TableEvent: TypeAlias = (
    StarterDrawn
    | TileTurned
    | BodyFound
    | ChainFound
    | ClaimFailed
    | TileTouched
    | TouchPassed
    | Objected
    | ObjectionHeld
    | ObjectionFell
    | TileCollected
    | WordCollected
    | TurnEnded
    | TimeRanOut
    | DroppedOut
    | QuitAnnounced
    | SeatGaveUp
    | ChainsShown
)
