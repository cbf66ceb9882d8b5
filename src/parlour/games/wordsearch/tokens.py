"""Where the tokens stand, and where a token may go without a word (WS-3, WS-6, WS-A12, WS-A16)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from parlour.core.game import Seat
from parlour.games.wordsearch.board import Place, around, filled, heights, hexagon, middle
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open


class Standing(NamedTuple):
    """The places with a letter and no token on it: all of them, and those next to each seat's token."""

    free: tuple[Place, ...]
    near: tuple[tuple[Place, ...], ...]


def standing(agreed: Options, open: Open) -> Standing:
    """It stays the same while letters change, and as long as no token moves."""
    return standing_on(agreed.radius, None if agreed.mode == "board" else heights(open.stacks), open.tokens)


@lru_cache(maxsize=4096)
def standing_on(radius: int, lying: tuple[int, ...] | None, tokens: tuple[Place, ...]) -> Standing:
    """`lying` are the heights of the stacks, or None on the board, which is filled once and for all."""
    places, beside = hexagon(radius), around(radius)
    tiles = lying or filled(len(places), middle(places))
    free = tuple([place for place, height in enumerate(tiles) if height and place not in tokens])
    return Standing(free, tuple([tuple([place for place in beside[token] if place in free]) for token in tokens]))


def first_move(open: Open, seat: Seat) -> bool:
    """Is the token still in the middle? (WS-3)"""
    return open.tokens[seat] == middle(open.places)


def steps(agreed: Options, open: Open, seat: Seat) -> tuple[Place, ...]:
    """The free letters next to the token. If there are none on the insert, all free letters (WS-A16)."""
    here = standing(agreed, open)
    return here.near[seat] or (here.free if agreed.mode == "insert" else ())
