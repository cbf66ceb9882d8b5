"""What lies on a table of WORD SEARCH. The pile has no order: what is drawn is decided when it is drawn (X-5)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.board import Hex, Place, Stack, Tile
from parlour.kit.contest import Contest, Ruling

Phase: TypeAlias = Literal[
    "dealing",
    "starting",
    "searching",
    "judging",
    "window",
    "voting",
    "stepping",
    "drawing",
    "straying",
    "laying",
    "over",
]
"""Dealing, starting, drawing, straying and laying are done by chance, judging by the judge; nobody waits there.

stepping: the seat on turn chooses the letter its token goes to (WS-A12). straying: chance moves the token. laying:
chance lays a tile (WS-A17).
"""

Reason: TypeAlias = Literal["target_reached", "target_reached_alone", "dry_spell", "last_tile_laid", "tied", "gave_up"]


class Scored(Struct, frozen=True):
    """A word somebody has scored."""

    word: str
    points: int


class Moves(Struct, frozen=True):
    """What the seat on turn has done in it.

    `touched` are the places whose tiles were swapped or turned, two at most, -1 for the seat's own tile; `swapped`: the
    swap is spent (WS-A7). `acted`: the insert's one action is spent (WS-A16). `drawn` is the tile to be laid, `added`
    how many were, `scored`: a word was called (WS-A17). `stood_by`: that is spent (X-1). `hurried`: time is up.
    """

    touched: tuple[int, ...] = ()
    swapped: bool = False
    acted: bool = False
    drawn: str = ""
    added: int = 0
    scored: bool = False
    stood_by: bool = False
    hurried: bool = False


class Ending(Struct, frozen=True):
    reason: Reason
    winners: tuple[Seat, ...] = ()


class Open(Struct, frozen=True):
    """What all see.

    `tokens` are places by seat (none without a board); in the middle before the first move, which is the one place
    that never has a tile. `hands` are the seats' own tiles, "" for none. `turns` counts the turns each has finished,
    `dry` those in succession without a score, `unadded` those since a tile was laid. `contenders` are who still plays
    when the target was reached and the score is tied, `extra` the number of that extra round (WS-A13).
    """

    phase: Phase
    active: Seat
    starter: Seat
    places: tuple[Hex, ...]
    stacks: tuple[Stack, ...]
    pile: tuple[str, ...]
    tokens: tuple[Place, ...]
    hands: tuple[str, ...]
    scores: tuple[int, ...]
    words: tuple[tuple[Scored, ...], ...]
    turns: tuple[int, ...]
    until: Millis | None = None
    moves: Moves = Moves()
    contest: Contest | None = None
    rulings: tuple[Ruling, ...] = ()
    dry: int = 0
    unadded: int = 0
    contenders: tuple[Seat, ...] = ()
    extra: int = 0
    given_up: tuple[Seat, ...] = ()
    ending: Ending | None = None


class State(Struct, frozen=True):
    """`called` is the word the judge looks up, or the one the lexicon lacks: the caller alone knows of it (X-1)."""

    open: Open
    called: Call | None = None


class View(Struct, frozen=True):
    """What a viewer sees: the table, where he sits, and his own word that the lexicon lacks."""

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


class Offer(Struct, frozen=True):
    """What kinds of act are possible, and where; never which words there are.

    `starts` are tiles a word may begin with, `ends` those it may end on, `readable` all it may use; `steps` are places
    the token may go to; `swappable` and `turnable` places of tiles. Insert: `layable` are places a tile may be laid on,
    `movable` those whose top tile may be moved. Board-less: `spots` are free hexagons for the drawn tile.
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
