"""What can be done at a table of LETTER. Answers to a challenged word are in `parlour.kit.challenge`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Action, Deal, GiveUp, Seat, TimeUp
from parlour.games.letter.grid import Coordinate
from parlour.games.letter.pieces import Size, Tile
from parlour.kit.challenge import Dispute, JudgeWord, StandBy, Vote
from parlour.kit.window import Pass

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=72)]
Path: TypeAlias = Annotated[tuple[Tile, ...], Meta(max_length=72)]
"""The tiles of a word in reading order, by number."""


class TakeSize(Action, frozen=True):
    """Take a face-down letter of this size (LE-4, LE-A4)."""

    size: Size


class TakeBlank(Action, frozen=True):
    """Take this blank (LE-4, LE-A4)."""

    tile: Tile


class TakeRest(Action, frozen=True):
    """Have the rest of your letters drawn at random (LE-A4)."""


class Lay(Action, frozen=True):
    """Lay a letter of your own or a Free Letter (LE-6, LE-7, LE-14). Over a blank it is an exchange (LE-15)."""

    tile: Tile
    x: Coordinate
    y: Coordinate
    turned: bool = False


class Lift(Action, frozen=True):
    """Take back a letter laid in this turn. Words accepted with it are struck (LE-A12)."""

    tile: Tile


class LayBlank(Action, frozen=True):
    """Lay a blank of your own, which ends the turn (LE-8, LE-15, LE-A24)."""

    tile: Tile
    x: Coordinate
    y: Coordinate
    turned: bool = False


class Release(Action, frozen=True):
    """Make a letter of your own a Free Letter, as a turn (LE-8) or as a penalty (LE-14, LE-16)."""

    tile: Tile


class Name(Action, frozen=True):
    """Name a word and show its path (LE-7, LE-12, LE-16)."""

    word: Word
    path: Path


class Retrace(Action, frozen=True):
    """Show another path for a word written in this turn (LE-A19)."""

    word: Word
    path: Path


class Done(Action, frozen=True):
    """End the turn, the knock, or the game of solitaire (LE-7, LE-A12, LE-A23)."""


class Skip(Action, frozen=True):
    """Do nothing, with no letter in hand (LE-9, LE-A6, LE-A24)."""


class Knock(Action, frozen=True):
    """Claim further words out of turn (LE-16)."""


class DrawStarter(Deal, frozen=True):
    """Chance draws who begins (X-6)."""

    seat: Seat


class DrawTiles(Deal, frozen=True):
    """Chance draws for a seat: a letter of the size it chose, the rest of its letters, or a blank (LE-A4, LE-A23)."""

    seat: Seat
    tiles: tuple[Tile, ...]


class RollDice(Deal, frozen=True):
    """Chance rolls once for all who knocked together, or for those who tied for the highest (LE-16, LE-A16)."""

    rolls: tuple[tuple[Seat, Annotated[int, Meta(ge=1, le=6)]], ...]


class PickPlace(Deal, frozen=True):
    """Chance lays the first letter of a seat whose time ran out (LE-A18)."""

    tile: Tile
    x: Coordinate
    y: Coordinate
    turned: bool = False


class PickRelease(Deal, frozen=True):
    """Chance releases a letter of a seat whose time ran out (LE-A12, LE-A18, X-7)."""

    tile: Tile


SeatAction: TypeAlias = (
    TakeSize
    | TakeBlank
    | TakeRest
    | Lay
    | Lift
    | LayBlank
    | Release
    | Name
    | Retrace
    | StandBy
    | Done
    | Skip
    | Knock
    | Dispute
    | Pass
    | Vote
    | GiveUp
)
LoggedAction: TypeAlias = SeatAction | DrawStarter | DrawTiles | RollDice | PickPlace | PickRelease | JudgeWord | TimeUp
