"""Objecting: a touched tile stays if it may still belong to a chain (MO-10, MO-11, MO-A3 to MO-A6)."""

from __future__ import annotations

from parlour.core.game import Illegal
from parlour.games.moerder.board import HIDDEN, PLACES, name
from parlour.games.moerder.chains import Chain, flaw, layout, possible
from parlour.games.moerder.events import ObjectionHeld
from parlour.games.moerder.options import Options
from parlour.games.moerder.state import Judging, Open, Showing


def still_possible(agreed: Options, open: Open, tile: int) -> bool:
    return possible(layout(open.board, open.collected, counts=agreed.objection_counts), tile)


def judge(agreed: Options, open: Open, phase: Judging, possible: bool) -> ObjectionHeld | None:
    """The engine says whether there is a chain, never where: finding it is the game (MO-A10)."""
    if possible != still_possible(agreed, open, phase.tile):
        raise Illegal("judge_again")
    return ObjectionHeld(phase.back.seat, phase.tile) if possible else None


def why_not_shown(agreed: Options, open: Open, touched: int, chain: Chain) -> Illegal | None:
    """An objection shows one chain that has the touched tile in it and may still come true (MO-10, MO-A3, MO-A5)."""
    if not all(tile in PLACES for tile in chain):
        return Illegal("no_such_tile")
    if touched not in chain:
        return Illegal("touched_missing", tile=name(touched))
    wrong = flaw(open.board, open.collected, chain, hidden=True, counts=agreed.objection_counts)
    return None if wrong is None else Illegal(wrong.code, **wrong.facts)


def show(agreed: Options, open: Open, phase: Showing, chain: Chain) -> ObjectionHeld:
    tile = phase.back.tile
    refused = why_not_shown(agreed, open, tile, chain)
    if refused is not None:
        raise refused
    return ObjectionHeld(phase.back.back.seat, tile, phase.seat, chain)


def wins(agreed: Options, open: Open, chain: Chain) -> bool:
    """By agreement an objector who shows an open chain wins (MO-A6)."""
    return agreed.objector_wins and all(open.board[tile] != HIDDEN for tile in chain)
