"""The board-less game: tiles are drawn and laid beside others, on an open plane (WS-15, WS-A17)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Millis, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.arranging import turned_over
from parlour.games.wordsearch.board import brink
from parlour.games.wordsearch.events import TableEvent, TileLaid, TurnEnded
from parlour.games.wordsearch.state import Open, State
from parlour.games.wordsearch.turns import end_turn


def may_draw(agreed: Agreement, open: Open) -> bool:
    return not open.moves.drawn and open.moves.added < agreed.adds_per_turn and bool(open.pile)


def must_add(open: Open) -> bool:
    """A full round without an added tile, and none yet in this turn."""
    return open.unadded >= len(open.scores) and not open.moves.added


def may_be_done(open: Open) -> bool:
    return not open.moves.drawn and not must_add(open) and (open.moves.scored or open.moves.added > 0)


def draw_tile(agreed: Agreement, open: Open) -> Step[State, TableEvent]:
    if open.moves.drawn:
        raise Illegal("lay_it_first")
    if open.moves.added == agreed.adds_per_turn:
        raise Illegal("tiles_added", most=agreed.adds_per_turn)
    if not open.pile:
        raise Illegal("pile_empty")
    return Step(State(replace(open, phase="drawing")))


def lay_tile(
    agreed: Agreement, open: Open, q: int, r: int, turned: bool, at: Millis, *, by_chance: bool = False
) -> Step[State, TableEvent]:
    moves = open.moves
    if not moves.drawn:
        raise Illegal("nothing_drawn")
    if (q, r) not in brink(open.places):
        raise Illegal("must_touch_a_tile")
    letters = turned_over(agreed, moves.drawn) if turned else moves.drawn
    open = replace(
        open,
        phase="searching",
        places=(*open.places, (q, r)),
        stacks=(*open.stacks, (letters,)),
        moves=replace(moves, drawn="", added=moves.added + 1),
    )
    told = TileLaid(open.active, q, r, letters, by_chance)
    return end_turn(agreed, open, at, told) if moves.hurried else go_on(agreed, open, at, told)


def go_on(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """The turn ends by itself when a word was called and no more tile can be added."""
    if open.moves.scored and not open.moves.drawn and not may_draw(agreed, open):
        return end_turn(agreed, open, at, *told, TurnEnded(open.active))
    return Step(State(replace(open, phase="searching")), told)


def done(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    if open.moves.drawn:
        raise Illegal("lay_it_first")
    if must_add(open):
        raise Illegal("must_add_a_tile")
    if not may_be_done(open):
        raise Illegal("nothing_done_yet")
    return end_turn(agreed, open, at, TurnEnded(open.active))


def close_turn(
    agreed: Agreement, open: Open, at: Millis, *told: TableEvent, owes_a_tile: bool
) -> Step[State, TableEvent]:
    """For somebody whose turn is cut short chance lays the tile that was drawn, or one that is owed."""
    open = replace(open, moves=replace(open.moves, hurried=True))
    if open.moves.drawn:
        return Step(State(replace(open, phase="laying")), told)
    if owes_a_tile:
        return Step(State(replace(open, phase="drawing")), told)
    return end_turn(agreed, open, at, *told)
