"""What can be done at a table of WORD SEARCH."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Action, Deal, GiveUp, Seat, TimeUp, Verdict
from parlour.games.wordsearch.board import Axis, Path, Place, Stack

Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]


class Swap(Action, frozen=True):
    """Exchange the places of two tiles on the board (WS-4, WS-A7)."""

    one: Place
    other: Place


class SwapHand(Action, frozen=True):
    """Exchange your own tile with one on the board (WS-A7)."""

    place: Place


class TurnTile(Action, frozen=True):
    """Turn a tile upside down: M is W and W is M (WS-A8)."""

    place: Place


class Call(Action, frozen=True):
    """Call a word and show its path (WS-4). A fragment may be read either way, so the word is said too (WS-7)."""

    word: Word
    path: Path


class StandBy(Action, frozen=True):
    """Stand by the word that is not in the lexicon; once in a turn (X-1)."""


class MoveToken(Action, frozen=True):
    """Without a word: the token goes to a neighbouring letter (WS-6, WS-A12)."""

    place: Place


class Stay(Action, frozen=True):
    """Without a word and without a free letter to go to (WS-A12)."""


class Exchange(Action, frozen=True):
    """Instead of a word: your own tile for one from the pile (WS-9, WS-A10)."""


class AddTile(Action, frozen=True):
    """Insert: lay your own tile on a place, perhaps upside down (WS-14, WS-A16)."""

    place: Place
    turned: bool = False


class ShiftTile(Action, frozen=True):
    """Insert: move the top tile of a place to another, perhaps upside down (WS-14, WS-A16)."""

    start: Place
    to: Place
    turned: bool = False


class DrawTile(Action, frozen=True):
    """Board-less: draw a tile to lay it (WS-15, WS-A17)."""


class LayTile(Action, frozen=True):
    """Board-less: lay the drawn tile, touching another (WS-A17)."""

    q: Axis
    r: Axis
    turned: bool = False


class Done(Action, frozen=True):
    """Board-less: end the turn (WS-A17)."""


class Dispute(Action, frozen=True):
    """Doubt the word that was called (WS-11, WS-A11)."""


class Pass(Action, frozen=True):
    """Let the word stand (X-4)."""


class Vote(Action, frozen=True):
    """Is it a word? None abstains, as bots do (X-1)."""

    yes: bool | None


class DealTiles(Deal, frozen=True):
    """Chance fills the board and gives each seat a tile (WS-2); board-less: the triangle (WS-A17)."""

    stacks: tuple[Stack, ...]
    hands: tuple[str, ...]


class DrawStarter(Deal, frozen=True):
    """Chance says who begins (X-6)."""

    seat: Seat


class TakeFromPile(Deal, frozen=True):
    """A tile of the pile is drawn when it is needed."""

    letters: str


class PickMove(Deal, frozen=True):
    """Chance moves the token of somebody whose time was up (WS-A12, X-7)."""

    place: Place


class PickSpot(Deal, frozen=True):
    """Chance lays the tile of somebody whose time was up (WS-A17, X-7)."""

    q: Axis
    r: Axis
    turned: bool = False


class JudgeWord(Verdict, frozen=True):
    """Is the called word in the lexicon? The log keeps the answer, so a replay needs no dictionary (X-1)."""

    known: bool


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
LoggedAction: TypeAlias = (
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
    | DealTiles
    | DrawStarter
    | TakeFromPile
    | PickMove
    | PickSpot
    | JudgeWord
    | TimeUp
)
