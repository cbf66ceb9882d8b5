"""The insert: a tile is added or moved before the word, and tiles may lie on one another (WS-14, WS-A16)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.arranging import turned_over
from parlour.games.wordsearch.board import Place, Stack, middle, names
from parlour.games.wordsearch.events import TableEvent, TileAdded, TileShifted
from parlour.games.wordsearch.state import Open, State
from parlour.games.wordsearch.stepping import free


def layable(open: Open) -> tuple[Place, ...]:
    """Places a tile may be laid on: not the middle, not under a token."""
    if open.moves.acted:
        return ()
    centre = middle(open.places)
    return tuple(place for place in range(len(open.places)) if place != centre and place not in open.tokens)


def movable(open: Open) -> tuple[Place, ...]:
    """Places whose top tile may be moved."""
    return () if open.moves.acted else tuple(place for place in range(len(open.places)) if free(open, place))


def add_tile(agreed: Agreement, open: Open, place: Place, turned: bool) -> Step[State, TableEvent]:
    """A new own tile is drawn while the pile lasts."""
    once_a_turn(open)
    own = open.hands[open.active]
    if not own:
        raise Illegal("no_own_tile")
    ground(open, place)
    letters = turned_over(agreed, own) if turned else own
    open = replace(
        open,
        phase="drawing" if open.pile else "searching",
        stacks=piled(open.stacks, place, letters),
        hands=tuple("" if seat == open.active else hand for seat, hand in enumerate(open.hands)),
        moves=replace(open.moves, acted=True),
    )
    return Step(State(open), (TileAdded(open.active, place, letters),))


def shift_tile(agreed: Agreement, open: Open, start: Place, to: Place, turned: bool) -> Step[State, TableEvent]:
    once_a_turn(open)
    ground(open, start)
    ground(open, to)
    if not open.stacks[start]:
        raise Illegal("no_such_tile")
    if start == to:
        raise Illegal("same_tile_twice")
    letters = open.stacks[start][-1]
    letters = turned_over(agreed, letters) if turned else letters
    lifted = (*open.stacks[:start], open.stacks[start][:-1], *open.stacks[start + 1 :])
    open = replace(open, stacks=piled(lifted, to, letters), moves=replace(open.moves, acted=True))
    return Step(State(open), (TileShifted(open.active, start, to, letters),))


def once_a_turn(open: Open) -> None:
    if open.moves.acted:
        raise Illegal("one_tile_a_turn")


def ground(open: Open, place: Place) -> None:
    """Neither the middle nor a place with a token."""
    if place not in range(len(open.places)):
        raise Illegal("no_such_tile")
    if place == middle(open.places):
        raise Illegal("middle_stays_empty")
    if place in open.tokens:
        raise Illegal("tile_under_token", tile=names(open.places)[place])


def piled(stacks: tuple[Stack, ...], place: Place, letters: str) -> tuple[Stack, ...]:
    return (*stacks[:place], (*stacks[place], letters), *stacks[place + 1 :])
