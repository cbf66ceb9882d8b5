"""What lies on a table of WORD SEARCH, and the phases of a game."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.board import Hex, Place, Stack, Tile
from parlour.kit.challenge import Ruling, Stage

Reason: TypeAlias = Literal["target_reached", "target_reached_alone", "dry_spell", "last_tile_laid", "tied", "gave_up"]


class Moves(Struct, frozen=True, gc=False):
    """What a seat has done in its turn.

    `touched` are the places whose tiles were swapped or turned, two at most, with -1 for the seat's own tile.
    `swapped`: the one swap is spent (WS-A7). `acted`: the one action on the insert is spent (WS-A16). Without a board,
    `added` counts the tiles laid, and `scored` says that a word was called (WS-A17). `stood_by`: the seat has stood by
    the one word it may (X-1).
    """

    touched: tuple[int, ...] = ()
    swapped: bool = False
    acted: bool = False
    added: int = 0
    scored: bool = False
    stood_by: bool = False


class Dealing(Struct, frozen=True, gc=False, tag=True):
    """Chance deals the tiles."""


class Starting(Struct, frozen=True, gc=False, tag=True):
    """Chance draws who begins."""


class Searching(Struct, frozen=True, gc=False, tag=True):
    """A seat looks for a word. It may arrange tiles first."""

    seat: Seat
    until: Millis | None
    moves: Moves


class Judging(Struct, frozen=True, gc=False, tag=True):
    """The judge looks up the word just called, which is the caller's secret."""

    back: Searching


class Challenged(Struct, frozen=True, gc=False, tag=True):
    """The others may dispute the word. The clock of the turn stands still, and the challenge keeps what is left."""

    stage: Stage
    back: Searching


class Drawing(Struct, frozen=True, gc=False, tag=True):
    """Chance draws a tile for the seat, which then goes on (WS-A16, WS-A17)."""

    back: Searching


class Exchanging(Struct, frozen=True, gc=False, tag=True):
    """Chance draws a tile in exchange for the seat's own (WS-9)."""

    seat: Seat
    until: Millis | None


class Stepping(Struct, frozen=True, gc=False, tag=True):
    """A seat without a word moves its token (WS-A12)."""

    seat: Seat
    until: Millis | None


class Straying(Struct, frozen=True, gc=False, tag=True):
    """Time is up, and chance moves the token (WS-A12)."""

    seat: Seat


class Owing(Struct, frozen=True, gc=False, tag=True):
    """The turn is cut short, and chance draws the tile the seat should have added (WS-A17)."""

    seat: Seat
    moves: Moves


class Laying(Struct, frozen=True, gc=False, tag=True):
    """The turn is cut short, and chance lays the tile that was drawn (WS-A17)."""

    seat: Seat
    moves: Moves


class Over(Struct, frozen=True, gc=False, tag=True):
    """The game has ended."""

    reason: Reason
    winners: tuple[Seat, ...]


Phase: TypeAlias = (
    Dealing
    | Starting
    | Searching
    | Judging
    | Challenged
    | Drawing
    | Exchanging
    | Stepping
    | Straying
    | Owing
    | Laying
    | Over
)


class Scored(Struct, frozen=True, gc=False):
    """A word somebody has scored."""

    word: str
    points: int


class Open(Struct, frozen=True, gc=False):
    """What everybody sees.

    `tokens` are places by seat, none without a board. Before its first move a token is in the middle, the one place
    that never has a tile. `hands` are the seats' own tiles, "" for none. `drawn` is the tile to be laid without a
    board, "" for none. The pile has no order: what is drawn is decided when it is drawn (X-5). `turns` counts the turns
    each seat has finished. `dry` and `unadded` count turns in a row without a score and without a tile added.
    `contenders` are the tied seats that play extra rounds, and `extra` is the number of the round (WS-A13).
    """

    phase: Phase
    starter: Seat
    places: tuple[Hex, ...]
    stacks: tuple[Stack, ...]
    pile: tuple[str, ...]
    tokens: tuple[Place, ...]
    hands: tuple[str, ...]
    scores: tuple[int, ...]
    words: tuple[tuple[Scored, ...], ...]
    turns: tuple[int, ...]
    drawn: str = ""
    rulings: tuple[Ruling, ...] = ()
    dry: int = 0
    unadded: int = 0
    contenders: tuple[Seat, ...] = ()
    extra: int = 0
    given_up: tuple[Seat, ...] = ()

    @property
    def active(self) -> Seat | None:
        """Whose turn it is."""
        match self.phase:
            case Dealing() | Starting() | Over():
                return None
            case Judging(back) | Challenged(back=back) | Drawing(back):
                return back.seat
            case phase:
                return phase.seat


class State(Struct, frozen=True, gc=False):
    """`called` is the word before the judge, or the one the lexicon lacks. It is the caller's secret (X-1)."""

    open: Open
    called: Call | None = None


class View(Struct, frozen=True, gc=False):
    """What a viewer sees: the open table, and the word it has just called."""

    seat: Seat | None
    open: Open
    called: Call | None = None


Act: TypeAlias = Literal[
    "swap",
    "swap_hand",
    "turn",
    "call",
    "stand_by",
    "step",
    "stay",
    "exchange",
    "add",
    "shift",
    "draw",
    "lay",
    "done",
    "dispute",
    "pass",
    "vote",
]


class Offer(Struct, frozen=True, gc=False):
    """Which kinds of action are possible, and where. It never says which words there are.

    `starts` are the tiles a word may begin with, `ends` those it may end on, `readable` all it may use. `steps` are
    places the token may go to. `swappable` and `turnable` are places of tiles. On the insert a tile may be laid on the
    places `layable` and moved from those `movable`. Without a board, `spots` are free hexagons for the drawn tile.
    """

    acts: tuple[Act, ...]
    starts: tuple[Tile, ...] = ()
    ends: tuple[Tile, ...] = ()
    readable: tuple[Tile, ...] = ()
    steps: tuple[Place, ...] = ()
    swappable: tuple[Place, ...] = ()
    turnable: tuple[Place, ...] = ()
    layable: tuple[Place, ...] = ()
    movable: tuple[Place, ...] = ()
    spots: tuple[Hex, ...] = ()
