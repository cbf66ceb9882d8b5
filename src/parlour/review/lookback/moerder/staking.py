"""Staking the game on there being no chain: dropping out of the base game, or quitting alone (MO-B1, MO-S6)."""

from __future__ import annotations

from typing import Final

from parlour.bots.moerder.imagining import no_chain
from parlour.core.saying import Said
from parlour.games.moerder.chains import has_open_chain, layout
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.remark import Remark

IMAGINED: Final = 20
"""Out of so many layouts a person is told in how many there is no chain."""


def on_stake(decision: Decision) -> Remark:
    open = decision.view.open
    if has_open_chain(layout(open.board)):
        return Remark(decision.ply, (Said("moerder_staked_with_chain"),), "better", 1.0)
    without = no_chain("expert", open)
    said = Said("moerder_staked", {"without": round(without * IMAGINED), "of": IMAGINED})
    if without < 0.5:
        return Remark(decision.ply, (said,), "better", 0.5 - without)
    return Remark(decision.ply, (said,), "find", 0.2)
