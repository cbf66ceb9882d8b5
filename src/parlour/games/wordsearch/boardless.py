"""The game without a board: tiles are drawn and laid beside others on an open plane (WS-15, WS-A17)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.games.wordsearch.board import brink
from parlour.games.wordsearch.events import TileDrawn, TileLaid
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.pile import taken
from parlour.games.wordsearch.rotation import turned_over
from parlour.games.wordsearch.state import Moves, Open


def may_draw(agreed: Options, open: Open, moves: Moves) -> bool:
    return not open.drawn and moves.added < agreed.adds_per_turn and bool(open.pile)


def must_add(open: Open, moves: Moves) -> bool:
    """Nobody has added a tile for a full round, and this seat has not yet either."""
    return open.unadded >= len(open.scores) and not moves.added


def may_be_done(open: Open, moves: Moves) -> bool:
    return not open.drawn and not must_add(open, moves) and (moves.scored or moves.added > 0)


def check_draw(agreed: Options, open: Open, moves: Moves) -> None:
    """Raises Illegal where no tile may be drawn."""
    if open.drawn:
        raise Illegal("lay_it_first")
    if moves.added == agreed.adds_per_turn:
        raise Illegal("tiles_added", most=agreed.adds_per_turn)
    if not open.pile:
        raise Illegal("pile_empty")


def draw_tile(open: Open, seat: Seat, letters: str) -> tuple[Open, TileDrawn]:
    return replace(open, pile=taken(open.pile, (letters,)), drawn=letters), TileDrawn(seat, letters)


def lay_tile(
    agreed: Options, open: Open, seat: Seat, q: int, r: int, turned: bool, *, by_chance: bool = False
) -> tuple[Open, TileLaid]:
    """The drawn tile must touch at least one other."""
    if not open.drawn:
        raise Illegal("nothing_drawn")
    if (q, r) not in brink(open.places):
        raise Illegal("must_touch_a_tile")
    letters = turned_over(agreed, open.drawn) if turned else open.drawn
    places, stacks = (*open.places, (q, r)), (*open.stacks, (letters,))
    open = replace(open, places=places, stacks=stacks, drawn="")
    return open, TileLaid(seat, q, r, letters, by_chance)


def check_done(open: Open, moves: Moves) -> None:
    """Raises Illegal while the turn may not be ended."""
    if open.drawn:
        raise Illegal("lay_it_first")
    if must_add(open, moves):
        raise Illegal("must_add_a_tile")
    if not may_be_done(open, moves):
        raise Illegal("nothing_done_yet")
