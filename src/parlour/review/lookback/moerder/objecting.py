"""Touches of others: which could have been objected to, and with which chain."""

from __future__ import annotations

from typing import Final

from parlour.bots.moerder.eye import obvious
from parlour.bots.moerder.turner import WORTH
from parlour.core.saying import Said
from parlour.games.moerder.actions import Show
from parlour.games.moerder.board import GAP
from parlour.games.moerder.chains import bends, layout, possible_chains
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Objecting, Open, Showing
from parlour.kit.window import PASS
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.moerder.looking import named, written
from parlour.review.lookback.remark import Remark

SLIP: Final = 0.05


def on_pass(game: Moerder, decision: Decision, tile: int) -> Remark | None:
    """Somebody took a letter that a chain could still have needed. It weighs what the letter was worth to them."""
    open: Open = decision.view.open
    chain = next(possible_chains(layout(open.board, open.collected, counts=game.objection_counts), tile), None)
    if chain is None:
        return None
    held = len(open.hands[collector(open)])
    said = Said("moerder_could_object", {**named(open, tile), "chain": written(chain)})
    if decision.later is not None and decision.later.open.board[tile] != GAP:
        return None  # somebody else objected
    return Remark(decision.ply, (said,), "better", SLIP + WORTH[held + 1] - WORTH[held], Show(chain))


def on_objection(game: Moerder, decision: Decision, tile: int) -> Remark:
    """A find if the chain was not there for everybody to see."""
    open: Open = decision.view.open
    here = layout(open.board, open.collected, counts=game.objection_counts)
    chain = next(possible_chains(here, tile), None)
    if chain is None:
        said = Said("moerder_nothing_to_object", named(open, tile))
        return Remark(decision.ply, (said,), "better", SLIP, PASS)
    said = Said("moerder_objected", {**named(open, tile), "chain": written(chain)})
    if obvious(here, tile):
        return Remark(decision.ply, (said,))
    return Remark(decision.ply, (said,), "find", 0.2 + 0.05 * bends(chain))


def on_showing(game: Moerder, decision: Decision, tile: int) -> Remark | None:
    """Whoever has the floor and shows nothing, although there was a chain."""
    open: Open = decision.view.open
    here = layout(open.board, open.collected, counts=game.objection_counts)
    chain = next(possible_chains(here, tile), None)
    if isinstance(decision.action, Show) or chain is None:
        return None
    said = Said("moerder_chain_to_show", {**named(open, tile), "chain": written(chain)})
    return Remark(decision.ply, (said,), "better", 0.3, Show(chain))


def collector(open: Open) -> int:
    """Whose touch it is."""
    phase = open.phase.back if isinstance(open.phase, Showing) else open.phase
    assert isinstance(phase, Objecting)
    return phase.back.seat
