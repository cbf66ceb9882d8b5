"""Where the tokens stand, and where a token may go without a word (WS-3, WS-6, WS-A12, WS-A16)."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.wordsearch.board import Place, middle, neighbours
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open


def free_places(open: Open) -> tuple[Place, ...]:
    """The places with a letter and no token on it."""
    tokens = open.tokens
    return tuple([place for place, stack in enumerate(open.stacks) if stack and place not in tokens])


def first_move(open: Open, seat: Seat) -> bool:
    """Is the token still in the middle? (WS-3)"""
    return open.tokens[seat] == middle(open.places)


def steps(agreed: Options, open: Open, seat: Seat) -> tuple[Place, ...]:
    """The free letters next to the token. If there are none on the insert, all free letters (WS-A16)."""
    tokens, stacks = open.tokens, open.stacks
    beside = neighbours(open.places)[tokens[seat]]
    near = tuple([place for place in beside if stacks[place] and place not in tokens])
    return near if near or agreed.mode == "board" else free_places(open)
