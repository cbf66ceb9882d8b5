"""There is no help at MÖRDER: any hint would point at a chain."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Touch
from parlour.games.moerder.board import FACE_DOWN, HIDDEN
from parlour.games.moerder.state import Looking, Open, Phase, Turning, View
from parlour.review.help.desk import NO_HELP, help


@pytest.mark.parametrize("board", [FACE_DOWN, "MÖRDER" + HIDDEN * 30, "MMÖRDE" + HIDDEN * 30])
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("phase", [Turning(Seat(0), None), Looking(Seat(0), None, bare=False)])
def test_the_answer_is_the_same_for_every_board(phase: Phase, seats: int, board: str) -> None:
    open = Open(phase, ("",) * seats, board=board)
    for seat in (None, Seat(0), Seat(1)):
        for draft in (None, Touch(0), Claim((0, 1, 2, 3, 4, 5))):
            assert help(Moerder(), View(seat, open), draft) == (NO_HELP,)
