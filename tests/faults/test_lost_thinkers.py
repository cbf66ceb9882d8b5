"""The thinkers of a real house die or hang between two moves: the bots of every table go on."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from tests.faults.real_house import real_house
from tests.server.visitors import Place, Visitor, guess, hide

ROWS = 6


def further(place: Place) -> bool:
    """Has the bot placed a row?"""
    return len([one for one in place.story if one["event"]["type"] == "RowPlaced"]) > ROWS


@pytest.mark.slow
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP])
async def test_bots_go_on_even_if_every_idle_thinker_is_lost(tmp_path: Path, end: signal.Signals) -> None:
    async with real_house(tmp_path) as server:
        ann = Visitor(server.house)
        options = {"start_player": 1, "rows": ROWS}
        tables = [await ann.open_table(["me", "bot"], start=True, options=options) for _ in range(2)]
        async with ann.at(tables[0]) as one, ann.at(tables[1]) as other:
            for place in (one, other):
                await place.awaited(0)
            lost = server.thinkers
            assert lost
            for thinker in lost:
                os.kill(thinker, end)
            for place in (one, other):
                for _ in range(ROWS):
                    await place.act(0, guess())
                await place.act(0, hide())
            rows = [place.hear_until(partial(further, place)) for place in (one, other)]
            await asyncio.gather(*rows)
            assert not set(lost) & set(server.thinkers), "they were ended"
