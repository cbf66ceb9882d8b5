"""What lies on a MÖRDER table, and the phases of a turn. Nothing is secret: a tile is drawn when it is turned."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.moerder.board import FACE_DOWN, HIDDEN, Board, Tile
from parlour.games.moerder.chains import Chain
from parlour.kit.window import Window

Reason: TypeAlias = Literal[
    "chain_found",
    "letters_collected",
    "chain_in_objection",
    "nobody_found_it",
    "dropped_out_rightly",
    "gave_up",
    "no_chain_left",
    "chain_after_quitting",
    "chain_too_early",
    "last_tile_turned",
    "no_chain_at_all",
    "chain_missed",
]


class Drawing(Struct, frozen=True, gc=False, tag=True):
    """Chance draws who begins."""


class Turning(Struct, frozen=True, gc=False, tag=True):
    """A seat chooses a tile to turn."""

    seat: Seat
    until: Millis | None


class Picking(Struct, frozen=True, gc=False, tag=True):
    """Chance chooses for a seat that ran out of time (X-7)."""

    seat: Seat


class Revealing(Struct, frozen=True, gc=False, tag=True):
    """The tiles that are due are turned; then the seat looks for the word."""

    seat: Seat
    due: tuple[Tile, ...]
    until: Millis | None


class Hurrying(Struct, frozen=True, gc=False, tag=True):
    """Tiles are turned for a seat that ran out of time; then its turn ends (X-7)."""

    seat: Seat
    due: tuple[Tile, ...]


class Quitting(Struct, frozen=True, gc=False, tag=True):
    """In solitaire, every tile still face down is turned. `noted` is how many there were (MO-S6)."""

    seat: Seat
    due: tuple[Tile, ...]
    noted: int


class Looking(Struct, frozen=True, gc=False, tag=True):
    """A seat claims the word, collects letters, or says "Next".

    `bare`: the turn began with nothing to turn, and nothing has been collected in it (MO-A9).
    """

    seat: Seat
    until: Millis | None
    bare: bool


class Judging(Struct, frozen=True, gc=False, tag=True):
    """The judge says whether the touched tile may be collected (MO-A4, MO-A10)."""

    tile: Tile
    back: Looking


class Objecting(Struct, frozen=True, gc=False, tag=True):
    """The others may object to a touch. `left` is what the turn's clock still had (MO-10, X-4)."""

    tile: Tile
    window: Window
    left: int | None
    back: Looking


class Showing(Struct, frozen=True, gc=False, tag=True):
    """An objector has the floor and shows a chain. `left` is what the window still had (MO-A4)."""

    seat: Seat
    until: Millis
    left: int
    back: Objecting


class Ending(Struct, frozen=True, gc=False):
    """How a game ends. `chain` is the one that decided it; `score` is for solitaire (MO-S5, MO-S6)."""

    reason: Reason
    winner: Seat | None = None
    chain: Chain | None = None
    score: int = 0


class Over(Struct, frozen=True, gc=False, tag=True):
    """`chains` are all that lay open, the straightest first. They are not told before the end."""

    ending: Ending
    chains: tuple[Chain, ...]


Phase: TypeAlias = (
    Drawing | Turning | Picking | Revealing | Hurrying | Quitting | Looking | Judging | Objecting | Showing | Over
)


class Open(Struct, frozen=True, gc=False):
    """What everybody sees.

    `hands` are the letters each seat has collected, `turned` the tiles in the order they were turned. `bare_turns`
    counts bare turns in a row (MO-A9). `objective` is only for solitaire, `dropped` only for the base game.
    """

    phase: Phase
    hands: tuple[str, ...]
    board: Board = FACE_DOWN
    turned: tuple[Tile, ...] = ()
    bare_turns: int = 0
    objective: Literal[1, 2] | None = None
    dropped: Seat | None = None
    given_up: tuple[Seat, ...] = ()

    @property
    def hidden(self) -> int:
        """How many tiles lie face down."""
        return self.board.count(HIDDEN)

    @property
    def collected(self) -> str:
        return "".join(self.hands)


class State(Struct, frozen=True, gc=False):
    open: Open


class View(Struct, frozen=True, gc=False):
    """What a viewer sees: the table, and which seat is its own."""

    seat: Seat | None
    open: Open


Act: TypeAlias = Literal["turn", "claim", "touch", "next", "pass", "object", "show", "drop_out", "quit"]


class Offer(Struct, frozen=True, gc=False):
    """The kinds of act that are possible, and the tiles that may be turned or touched. It never tells of a chain."""

    acts: tuple[Act, ...]
    tiles: tuple[Tile, ...] = ()
