"""What lies on a LETTER table. All hands are open; the pool has no order: what is drawn is decided when it is drawn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.letter.actions import Name, Path
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import Size, Tile
from parlour.kit.contest import Contest, Ruling

Phase: TypeAlias = Literal[
    "starting",
    "drafting",
    "drawing",
    "laying",
    "judging",
    "disputing",
    "voting",
    "window",
    "rolling",
    "knocking",
    "penalty",
    "picking",
    "over",
]
"""Starting, drawing, rolling and picking are done by chance, judging by the judge; nobody waits there.

drafting: a seat takes a size. laying: a turn, in round 1 too, or the whole game alone. disputing, voting: a named word
lies before the others. window: who wants may knock. knocking: the knocker names words. penalty: somebody chooses the
letter to release.
"""

Reason: TypeAlias = Literal["nobody_found_a_word", "finished", "time_over", "gave_up"]


class Written(Struct, frozen=True):
    """A word on a sheet, with the tiles it was read from (LE-13, LE-A19)."""

    seat: Seat
    word: str
    path: Path
    points: int


class Moves(Struct, frozen=True):
    """What was done in this turn or knock.

    `laid` are the letters laid in it, `own` the own one among them; `exchanged` is the blank it replaced, where it lay
    (LE-A11); `written` how many words of the sheet are from it; `stood_by`: that is spent (X-1).
    """

    laid: tuple[Tile, ...] = ()
    own: Tile | None = None
    exchanged: Placed | None = None
    written: int = 0
    stood_by: bool = False


class Knocks(Struct, frozen=True):
    """The time after a turn in which the others may knock (LE-16, LE-A13 to LE-A17).

    `after` is the seat whose turn it was: it may not knock before somebody else has. `passed` let it pass; `knockers`
    are those of the last half second; `knocker` names words now, until its time is over; `winner` knocked with success
    last. `last`: the game ends with this window. `first`: it follows a first letter (LE-6, LE-A7).
    """

    after: Seat
    until: Millis
    passed: tuple[Seat, ...] = ()
    knockers: tuple[Seat, ...] = ()
    knocker: Seat | None = None
    knocked_before: bool = False
    winner: Seat | None = None
    last: bool = False
    first: bool = False


class Open(Struct, frozen=True):
    """What all see.

    `hands` are the letters of each seat, `blanks` its blanks, `pool` and `blank_pool` what is not dealt, `free` the
    Free Letters. `board` is in the order of laying. `opened`: has laid a first letter (LE-6). `side` is the grid's.
    `barred` may not knock before the next turn has ended (LE-16). `idle` counts turns in succession without a new word
    (LE-A17). `debtor` chooses a letter to release. Chance draws `draws` pieces now, of `size` if one was chosen.
    """

    phase: Phase
    active: Seat
    starter: Seat
    side: int
    board: tuple[Placed, ...]
    hands: tuple[tuple[Tile, ...], ...]
    blanks: tuple[tuple[Tile, ...], ...]
    pool: tuple[Tile, ...]
    blank_pool: tuple[Tile, ...]
    opened: tuple[bool, ...]
    scores: tuple[int, ...]
    free: tuple[Tile, ...] = ()
    written: tuple[Written, ...] = ()
    until: Millis | None = None
    size: Size | None = None
    draws: int = 0
    moves: Moves = Moves()
    contest: Contest | None = None
    rulings: tuple[Ruling, ...] = ()
    knocks: Knocks | None = None
    debtor: Seat | None = None
    barred: tuple[Seat, ...] = ()
    idle: int = 0
    given_up: tuple[Seat, ...] = ()
    ending: Reason | None = None


class State(Struct, frozen=True):
    """`named` is the word the judge looks up, or the one the lexicon lacks: who named it alone knows of it (X-1)."""

    open: Open
    named: Name | None = None


class View(Struct, frozen=True):
    """What a viewer sees: the table, where he sits, and his own word that the lexicon lacks.

    `letters` is what is printed on the letters, by their numbers; sizes follow from the number (LE-A3).
    """

    seat: Seat | None
    open: Open
    letters: str
    named: Name | None = None


Act: TypeAlias = Literal[
    "take_size",
    "take_blank",
    "take_rest",
    "lay",
    "lift",
    "lay_blank",
    "release",
    "name",
    "stand_by",
    "done",
    "skip",
    "knock",
    "dispute",
    "pass",
    "vote",
]


class Offer(Struct, frozen=True):
    """What kinds of act are possible and with which pieces; never where or which words.

    `layable` are letters that may be laid now, own or free; `liftable` those of this turn; `releasable` and `blanks`
    own pieces; `sizes` what may be taken. `must_use`: the next word named has to use one of these (LE-7).
    """

    acts: tuple[Act, ...]
    layable: tuple[Tile, ...] = ()
    liftable: tuple[Tile, ...] = ()
    releasable: tuple[Tile, ...] = ()
    blanks: tuple[Tile, ...] = ()
    sizes: tuple[Size, ...] = ()
    must_use: tuple[Tile, ...] = ()
