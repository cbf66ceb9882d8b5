"""A turn: what may be done instead of laying, and how it is judged when it ends (LE-7 to LE-9, LE-A12, LE-A24)."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Illegal, Seat
from parlour.games.letter.board import covering, take_back
from parlour.games.letter.contacts import connected, layout
from parlour.games.letter.events import LettersTakenBack, TableEvent
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
from parlour.games.letter.sheet import strike
from parlour.games.letter.state import Laying, Moves, Open
from parlour.games.letter.table import letters_on_board, round_one, written_in


class Judged(NamedTuple):
    """The table after a turn. `found`: the turn brought a new word. `mistaken`: letters were taken back."""

    open: Open
    found: bool
    mistaken: bool
    told: tuple[TableEvent, ...] = ()


def judge(agreed: Options, open: Open, phase: Laying) -> Judged:
    """Takes back letters that are in no new word. In round one they need none (LE-A7, LE-A12).

    If every letter of the turn is taken back, none of its words stands (LE-7).
    """
    seat, moves = phase.seat, phase.moves
    if not moves.laid:
        raise Illegal("nothing_laid")
    loose = frozenset[Tile]() if round_one(open) else wordless(agreed, open, moves)
    if not loose:
        return Judged(open, found=moves.written > 0, mistaken=False)
    nothing_stands = loose.issuperset(moves.laid)
    open, moves, struck = strike(
        open, seat, moves, lambda written: nothing_stands or not loose.isdisjoint(written.path)
    )
    back = tuple(tile for tile in moves.laid if tile in loose)
    open, moves = take_back(open, seat, moves, back)
    return Judged(open, moves.written > 0, True, (LettersTakenBack(seat, back, struck),))


def wordless(agreed: Options, open: Open, moves: Moves) -> frozenset[Tile]:
    """What is taken back: letters in no word, and whatever falls with them.

    A letter falls if it is no longer connected to a letter from before this turn, or if it lies where an exchanged
    blank must return. Its words fall with it, and so on.
    """
    laid = frozenset(moves.laid)
    if not moves.written:
        return laid
    here = layout(open.board, agreed.letters)
    before, words = letters_on_board(open) - laid, [frozenset(written.path) for written in written_in(open, moves)]
    back: frozenset[Tile] = frozenset()
    while True:
        used = frozenset[Tile]().union(*(word for word in words if word.isdisjoint(back)))
        kept = connected(here, before, (laid - back) & used)
        if moves.own is not None and moves.own not in kept:
            kept -= frozenset(covering(agreed, open, moves))
        if back == laid - kept:
            return back
        back = laid - kept


def lay_nothing(open: Open, phase: Laying) -> tuple[Open, list[TableEvent]]:
    """A turn that lays no letter has no words, not even those named before the letter was lifted (LE-A24)."""
    if round_one(open):
        raise Illegal("first_letter_first")
    if phase.moves.laid:
        raise Illegal("lift_your_letters")
    open, _, struck = strike(open, phase.seat, phase.moves, lambda _: True)
    return open, [LettersTakenBack(phase.seat, (), struck)] if struck else []


def skip(open: Open, phase: Laying) -> tuple[Open, list[TableEvent]]:
    """Only a seat without letters may do nothing (LE-9, LE-A6)."""
    if open.hands[phase.seat]:
        raise Illegal("you_hold_letters")
    return lay_nothing(open, phase)


def can_play(open: Open, seat: Seat) -> bool:
    """Does this seat have anything to play with (LE-9)?"""
    return bool(open.hands[seat] or (not round_one(open) and (open.blanks[seat] or open.free)))
