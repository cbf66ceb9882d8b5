"""A code set by chance, to be broken in as few rows as possible. The marks are the pegs, row by row."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat
from parlour.core.play import Played
from parlour.daily.task import Finish, Task
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.state import Answered, Open

HOLES = 4


def finish(played: Sequence[Played], seat: Seat) -> Finish:
    open: Open = played[-1].position.state.open
    if not open.past:
        return Finish(False, 0, tuple(drawn(row.pegs) for row in open.rows if isinstance(row, Answered)))
    decoding = open.past[-1]
    marks = tuple(drawn(row.pegs) for row in decoding.rows if isinstance(row, Answered))
    return Finish(decoding.solved, decoding.points if decoding.solved else 0, marks)


def drawn(pegs: Pegs) -> str:
    return ("⚫" * pegs.black + "⚪" * pegs.white + "🔵" * pegs.blue).ljust(HOLES, "▫")


TASK = Task("rows", True, finish, options={"roles": "decode"}, seats=2)
