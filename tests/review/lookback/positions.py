"""Prepared positions: games between bots, broken off where a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.arena.match import moves, seated
from parlour.bots.roster import bot
from parlour.core.game import Action, AnyGame, Seat
from parlour.core.sitting import AnySitting
from parlour.review.lookback.decisions import Decision


def broken_off(
    game: AnyGame, strengths: Sequence[str], number: int, ready: Callable[[Any], bool], times: int = 1
) -> AnySitting:
    """Game `number` between these bots, when its open table is ready for this many times."""
    sitting = seated(game, len(strengths), number, number)
    playing = moves(sitting, [bot(game, strength) for strength in strengths], number, number)
    while True:
        times -= ready(sitting.position.state.open)
        if not times:
            return sitting
        next(playing)


def decided(view: Any, action: Action) -> Decision:
    """That a seat with this view does this."""
    return Decision(0, Seat(view.seat), view, action, None)
