"""Before a word, two tiles of the board may be swapped, turned, or both (WS-4, WS-A7, WS-A8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, count, filterfalse
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Illegal
from parlour.games.wordsearch.board import Place, names
from parlour.games.wordsearch.events import HandSwapped, TilesSwapped, TileTurned
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.rotation import TURNED, turned_over
from parlour.games.wordsearch.state import Moves, Open, Searching
from parlour.games.wordsearch.tokens import standing
from parlour.kit.row import changed

TURNABLE: Final = frozenset((letters,) for letters in TURNED)
HAND: Final = -1
"""Stands for the seat's own tile among the places touched."""


def swappable(agreed: Options, open: Open, moves: Moves) -> tuple[Place, ...]:
    """The tiles of the board that may be swapped."""
    if moves.swapped:
        return ()
    if len(moves.touched) == 2:
        return moves.touched
    return standing(agreed, open).free


def hand_swappable(agreed: Options, open: Open, turn: Searching) -> tuple[Place, ...]:
    """The tiles of the board that may be swapped with the seat's own."""
    touched = turn.moves.touched
    if not agreed.hand_swap or not open.hands[turn.seat] or len(touched) == 2:
        return ()
    return touched or swappable(agreed, open, turn.moves)


def turnable(agreed: Options, open: Open, moves: Moves) -> Iterator[Place]:
    """The tiles that may be turned, found one by one: often it matters only whether there is one."""
    if not agreed.rotate_mw:
        return iter(())
    showing = compress(count(), map(TURNABLE.__contains__, open.stacks))
    free = filterfalse(open.tokens.__contains__, showing)
    return filter(moves.touched.__contains__, free) if len(moves.touched) == 2 else free


def swap(open: Open, turn: Searching, one: Place, other: Place) -> tuple[Open, Moves, TilesSwapped]:
    if one == other:
        raise Illegal("same_tile_twice")
    letters, others = tile_on(open, one), tile_on(open, other)
    stacks = changed(changed(open.stacks, one, (others,)), other, (letters,))
    moves = swapped(turn.moves, one, other)
    return replace(open, stacks=stacks), moves, TilesSwapped(turn.seat, one, other, letters, others)


def swap_hand(agreed: Options, open: Open, turn: Searching, place: Place) -> tuple[Open, Moves, HandSwapped]:
    """Otherwise a seat's own tile would be of no use on the board (WS-A7)."""
    if not agreed.hand_swap:
        raise Illegal("hand_stays")
    own, letters = open.hands[turn.seat], tile_on(open, place)
    hands = changed(open.hands, turn.seat, letters)
    moves = swapped(turn.moves, place, HAND)
    open = replace(open, stacks=changed(open.stacks, place, (own,)), hands=hands)
    return open, moves, HandSwapped(turn.seat, place, own, letters)


def turn_tile(agreed: Options, open: Open, turn: Searching, place: Place) -> tuple[Open, Moves, TileTurned]:
    letters, moves = turned_over(agreed, tile_on(open, place)), turn.moves
    if place not in moves.touched:
        if len(moves.touched) == 2:
            raise Illegal("two_tiles_only")
        moves = replace(moves, touched=(*moves.touched, place))
    open = replace(open, stacks=changed(open.stacks, place, (letters,)))
    return open, moves, TileTurned(turn.seat, place, letters)


def tile_on(open: Open, place: Place) -> str:
    """The tile there, which must not be under a token (WS-A7)."""
    if place not in range(len(open.places)) or not open.stacks[place]:
        raise Illegal("no_such_tile")
    if place in open.tokens:
        raise Illegal("tile_under_token", tile=names(open.places)[place])
    return open.stacks[place][-1]


def swapped(moves: Moves, one: int, other: int) -> Moves:
    """One swap a turn. Tiles turned before must be among the two (WS-A7)."""
    pair = (one, other)
    if moves.swapped:
        raise Illegal("swap_spent")
    if not set(moves.touched) <= set(pair):
        raise Illegal("two_tiles_only")
    return replace(moves, touched=pair, swapped=True)
