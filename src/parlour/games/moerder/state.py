"""What lies on a MÖRDER table. All of it is open: what is on a face-down tile is drawn when it is turned."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.moerder.board import FACE_DOWN, HIDDEN, Board, Tile
from parlour.games.moerder.chains import Chain

Phase: TypeAlias = Literal[
    "drawing", "turning", "picking", "revealing", "looking", "window", "showing", "judging", "over"
]
"""Drawing, picking and revealing are done by chance, judging by the judge; nobody waits there."""

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


class Objection(Struct, frozen=True):
    """Who has the floor, until when, and how much of the window it interrupts was left (MO-A4)."""

    seat: Seat
    until: Millis
    window_left: int


class ObjectionWindow(Struct, frozen=True):
    """A touch under the eyes of the others (X-4): who has let it pass, who is out of it because his objection fell,
    and how much of the turn it interrupts was left."""

    until: Millis
    turn_left: int | None = None
    passed: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    objection: Objection | None = None


class Ending(Struct, frozen=True):
    """How it ended. `chains` are all that lay open, told only now; `score` is for solitaire (MO-S5, MO-S6)."""

    reason: Reason
    winner: Seat | None = None
    chain: Chain | None = None
    chains: tuple[Chain, ...] = ()
    score: int = 0


class Open(Struct, frozen=True):
    """What all see.

    `hands` are the letters each seat has collected, `turned` the tiles in the order they were turned. `due` are tiles
    chance still has to turn; `hurried`: the turn ends with them (X-7). `bare`: this turn began with nothing to turn and
    nothing was collected in it; `bare_turns` counts such turns in succession (MO-A9). `objective` and `noted` belong to
    solitaire, `dropped` to the base game.
    """

    phase: Phase
    active: Seat
    hands: tuple[str, ...]
    board: Board = FACE_DOWN
    turned: tuple[Tile, ...] = ()
    until: Millis | None = None
    due: tuple[Tile, ...] = ()
    hurried: bool = False
    bare: bool = False
    bare_turns: int = 0
    touched: Tile | None = None
    window: ObjectionWindow | None = None
    objective: Literal[1, 2] | None = None
    noted: int | None = None
    dropped: Seat | None = None
    given_up: tuple[Seat, ...] = ()
    ending: Ending | None = None

    @property
    def hidden(self) -> int:
        """How many tiles lie face down."""
        return self.board.count(HIDDEN)

    @property
    def collected(self) -> str:
        return "".join(self.hands)


class State(Struct, frozen=True):
    open: Open


class View(Struct, frozen=True):
    """What a viewer sees: the table, and where he sits."""

    seat: Seat | None
    open: Open


Act: TypeAlias = Literal["turn", "claim", "touch", "next", "pass", "object", "show", "drop_out", "quit"]


class Offer(Struct, frozen=True):
    """What kinds of act are possible, and which tiles may be turned or touched; the same whether or not there is a
    chain."""

    acts: tuple[Act, ...]
    tiles: tuple[Tile, ...] = ()
