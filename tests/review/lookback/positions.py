"""Prepared positions: games between bots, broken off after some decisions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from parlour.arena.match import moves, seated
from parlour.bots.roster import bot
from parlour.core.game import Action, AnyGame, Seat
from parlour.core.sitting import Sitting
from parlour.review.lookback.decisions import Decision


def broken_off(game: AnyGame, strengths: Sequence[str], number: int, after: int) -> Sitting:
    """Game `number` between these bots, after so many decisions."""
    sitting = seated(game, len(strengths), number, number)
    list(islice(moves(sitting, [bot(game, strength) for strength in strengths], number, number), after))
    return sitting


def decided(view: Any, action: Action, after: Any = None) -> Decision:
    """That a seat with this view does this."""
    assert view.seat is not None
    return Decision(0, Seat(view.seat), view, action, after)
