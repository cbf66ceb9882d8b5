"""Solitaire: as many tiles as possible stay face down. Everybody turns the same tiles in the same order, wherever they
choose to. The marks are a picture of the square before the last act: face down, open, collected.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Seat
from parlour.core.play import Played
from parlour.daily.task import Finish, Task
from parlour.games.moerder.board import FACE_DOWN, GAP, HIDDEN, SIDE, Board
from parlour.games.moerder.state import Looking, Turning

DRAWN = {HIDDEN: "🟫", GAP: "🟥"}
OPEN = "⬜"


def finish(played: Sequence[Played], seat: Seat) -> Finish:
    result = played[-1].position.over
    assert result is not None
    return Finish(result.ranks[seat] == 1, result.scores[seat], drawn(last_board(played)))


def last_board(played: Sequence[Played]) -> Board:
    """Whoever quits turns everything, which is no longer a picture of how they played."""
    opens = (one.position.state.open for one in reversed(played))
    board: Board = next((open.board for open in opens if isinstance(open.phase, Looking | Turning)), FACE_DOWN)
    return board


def drawn(board: Board) -> tuple[str, ...]:
    faces = "".join(DRAWN.get(face, OPEN) for face in board)
    return tuple(faces[at : at + SIDE] for at in range(0, len(faces), SIDE))


TASK = Task("tiles", False, finish)
