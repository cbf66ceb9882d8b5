"""Tables where nobody finds a word any more, and how they end."""

from __future__ import annotations

from typing import Any, Literal

from parlour.core.game import Seat
from parlour.games.letter.actions import Release
from parlour.games.letter.scoring import points
from parlour.games.letter.state import Written
from tests.games.letter.table import Table, agreed

BOARD = "C@5,5 A@6,5 R@7,5"


def dry(seats: int = 2, idle: int = 3, **more: Any) -> Table:
    """The last `idle` turns brought no word."""
    hands = ("T E S", "N O S12", "E12 N12", "O12 R12", "A12", "C12")
    state: dict[str, Any] = {"seats": seats, "board": BOARD, "hands": hands, "idle": idle}
    return Table(**(state | more))


def gives_up_a_letter(table: Table) -> list[Any]:
    """The seat on turn releases a letter."""
    return table.do(Release(table.open.hands[table.on_turn][0]))


def last_window(**more: Any) -> Table:
    """The fourth turn without a word is over."""
    table = dry(**more)
    gives_up_a_letter(table)
    assert table.last()
    return table


def ended(scoring: Literal[1, 2, 3], *sheets: str, given_up: tuple[int, ...] = ()) -> Table:
    """A game that is over, with these words on the sheets."""
    game = agreed(scoring=scoring)
    words = tuple(
        Written(Seat(seat), word, (), points(scoring, word))
        for seat, sheet in enumerate(sheets)
        for word in sheet.split()
    )
    seats = len(sheets)
    table = dry(seats, idle=max(4, seats) - 1, game=game, written=words, given_up=given_up)
    gives_up_a_letter(table)
    table.passes()
    return table
