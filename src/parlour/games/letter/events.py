"""What happened at a LETTER table."""

from __future__ import annotations

from typing import TypeAlias

from parlour.core.game import Event, Seat
from parlour.games.letter.actions import Path
from parlour.games.letter.grid import Coordinate
from parlour.games.letter.pieces import Tile
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed, WordUnknown


class StarterDrawn(Event, frozen=True):
    seat: Seat


class TilesTaken(Event, frozen=True):
    """Draft: what came into a seat's hand, open to all (LE-2)."""

    seat: Seat
    tiles: tuple[Tile, ...]


class LetterLaid(Event, frozen=True):
    """An own letter, or a Free Letter (LE-14); `by_chance`: nobody chose the place (LE-A18)."""

    seat: Seat
    tile: Tile
    x: Coordinate
    y: Coordinate
    turned: bool
    free: bool
    by_chance: bool


class BlankExchanged(Event, frozen=True):
    """This blank has come into the seat's hand, a letter lies in its place (LE-15)."""

    seat: Seat
    blank: Tile


class LetterLifted(Event, frozen=True):
    """Taken back by the seat itself, with the words that were struck (LE-A12)."""

    seat: Seat
    tile: Tile
    struck: tuple[str, ...]


class BlankLaid(Event, frozen=True):
    seat: Seat
    tile: Tile
    x: Coordinate
    y: Coordinate
    turned: bool


class LetterReleased(Event, frozen=True):
    """A Free Letter from now on; `penalty`: for a letter without a word, or a knock in vain (LE-8, LE-14, LE-16)."""

    seat: Seat
    tile: Tile
    penalty: bool
    by_chance: bool


class WordNamed(Event, frozen=True):
    """A word lies before the others: they may dispute it, or they vote (X-1)."""

    seat: Seat
    word: str
    path: Path


class WordRejected(Event, frozen=True):
    seat: Seat
    word: str


class WordWritten(Event, frozen=True):
    """On the seat's sheet; `points` by the scoring agreed (LE-18)."""

    seat: Seat
    word: str
    path: Path
    points: int


class WordRetraced(Event, frozen=True):
    seat: Seat
    word: str
    path: Path


class LettersTakenBack(Event, frozen=True):
    """The turn was judged: these were in no new word, with the words that fell with them (LE-A12)."""

    seat: Seat
    tiles: tuple[Tile, ...]
    struck: tuple[str, ...]


class TurnEnded(Event, frozen=True):
    seat: Seat


class TurnSkipped(Event, frozen=True):
    """Nothing in hand, nothing done (LE-9)."""

    seat: Seat


class TimeRanOut(Event, frozen=True):
    seat: Seat


class WindowOpened(Event, frozen=True):
    """Who wants may knock now; `last`: before the game ends (LE-A13, LE-A17)."""

    last: bool


class KnockPassed(Event, frozen=True):
    seat: Seat


class Knocked(Event, frozen=True):
    seat: Seat


class DiceRolled(Event, frozen=True):
    """Several knocked at once (LE-16, LE-A16)."""

    rolls: tuple[tuple[Seat, int], ...]
    winner: Seat


class KnockWon(Event, frozen=True):
    """With at least one new word; this seat continues, unless another knocks with success (LE-16, LE-A14)."""

    seat: Seat
    words: tuple[str, ...]


class KnockFailed(Event, frozen=True):
    seat: Seat


class RoundOneOver(Event, frozen=True):
    """All have laid their first letter; this seat begins the second round (LE-6, LE-A7)."""

    seat: Seat


class SeatGaveUp(Event, frozen=True):
    seat: Seat


TableEvent: TypeAlias = (
    StarterDrawn
    | TilesTaken
    | LetterLaid
    | BlankExchanged
    | LetterLifted
    | BlankLaid
    | LetterReleased
    | WordUnknown
    | WordNamed
    | WordPassed
    | WordDisputed
    | Voted
    | VoteClosed
    | WordRejected
    | WordWritten
    | WordRetraced
    | LettersTakenBack
    | TurnEnded
    | TurnSkipped
    | TimeRanOut
    | WindowOpened
    | KnockPassed
    | Knocked
    | DiceRolled
    | KnockWon
    | KnockFailed
    | RoundOneOver
    | SeatGaveUp
)
