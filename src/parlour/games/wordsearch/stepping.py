"""A token moves without a word (WS-3, WS-6, WS-A12)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.wordsearch.board import Place, names
from parlour.games.wordsearch.events import TokenMoved, TokenStayed
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open
from parlour.games.wordsearch.tokens import steps
from parlour.kit.row import changed


def move_token(
    agreed: Options, open: Open, seat: Seat, place: Place, *, by_chance: bool = False
) -> tuple[Open, TokenMoved]:
    if place not in range(len(open.places)):
        raise Illegal("no_such_tile")
    if place not in steps(agreed, open, seat):
        raise Illegal("no_step_there", tile=names(open.places)[place])
    tokens = changed(open.tokens, seat, place)
    return replace(open, tokens=tokens), TokenMoved(seat, place, open.stacks[place][-1], by_chance)


def stay(agreed: Options, open: Open, seat: Seat) -> TokenStayed:
    """Only if there is no letter to go to."""
    if steps(agreed, open, seat):
        raise Illegal("token_must_move")
    return TokenStayed(seat)
