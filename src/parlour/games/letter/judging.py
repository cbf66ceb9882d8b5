"""The end of a turn: every letter laid in it must be in a new word (LE-7 to LE-9, LE-14, LE-A12, LE-A18, LE-A24)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Millis, Step
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.contacts import hanging, layout
from parlour.games.letter.events import LettersTakenBack, TableEvent, TimeRanOut, TurnSkipped
from parlour.games.letter.laying import covering, taken_back
from parlour.games.letter.pieces import Tile
from parlour.games.letter.releasing import owe
from parlour.games.letter.scoring import strike
from parlour.games.letter.state import Open, State
from parlour.games.letter.table import letters_on_board, of_this_turn, round_one
from parlour.games.letter.turns import end_turn, leave


def done(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """In round one a letter needs no word. Else what has none is taken back, and a letter of one's own is owed."""
    if not open.moves.laid:
        raise Illegal("nothing_laid")
    if round_one(open):
        return end_turn(agreed, open, at, *told)
    seat, laid, loose = open.active, open.moves.laid, wordless(agreed, open)
    if not loose:
        return end_turn(agreed, open, at, *told)
    open, struck = strike(open, lambda written: not loose.isdisjoint(written.path))
    back = tuple(tile for tile in laid if tile in loose)
    open = taken_back(open, back)
    told = (*told, LettersTakenBack(seat, back, struck))
    if not open.hands[seat]:
        return end_turn(agreed, open, at, *told)
    return owe(replace(open, moves=replace(open.moves, laid=laid)), seat, at, *told)


def wordless(agreed: Agreement, open: Open) -> frozenset[Tile]:
    """What is taken back: letters in no word; those that then hang on nothing that lay there before, with their words;
    those that lie where an exchanged blank returns to; and so on."""
    here, laid = layout(open.board, agreed.pieces), frozenset(open.moves.laid)
    before, words = letters_on_board(open) - laid, [frozenset(written.path) for written in of_this_turn(open)]
    back: frozenset[Tile] = frozenset()
    while True:
        used = frozenset[Tile]().union(*(word for word in words if word.isdisjoint(back)))
        kept = hanging(here, before, (laid - back) & used)
        if open.moves.own is not None and open.moves.own not in kept:
            kept -= frozenset(covering(agreed, open))
        if back == laid - kept:
            return back
        back = laid - kept


def lay_nothing(open: Open, *told: TableEvent) -> tuple[Open, tuple[TableEvent, ...]]:
    """A turn in which nothing is laid has no words, not even those named before a letter was lifted (LE-A24)."""
    if round_one(open):
        raise Illegal("first_letter_first")
    if open.moves.laid:
        raise Illegal("lift_your_letters")
    open, struck = strike(open, lambda _: True)
    return open, (*told, LettersTakenBack(open.active, (), struck)) if struck else told


def skip(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """Only who holds no letter may do nothing (LE-9, LE-A6)."""
    if open.hands[open.active]:
        raise Illegal("you_hold_letters")
    open, told = lay_nothing(open, *told)
    return leave(agreed, open, at, *told, TurnSkipped(open.active))


def time_up(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    """What was laid is judged; with nothing laid, a letter or a blank is owed, or chance lays the first (LE-A18)."""
    told = TimeRanOut(open.active)
    if open.moves.laid:
        return done(agreed, open, at, told)
    if round_one(open):
        return Step(State(replace(open, phase="picking", until=None)), (told,))
    if not open.hands[open.active]:
        return skip(agreed, open, at, told)
    open, events = lay_nothing(open, told)
    return owe(open, open.active, at, *events)
