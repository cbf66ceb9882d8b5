"""What a typed line means: a word to look for on the board, or a short command.

A piece is its letter (`n`), with its size if the hand has several (`n2x1`). A blank is its size (`2x2`), which may be
left out for the only one in hand. Either may be a number (`#17`). A cell is its column and row (`c4`). A word may be
typed by itself or with its path, as pieces or cells. `name` in front tells a word like DONE from the command.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from parlour.core.game import GiveUp, Illegal, Unreadable
from parlour.games.letter.actions import (
    Done,
    Knock,
    Lay,
    LayBlank,
    Lift,
    Name,
    Path,
    Release,
    Retrace,
    SeatAction,
    Skip,
    TakeBlank,
    TakeRest,
    TakeSize,
)
from parlour.games.letter.contacts import layout
from parlour.games.letter.grid import Cell, cell_of, name_of, rectangle
from parlour.games.letter.pieces import BLANK_SIZES, BLANKS, Tile, printed
from parlour.games.letter.state import Challenged, Drafting, Kind, Knockable, Laying, Moves, Open, View
from parlour.games.letter.table import moves_now, round_one, solitaire
from parlour.games.letter.tracing import new_paths
from parlour.kit.challenge import Disputable, Dispute, StandBy, Vote, Voting
from parlour.kit.typed import spellings
from parlour.kit.window import PASS
from parlour.words.tracing import paths

PLAIN: Final[dict[str, SeatAction]] = {
    "take rest": TakeRest(),
    "stand by": StandBy(),
    "done": Done(),
    "skip": Skip(),
    "give up": GiveUp(),
    "knock": Knock(),
    "dispute": Dispute(),
    "pass": PASS,
}
BALLOTS: Final[dict[str, bool | None]] = {"yes": True, "no": False, "abstain": None}
ASKED_ONLY: Final = ("take rest", "knock", "dispute", "pass")
"""When nobody asks for these, they are words like any other."""
EXAMPLE_WORD: Final = "tea"
TURNED: Final = "turned"
SIZE: Final = re.compile(r"[1-3]x[1-3]")
PICK: Final = re.compile(r"(?:take )?(?:blank )?([1-3])x([1-3])")
PIECE: Final = re.compile(r"#([0-9]{1,2})|([^\W\d_])?(?:([1-3])x([1-3]))?")


def read(view: View, text: str) -> SeatAction:
    """What a person with this view means."""
    parts = joined(text.replace(",", " ").split())
    typed = " ".join(parts).lower()
    if typed == "give up":
        return PLAIN[typed]
    match view.open.phase:
        case Challenged(Voting()):
            return read_vote(typed)
        case Challenged(Disputable()):
            return read_reply(typed, "dispute")
        case Knockable():
            return read_reply(typed, "knock")
        case Drafting(kind=kind):
            return read_pick(kind, typed)
    if typed in PLAIN and typed not in ASKED_ONLY:
        return PLAIN[typed]
    if not parts:
        raise Unreadable("unreadable_word", example=EXAMPLE_WORD)
    return read_move(view, parts)


def read_vote(typed: str) -> Vote:
    if typed not in BALLOTS:
        raise Unreadable("unreadable_reply", example="yes")
    return Vote(BALLOTS[typed])


def read_reply(typed: str, otherwise: str) -> SeatAction:
    """Pass, or not."""
    if typed not in ("pass", otherwise):
        raise Unreadable("unreadable_reply", example="pass")
    return PLAIN[typed]


def joined(parts: list[str]) -> list[str]:
    """`n 2x1` is one piece, as `n2x1` is."""
    whole: list[str] = []
    for part in parts:
        if whole and len(whole[-1]) == 1 and whole[-1].isalpha() and SIZE.fullmatch(part):
            whole[-1] += part
        else:
            whole.append(part)
    return whole


def read_pick(kind: Kind, typed: str) -> SeatAction:
    """A letter or a blank, by its size."""
    if typed == "take rest":
        return PLAIN[typed]
    found = PICK.fullmatch(typed)
    if found is None:
        raise Unreadable("unreadable_size", example="take 2x1")
    size = int(found[1]), int(found[2])
    if kind == "letter":
        return TakeSize(size)
    if size not in BLANK_SIZES:
        raise Illegal("blank_gone")
    return TakeBlank(BLANKS[BLANK_SIZES.index(size)])


def read_move(view: View, parts: list[str]) -> SeatAction:
    open, laid = view.open, moves_now(view.open).laid
    hand, blanks = ((), ()) if view.seat is None else (open.hands[view.seat], open.blanks[view.seat])
    match [part.lower() for part in parts]:
        case ["lay", piece, cell, *turned] if turned in ([], [TURNED]):
            return Lay(read_piece(view, piece, (*hand, *open.free)), *read_cell(open, cell), bool(turned))
        case ["blank", cell, *turned] if turned in ([], [TURNED]) and cell_of(cell):
            return LayBlank(read_piece(view, "", blanks), *read_cell(open, cell), bool(turned))
        case ["blank", piece, cell, *turned] if turned in ([], [TURNED]):
            return LayBlank(read_piece(view, piece, blanks), *read_cell(open, cell), bool(turned))
        case ["lift", piece]:
            return Lift(read_piece(view, piece, laid))
        case ["lift"] if laid:
            return Lift(laid[-1])
        case ["release", piece]:
            return Release(read_piece(view, piece, hand))
        case ["retrace", _, _, *_]:
            return Retrace(read_word(view, parts[1]), read_path(view, parts[2:]))
        case ["name", _, *_]:
            return read_name(view, parts[1], parts[2:])
        case _:
            return read_name(view, parts[0], parts[1:])


def read_piece(view: View, text: str, among: tuple[Tile, ...]) -> Tile:
    """One of these pieces. The size may be left out if all pieces with that letter have the same size."""
    found, pieces = PIECE.fullmatch(text), printed(view.letters)
    if found is None or int(found[1] or 0) not in range(len(pieces)):
        raise Unreadable("unreadable_piece", example="n2x1")
    if found[1]:
        return int(found[1])
    letter = (found[2] or "").upper()
    fitting = [tile for tile in among if pieces[tile].letter == letter]
    if found[3]:
        fitting = [
            tile for tile in fitting if (pieces[tile].width, pieces[tile].height) == (int(found[3]), int(found[4]))
        ]
    if not fitting:
        raise Illegal("not_in_hand")
    called = dict.fromkeys(f"{letter.lower()}{pieces[tile].width}x{pieces[tile].height}" for tile in fitting)
    if len(called) > 1:
        raise Unreadable("several_sizes", letter=letter or "#", sizes=", ".join(called), example=next(iter(called)))
    return fitting[0]


def read_cell(open: Open, text: str) -> Cell:
    cell = cell_of(text)
    if cell is None:
        raise Unreadable("unreadable_cell", example=name_of(open.side - 1, open.side - 1))
    return cell


def read_word(view: View, text: str) -> str:
    spelled = spellings(text, view.letters)
    if not spelled:
        raise Unreadable("unreadable_word", example=EXAMPLE_WORD)
    return spelled[0]


def read_path(view: View, parts: Iterable[str]) -> Path:
    """Pieces by number, or the cells they lie on."""
    return tuple(read_step(view, part) for part in parts)


def read_step(view: View, text: str) -> Tile:
    if text.startswith("#"):
        return read_piece(view, text, ())
    x, y = read_cell(view.open, text)
    for lying in view.open.board:
        covered = rectangle(lying, printed(view.letters)[lying.tile])
        if covered.left <= x < covered.right and covered.top <= y < covered.bottom:
            return lying.tile
    raise Illegal("no_such_tile")


def read_name(view: View, text: str, rest: list[str]) -> Name:
    """A word without a path takes the preferred one (LE-A19)."""
    if rest:
        return Name(read_word(view, text), read_path(view, rest))
    read_word(view, text)
    for word in spellings(text, view.letters):
        path = preferred(view, word)
        if path is not None:
            return Name(word, path)
    raise Illegal("not_traceable", word=read_word(view, text))


def preferred(view: View, word: str) -> Path | None:
    """The first path that makes the word new, with a letter just laid if one may be needed. Failing that, any path."""
    open, letters = view.open, view.letters
    for needed in (just_laid(open), ()):
        path = next(new_paths(letters, open, word, needed), None)
        if path is not None:
            return path
    here = layout(open.board, letters)
    path = next(paths(here.board, word), None)
    return None if path is None else tuple(here.tiles[at] for at in path)


def just_laid(open: Open) -> tuple[Tile, ...]:
    """The letters the next word may have to use (LE-7, LE-A23).

    A view does not say whether solitaire is strict. There it is the last letter, if that has no word yet.
    """
    match open.phase:
        case Laying(moves=Moves(laid)) if solitaire(open):
            used = {tile for written in open.written for tile in written.path}
            return tuple(tile for tile in laid[-1:] if tile not in used)
        case Laying(moves=Moves(laid, written=0)) if not round_one(open):
            return laid
        case _:
            return ()
