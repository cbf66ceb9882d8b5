"""Where the tokens stand, and where a token may go without a word (WS-3, WS-6, WS-A12, WS-A16)."""

from __future__ import annotations

from functools import lru_cache

from parlour.core.game import Seat
from parlour.games.wordsearch.board import Place, around, filled, heights, middle
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open


def free_places(agreed: Options, open: Open) -> tuple[Place, ...]:
    """The places with a letter and no token on it. On the board they are filled once and for all."""
    filled_once = agreed.mode == "board"
    lying = filled(len(open.places), middle(open.places)) if filled_once else heights(open.stacks)
    return free_among(lying, open.tokens)


@lru_cache(maxsize=4096)
def free_among(heights: tuple[int, ...], tokens: tuple[Place, ...]) -> tuple[Place, ...]:
    """They stay the same while letters change, and as long as no token moves."""
    return tuple([place for place, height in enumerate(heights) if height and place not in tokens])


def first_move(open: Open, seat: Seat) -> bool:
    """Is the token still in the middle? (WS-3)"""
    return open.tokens[seat] == middle(open.places)


def steps(agreed: Options, open: Open, seat: Seat) -> tuple[Place, ...]:
    """The free letters next to the token. If there are none on the insert, all free letters (WS-A16)."""
    tokens, stacks = open.tokens, open.stacks
    beside = around(agreed.radius)[tokens[seat]]
    near = tuple([place for place in beside if stacks[place] and place not in tokens])
    return near if near or agreed.mode == "board" else free_places(agreed, open)
