"""What lies on a LETTER table, and the phases of a game.

All hands are open. The pool has no order: what is drawn is decided when it is drawn.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from parlour.core.game import Millis, Seat
from parlour.games.letter.actions import Name, Path
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import Size, Tile
from parlour.kit.challenge import Ruling, Stage
from parlour.kit.window import Window

Kind: TypeAlias = Literal["letter", "blank"]
"""What is drafted: letters first, then blanks (LE-A4)."""
Reason: TypeAlias = Literal["nobody_found_a_word", "finished", "time_over", "gave_up"]


class Moves(Struct, frozen=True, gc=False):
    """What was done so far in a turn or a knock.

    `laid` are the letters laid, and `own` is the one of them that came from the hand. `exchanged` is the blank it
    replaced, and where that lay (LE-A11). `written` is how many words at the end of the sheet are from this turn.
    `stood_by`: the seat has stood by the one word it may (X-1).
    """

    laid: tuple[Tile, ...] = ()
    own: Tile | None = None
    exchanged: Placed | None = None
    written: int = 0
    stood_by: bool = False


class Knocks(Struct, frozen=True, gc=False):
    """The knocking that follows one turn (LE-16, LE-A13 to LE-A17).

    The turn was that of `after`, which may knock only once somebody else has. `first`: it was a first letter (LE-A7).
    `last`: the game ends here unless a knock succeeds. `winner` is the last seat to knock successfully.
    """

    after: Seat
    first: bool
    last: bool = False
    knocked_before: bool = False
    winner: Seat | None = None


class Answers(Struct, frozen=True, gc=False):
    """Who has answered a window while the board had this many pieces and the sheets this many words (LE-A13)."""

    pieces: int = 0
    words: int = 0
    seats: tuple[Seat, ...] = ()


class NothingLaid(Struct, frozen=True, gc=False, tag=True):
    """Time ran out before a letter was laid. A blank will do as well (LE-A18)."""


class TakenBack(Struct, frozen=True, gc=False, tag=True):
    """Letters without a word were taken back (LE-A12). `found`: the turn still brought a new word."""

    found: bool


class KnockedInVain(Struct, frozen=True, gc=False, tag=True):
    """A knock brought no word. The others may knock again (LE-16)."""

    knocks: Knocks


Debt: TypeAlias = NothingLaid | TakenBack | KnockedInVain
"""Why a seat has to release a letter, which decides what comes next."""


class Starting(Struct, frozen=True, gc=False, tag=True):
    """Chance draws who begins."""


class Drafting(Struct, frozen=True, gc=False, tag=True):
    """A seat takes a letter by its size, or a blank."""

    seat: Seat
    kind: Kind
    until: Millis


class Drawing(Struct, frozen=True, gc=False, tag=True):
    """Chance draws for a seat. `size` is None if any will do."""

    seat: Seat
    kind: Kind
    count: int
    size: Size | None


class Laying(Struct, frozen=True, gc=False, tag=True):
    """A turn, or a whole game of solitaire."""

    seat: Seat
    until: Millis | None
    moves: Moves = Moves()


class Knockable(Struct, frozen=True, gc=False, tag=True):
    """The others may knock. `knockers` already have, and their half second is running."""

    knocks: Knocks
    window: Window
    knockers: tuple[Seat, ...] = ()


class Rolling(Struct, frozen=True, gc=False, tag=True):
    """Several knocked together, or tied for the highest throw. Chance rolls the dice."""

    knocks: Knocks
    knockers: tuple[Seat, ...]


class Knocking(Struct, frozen=True, gc=False, tag=True):
    """A seat has knocked and names words."""

    seat: Seat
    until: Millis
    knocks: Knocks
    moves: Moves = Moves()


Naming: TypeAlias = Laying | Knocking
"""The phases in which words are named."""


class Judging(Struct, frozen=True, gc=False, tag=True):
    """The judge looks up the word just named, which is the seat's secret (X-1)."""

    back: Naming


class Challenged(Struct, frozen=True, gc=False, tag=True):
    """The others may dispute the word just named, or vote on it. The clock of `back` stands still (X-1)."""

    stage: Stage
    back: Naming


class Owing(Struct, frozen=True, gc=False, tag=True):
    """A seat chooses the letter it has to release."""

    seat: Seat
    until: Millis
    debt: Debt


class PickingLetter(Struct, frozen=True, gc=False, tag=True):
    """Chance picks the letter a seat has to release."""

    seat: Seat
    debt: Debt


class PickingPlace(Struct, frozen=True, gc=False, tag=True):
    """Chance lays the first letter of a seat (LE-A18)."""

    seat: Seat


class Over(Struct, frozen=True, gc=False, tag=True):
    reason: Reason


Phase: TypeAlias = (
    Starting
    | Drafting
    | Drawing
    | Laying
    | Judging
    | Challenged
    | Knockable
    | Rolling
    | Knocking
    | Owing
    | PickingLetter
    | PickingPlace
    | Over
)


class Written(Struct, frozen=True, gc=False):
    """A word on a sheet, with the tiles it was read from (LE-13, LE-A19)."""

    seat: Seat
    word: str
    path: Path
    points: int


class Open(Struct, frozen=True, gc=False):
    """What everybody sees.

    `hands` and `blanks` are each seat's letters and blanks. `pool` and `blank_pool` are not dealt. `side` is that of
    the grid. `board` is in the order of laying. `opened` says which seats have had their turn in round one (LE-6).
    `free` are the Free Letters. Seats `barred` may not knock until the next turn has ended (LE-16). `idle` counts
    turns in a row without a new word (LE-A17). `answers` says who has answered for the board as it is. `rest`
    are the seats that take what they still need at random (LE-A4).
    """

    phase: Phase
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
    rulings: tuple[Ruling, ...] = ()
    barred: tuple[Seat, ...] = ()
    idle: int = 0
    answers: Answers = Answers()
    rest: tuple[Seat, ...] = ()
    given_up: tuple[Seat, ...] = ()


class State(Struct, frozen=True, gc=False):
    """`named` is the word before the judge, or the one the lexicon lacks. Only the seat that named it knows (X-1)."""

    open: Open
    named: Name | None = None


class View(Struct, frozen=True, gc=False):
    """What a viewer sees: the table, and any word of its own that the lexicon lacks.

    `letters` is what is printed on each letter, by number. The number gives the size (LE-A3).
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


class Offer(Struct, frozen=True, gc=False):
    """Which kinds of act are possible, and with which pieces. It never says where, or which words.

    `layable` are the letters that may be laid now, from the hand or free. `liftable` are letters of this turn.
    `releasable` and `blanks` are the seat's own pieces. `sizes` may be taken, and `picks` letters are left to take. The
    next word must use one of `must_use`, if there are any (LE-7).
    """

    acts: tuple[Act, ...]
    layable: tuple[Tile, ...] = ()
    liftable: tuple[Tile, ...] = ()
    releasable: tuple[Tile, ...] = ()
    blanks: tuple[Tile, ...] = ()
    sizes: tuple[Size, ...] = ()
    picks: int = 0
    must_use: tuple[Tile, ...] = ()
