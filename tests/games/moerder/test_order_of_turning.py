"""The table remembers the order in which its tiles were turned."""

from __future__ import annotations

import pytest

from parlour.bots.bot import random_bot
from parlour.core.game import Millis
from parlour.core.luck import seeded
from parlour.core.sitting import Sitting
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Reveal
from parlour.games.moerder.board import HIDDEN, tiles_with


@pytest.mark.rule("MO-6")
@pytest.mark.parametrize("seed", [b"a", b"b"])
def test_the_order_of_turning_includes_the_neighbours_of_the_body(seed: bytes) -> None:
    game = Moerder(start_player=0)
    act = random_bot(game)
    sitting = Sitting(game, 2, seed)
    while sitting.over is None:
        (seat,) = sitting.turn.awaited
        open = sitting.view(seat).open
        drawn = tuple(entry.action.tile for entry in sitting.log if isinstance(entry.action, Reveal))
        assert open.turned == drawn
        assert set(tiles_with(open.board, HIDDEN)).isdisjoint(open.turned)
        sitting.act(seat, act(sitting.view(seat), Millis(1000), seeded(len(sitting.played))))
