"""The disk is full, or another program locks the database: time stops, and then the game goes on."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.faults.outages import full, locked
from tests.faults.real_house import RealHouse, real_house
from tests.server.visitors import Visitor, code_of, guess, hide

AT_CLOSING = 10
"""Five seconds are promised; a busy machine gets twice that."""

Break: TypeAlias = Callable[[RealHouse], AbstractContextManager[None]]


outages = pytest.mark.parametrize("outage", [locked, full])


@outages
async def test_time_stops_while_nothing_can_be_stored(tmp_path: Path, outage: Break) -> None:
    async with real_house(tmp_path) as server:
        ann = Visitor(server.house)
        table = await ann.open_table(["me", "me"], start=True, options={"row_seconds": 100})
        async with ann.at(table) as a, Visitor(server.house).at(table) as b:
            await a.act(1, hide())
            with outage(server):
                await b.hear_until(lambda: b.now["stands"] == "stalled")
                stood_at = b.now["now"]
                assert code_of(await a.act(0, guess())) == "not_kept"
            await b.hear_until(lambda: b.now["stands"] is None)
            assert b.now["now"] - stood_at < 1000, "no time was charged for the outage"
            assert code_of(await a.act(0, guess())) is None


@outages
async def test_a_bot_goes_on_when_the_outage_is_over_though_nobody_does_anything(tmp_path: Path, outage: Break) -> None:
    async with real_house(tmp_path) as server:
        ann = Visitor(server.house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0})
        async with ann.at(table) as a:
            await a.act(0, hide())
            with outage(server):
                await a.hear_until(lambda: a.now["stands"] == "stalled")
                played = len(a.story)
            await a.hear_until(lambda: len(a.story) > played)


async def test_a_house_told_to_stop_does_not_wait_for_a_locked_store(tmp_path: Path) -> None:
    async with real_house(tmp_path) as server:
        ann = Visitor(server.house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0, "row_seconds": 100})
        async with ann.at(table) as a:
            await a.act(0, hide())
            with locked(server):
                acting = asyncio.create_task(a.act(0, guess()))
                await asyncio.sleep(0.2)
                await server.stop(AT_CLOSING)
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)
