"""What happened at a table of WORD SEARCH."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Event, Seat
from parlour.games.wordsearch.board import Axis, Path, Place
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed, WordUnknown


class TilesDealt(Event, frozen=True):
    """The board is filled and each seat has a tile, or the triangle is laid (WS-2, WS-A17)."""


class StarterDrawn(Event, frozen=True):
    seat: Seat


class TilesSwapped(Event, frozen=True):
    """`letters` were on `one` before, `others` on `other`."""

    seat: Seat
    one: Place
    other: Place
    letters: str
    others: str


class HandSwapped(Event, frozen=True):
    """The seat's own tile `gave` now lies on the board, and the seat holds `took`."""

    seat: Seat
    place: Place
    gave: str
    took: str


class TileTurned(Event, frozen=True):
    seat: Seat
    place: Place
    letters: str


class WordCalled(Event, frozen=True):
    """The others may dispute the word (WS-A11)."""

    seat: Seat
    word: str
    path: Path


class WordScored(Event, frozen=True):
    seat: Seat
    word: str
    path: Path
    points: int
    total: int


class WordRejected(Event, frozen=True):
    """A disputed word was ruled out. The turn is lost, or the seat may try again (WS-11, WS-A11)."""

    seat: Seat
    word: str
    turn_lost: bool


class TokenMoved(Event, frozen=True):
    """A token moved without a word. `by_chance`: its seat did not choose in time (WS-6, WS-A12)."""

    seat: Seat
    place: Place
    letters: str
    by_chance: bool


class TokenStayed(Event, frozen=True):
    seat: Seat


class TileExchanged(Event, frozen=True):
    """The seat's own tile went into the pile for another (WS-9)."""

    seat: Seat
    gave: str
    took: str


class TileAdded(Event, frozen=True):
    """On the insert, the seat laid its own tile (WS-A16)."""

    seat: Seat
    place: Place
    letters: str


class TileShifted(Event, frozen=True):
    seat: Seat
    start: Place
    to: Place
    letters: str


class TileDrawn(Event, frozen=True):
    """On the insert, the seat's new own tile. Without a board, the tile to lay."""

    seat: Seat
    letters: str


class TileLaid(Event, frozen=True):
    seat: Seat
    q: Axis
    r: Axis
    letters: str
    by_chance: bool


class TurnEnded(Event, frozen=True):
    """Without a board, the seat ended its turn or has done all it may."""

    seat: Seat


class TimeRanOut(Event, frozen=True):
    seat: Seat


class TargetReached(Event, frozen=True):
    """The first seat to reach the target. The round is played out unless agreed otherwise (WS-A13)."""

    seat: Seat
    score: int


class ExtraRound(Event, frozen=True):
    """The tied seats play on (WS-A13)."""

    seats: tuple[Seat, ...]
    number: int


class SeatGaveUp(Event, frozen=True):
    seat: Seat


TableEvent: TypeAlias = (
    TilesDealt
    | StarterDrawn
    | TilesSwapped
    | HandSwapped
    | TileTurned
    | WordUnknown
    | WordCalled
    | WordPassed
    | WordDisputed
    | Voted
    | VoteClosed
    | WordScored
    | WordRejected
    | TokenMoved
    | TokenStayed
    | TileExchanged
    | TileAdded
    | TileShifted
    | TileDrawn
    | TileLaid
    | TurnEnded
    | TimeRanOut
    | TargetReached
    | ExtraRound
    | SeatGaveUp
)
