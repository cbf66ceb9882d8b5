"""The code: the challenger hides four pairs, or chance does (GM-4, GM-A9)."""

from __future__ import annotations

from parlour.core.game import Illegal, Seat
from parlour.games.grandmastermind.codes import whole
from parlour.games.grandmastermind.events import CodeHidden
from parlour.games.grandmastermind.options import Options
from parlour.games.grandmastermind.pieces import Code
from parlour.games.grandmastermind.state import State


def hide(agreed: Options, state: State, challenger: Seat, code: Code, *, by_chance: bool) -> tuple[State, CodeHidden]:
    if not whole(agreed.variant, code):
        raise Illegal("row_incomplete")
    return State(state.open, (code,)), CodeHidden(challenger, by_chance)
