"""Tables where somebody may knock."""

from __future__ import annotations

from typing import Any

from parlour.games.letter.state import Knockable
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, lay, name

HALF = 500
BOARD = "C@5,5 A@6,5 R@7,5"
TIMED = agreed(timed=30)


def window(seats: int = 4, **more: Any) -> Table:
    """Seat 0 has laid T and written CART. Nobody has named CAR."""
    state = {"board": BOARD, "hands": ("T E S", "N O", "E12 N12", "O12 R12")} | more
    table = Table(seats=seats, **state)
    table.do(lay("T@8,5"), name("CART"), DONE)
    assert table.now(Knockable)
    return table
