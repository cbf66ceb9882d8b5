"""Before the word: two tiles of the board may be swapped, turned, or both (WS-4, WS-A7, WS-A8)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.game import Illegal, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.board import TURNED, Place, Stack, names
from parlour.games.wordsearch.events import HandSwapped, TableEvent, TilesSwapped, TileTurned
from parlour.games.wordsearch.state import Moves, Open, State
from parlour.games.wordsearch.stepping import free

HAND: Final = -1
"""The seat's own tile among the places that were touched."""


def swappable(open: Open) -> tuple[Place, ...]:
    """Tiles a swap could be about."""
    moves = open.moves
    if moves.swapped:
        return ()
    if len(moves.touched) == 2:
        return moves.touched
    return tuple(place for place in range(len(open.places)) if free(open, place))


def hand_swappable(agreed: Agreement, open: Open) -> tuple[Place, ...]:
    """Tiles that may be exchanged with the seat's own."""
    if not agreed.hand_swap or not open.hands[open.active] or len(open.moves.touched) == 2:
        return ()
    return open.moves.touched or swappable(open)


def turnable(agreed: Agreement, open: Open) -> tuple[Place, ...]:
    if not agreed.rotate_mw:
        return ()
    touched = open.moves.touched
    return tuple(
        place
        for place, stack in enumerate(open.stacks)
        if stack and stack[0] in TURNED and place not in open.tokens and (len(touched) < 2 or place in touched)
    )


def swap(open: Open, one: Place, other: Place) -> Step[State, TableEvent]:
    if one == other:
        raise Illegal("same_tile_twice")
    tile, another = touchable(open, one), touchable(open, other)
    stacks = lay_tile(lay_tile(open.stacks, one, another), other, tile)
    told = TilesSwapped(open.active, one, other, tile, another)
    return Step(State(replace(open, stacks=stacks, moves=swapped(open, one, other))), (told,))


def swap_hand(agreed: Agreement, open: Open, place: Place) -> Step[State, TableEvent]:
    """Otherwise the own tile would have no use on the board (WS-A7)."""
    if not agreed.hand_swap:
        raise Illegal("hand_stays")
    own, tile = open.hands[open.active], touchable(open, place)
    hands = tuple(tile if seat == open.active else hand for seat, hand in enumerate(open.hands))
    stacks = lay_tile(open.stacks, place, own)
    told = HandSwapped(open.active, place, own, tile)
    return Step(State(replace(open, stacks=stacks, hands=hands, moves=swapped(open, place, HAND))), (told,))


def turn_tile(agreed: Agreement, open: Open, place: Place) -> Step[State, TableEvent]:
    letters = turned_over(agreed, touchable(open, place))
    moves = open.moves
    if place not in moves.touched:
        if len(moves.touched) == 2:
            raise Illegal("two_tiles_only")
        moves = replace(moves, touched=(*moves.touched, place))
    stacks = lay_tile(open.stacks, place, letters)
    return Step(State(replace(open, stacks=stacks, moves=moves)), (TileTurned(open.active, place, letters),))


def turned_over(agreed: Agreement, letters: str) -> str:
    """Only M and W are another letter upside down (WS-A8)."""
    if not agreed.rotate_mw or letters not in TURNED:
        raise Illegal("not_turnable", letters=letters)
    return TURNED[letters]


def touchable(open: Open, place: Place) -> str:
    """The tile there; not under any token (WS-A7)."""
    if place not in range(len(open.places)) or not open.stacks[place]:
        raise Illegal("no_such_tile")
    if place in open.tokens:
        raise Illegal("tile_under_token", tile=names(open.places)[place])
    return open.stacks[place][-1]


def swapped(open: Open, one: int, other: int) -> Moves:
    """One swap a turn, and only of the tiles that were turned before, if any (WS-A7)."""
    moves, pair = open.moves, (one, other)
    if moves.swapped:
        raise Illegal("swap_spent")
    if not set(moves.touched) <= set(pair):
        raise Illegal("two_tiles_only")
    return replace(moves, touched=pair, swapped=True)


def lay_tile(stacks: tuple[Stack, ...], place: Place, letters: str) -> tuple[Stack, ...]:
    return (*stacks[:place], (letters,), *stacks[place + 1 :])
