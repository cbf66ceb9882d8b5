"""What can be done at a table of WORD SEARCH."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Action, Deal, GiveUp, Seat, TimeUp
from parlour.games.wordsearch.board import Axis, Path, Place, Stack
from parlour.kit.challenge import Dispute, JudgeWord, StandBy, Vote
from parlour.kit.window import Pass

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]


class Swap(Action, frozen=True):
    """Exchange the places of two tiles on the board (WS-4, WS-A7)."""

    one: Place
    other: Place


class SwapHand(Action, frozen=True):
    """Exchange your own tile with one on the board (WS-A7)."""

    place: Place


class TurnTile(Action, frozen=True):
    """Turn a tile upside down. M becomes W, and W becomes M (WS-A8)."""

    place: Place


class Call(Action, frozen=True):
    """Call a word and show its path (WS-4). The word is needed too, since a fragment reads either way (WS-7)."""

    word: Word
    path: Path


class MoveToken(Action, frozen=True):
    """Move the token to a neighbouring letter, without a word (WS-6, WS-A12)."""

    place: Place


class Stay(Action, frozen=True):
    """Leave the token where it is: no word, and no free letter to go to (WS-A12)."""


class Exchange(Action, frozen=True):
    """Exchange your own tile for one from the pile, instead of calling a word (WS-9, WS-A10)."""


class AddTile(Action, frozen=True):
    """On the insert, lay your own tile on a place, perhaps upside down (WS-14, WS-A16)."""

    place: Place
    turned: bool = False


class ShiftTile(Action, frozen=True):
    """On the insert, move the top tile of a place to another, perhaps upside down (WS-14, WS-A16)."""

    start: Place
    to: Place
    turned: bool = False


class DrawTile(Action, frozen=True):
    """Without a board, draw a tile to lay (WS-15, WS-A17)."""


class LayTile(Action, frozen=True):
    """Without a board, lay the drawn tile so that it touches another (WS-A17)."""

    q: Axis
    r: Axis
    turned: bool = False


class Done(Action, frozen=True):
    """Without a board, end the turn (WS-A17)."""


class DealTiles(Deal, frozen=True):
    """Chance fills the board and gives each seat a tile, or lays the triangle (WS-2, WS-A17)."""

    stacks: tuple[Stack, ...]
    hands: tuple[str, ...]


class DrawStarter(Deal, frozen=True):
    """Chance draws who begins (X-6)."""

    seat: Seat


class TakeFromPile(Deal, frozen=True):
    """Chance draws a tile from the pile."""

    letters: str


class PickMove(Deal, frozen=True):
    """Chance moves the token of a seat whose time ran out (WS-A12, X-7)."""

    place: Place


class PickSpot(Deal, frozen=True):
    """Chance lays the tile of a seat whose turn was cut short (WS-A17, X-7)."""

    q: Axis
    r: Axis
    turned: bool = False


SeatAction: TypeAlias = (
    Swap
    | SwapHand
    | TurnTile
    | Call
    | StandBy
    | MoveToken
    | Stay
    | Exchange
    | AddTile
    | ShiftTile
    | DrawTile
    | LayTile
    | Done
    | Dispute
    | Pass
    | Vote
    | GiveUp
)
LoggedAction: TypeAlias = SeatAction | DealTiles | DrawStarter | TakeFromPile | PickMove | PickSpot | JudgeWord | TimeUp
