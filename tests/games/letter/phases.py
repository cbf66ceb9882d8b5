"""Which phase a table is in, and whose turn it is, for the rule cases."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.game import Seat
from parlour.games.letter.state import (
    Challenged,
    Drafting,
    Drawing,
    Judging,
    Knockable,
    KnockedInVain,
    Knocking,
    Laying,
    Open,
    Owing,
    Rolling,
)


def kind(open: Open) -> type[Struct]:
    """The type of the phase, or of the stage a challenged word is in."""
    phase = open.phase
    return type(phase.stage) if isinstance(phase, Challenged) else type(phase)


def on_turn(open: Open) -> Seat:
    """Whose turn it is, or was while others may knock."""
    phase = open.phase
    match phase.back if isinstance(phase, Judging | Challenged) else phase:
        case Knockable(knocks) | Rolling(knocks) | Knocking(knocks=knocks) | Owing(debt=KnockedInVain(knocks)):
            return knocks.after
        case Drafting(seat) | Drawing(seat) | Laying(seat) | Owing(seat):
            return seat
        case _:
            raise AssertionError(f"it is nobody's turn: {phase}")


def speaking(open: Open) -> Seat:
    """The one seat that is asked."""
    match open.phase:
        case Drafting(seat) | Laying(seat) | Knocking(seat) | Owing(seat):
            return seat
        case phase:
            raise AssertionError(f"not exactly one seat is asked: {phase}")
