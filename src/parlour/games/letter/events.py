"""What happened at a table of LETTER. What happens to a challenged word is in `parlour.kit.events`."""

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
    """Pieces a seat took, open to all (LE-2, LE-4)."""

    seat: Seat
    tiles: tuple[Tile, ...]


class LetterLaid(Event, frozen=True):
    """`free`: it was a Free Letter (LE-14). `by_chance`: nobody chose the place (LE-A18)."""

    seat: Seat
    tile: Tile
    x: Coordinate
    y: Coordinate
    turned: bool
    free: bool
    by_chance: bool


class BlankExchanged(Event, frozen=True):
    """A letter took the place of this blank, which the seat now holds (LE-15)."""

    seat: Seat
    blank: Tile


class LetterLifted(Event, frozen=True):
    """The seat took its letter back. These words were struck (LE-A12)."""

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
    """It is now a Free Letter. `penalty`: for a letter without a word, or a knock in vain (LE-8, LE-14, LE-16)."""

    seat: Seat
    tile: Tile
    penalty: bool
    by_chance: bool


class WordNamed(Event, frozen=True):
    """The others may dispute this word, or vote on it (X-1)."""

    seat: Seat
    word: str
    path: Path


class WordRejected(Event, frozen=True):
    seat: Seat
    word: str


class WordWritten(Event, frozen=True):
    """The word is on the seat's sheet and scores these points (LE-18)."""

    seat: Seat
    word: str
    path: Path
    points: int


class WordRetraced(Event, frozen=True):
    seat: Seat
    word: str
    path: Path


class LettersTakenBack(Event, frozen=True):
    """The turn was judged. These letters were in no new word, and these words fell with them (LE-A12)."""

    seat: Seat
    tiles: tuple[Tile, ...]
    struck: tuple[str, ...]


class TurnEnded(Event, frozen=True):
    seat: Seat


class TurnSkipped(Event, frozen=True):
    """The seat had nothing to play, or did nothing (LE-9)."""

    seat: Seat


class TimeRanOut(Event, frozen=True):
    seat: Seat


class WindowOpened(Event, frozen=True):
    """The others may knock. `last`: the game ends unless somebody does (LE-A13, LE-A17)."""

    last: bool


class KnockPassed(Event, frozen=True):
    seat: Seat


class Knocked(Event, frozen=True):
    seat: Seat


class DiceRolled(Event, frozen=True):
    """One throw for several who knocked together. If several are `highest`, they roll again (LE-16, LE-A16)."""

    rolls: tuple[tuple[Seat, int], ...]
    highest: tuple[Seat, ...]


class KnockWon(Event, frozen=True):
    """The knock brought a new word. This seat plays next, unless another knock succeeds (LE-16, LE-A14)."""

    seat: Seat
    words: tuple[str, ...]


class KnockFailed(Event, frozen=True):
    seat: Seat


class RoundOneOver(Event, frozen=True):
    """All have laid their first letter. This seat begins round two (LE-6, LE-A7)."""

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
