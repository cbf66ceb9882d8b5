"""The seats of a picture: a token with the number of the seat, which is filled while the game waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core.game import Turn
from parlour.library.pictures.drawing import Drawing, below, beside, disc, text, words

TOKEN: Final = 22


def token(seat: int, accent: str, *, awaited: bool = False) -> Drawing:
    middle = TOKEN / 2
    ground = disc(middle, middle, middle - 1, accent if awaited else "sheet", accent)
    name = text(middle, middle, str(seat), 12, "accented" if awaited else accent, align="middle", font="bold")
    return Drawing(TOKEN, TOKEN, ground + name)


def seat_line(seat: int, turn: Turn, accent: str, standing: str, *holding: Drawing) -> Drawing:
    """A seat, how it stands, and what it holds."""
    return beside([token(seat, accent, awaited=seat in turn.awaited), words(standing), *holding])


def table(lines: Sequence[Drawing], *boards: Drawing) -> Drawing:
    """The seats, and under them the board and what lies beside it."""
    return below([below(lines, 5), *boards], 12)
