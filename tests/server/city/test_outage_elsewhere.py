"""A server cannot write for a moment, and others can."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from parlour.server.store.writer import NotKept
from tests.city.engines import Redis
from tests.server.city.servers import eventually, open_city, visiting
from tests.server.visitors import code_of, hide


async def test_table_time_does_not_go_back_behind_what_another_server_has_kept(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            assert code_of(await there.act(1, hide())) is None
            await here.hear_until(lambda: here.now["ply"] == 1)
            began = monotonic() - 60
            for server in (first, second):
                server.hall.store.outage.begin(began)
            for place, server in ((here, first), (there, second)):
                await place.hear_until(lambda place=place: place.now["stands"] == "stalled")  # type: ignore[misc]
                assert place.now["now"] >= server.table(table).line.at > 0


async def test_a_server_that_cannot_take_over_leaves_it_to_another(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_city(tmp_path, redis, servers=3) as (first, second, third):
        tried = asyncio.Event()

        async def fail(id: str) -> int:
            tried.set()
            raise NotKept("not_kept")

        monkeypatch.setattr(second.hall.store, "fence", fail)
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table), visiting(second, ann).at(table):
            await first.fall_silent()
            await tried.wait()
            async with visiting(third, ann).at(table) as there:
                await eventually(lambda: third.table(table).lease.held)
                assert code_of(await there.act(1, hide())) is None


async def test_a_keeper_that_cannot_write_leaves_the_table_to_another(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            assert first.table(table).lease.held
            first.hall.store.outage.begin(monotonic())
            await eventually(lambda: second.table(table).lease.held)
            assert not first.table(table).lease.held
            assert code_of(await there.act(1, hide())) is None
            first.hall.store.outage.end()
            await here.hear_until(lambda: here.now["ply"] == 1 and here.now["stands"] is None)
            assert second.table(table).lease.held and not first.table(table).lease.held
