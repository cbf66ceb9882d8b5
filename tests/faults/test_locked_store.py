"""Another program locks the database of a real house: time stands, people see why, and all goes on when it is freed."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from parlour.server.store import FILE
from tests.faults.real_house import real_house
from tests.server.visitors import Visitor, code_of, guess, hide

AT_CLOSING = 10
"""Five seconds are promised; a busy machine gets as many again."""


@contextmanager
def locked(data: Path) -> Iterator[None]:
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


async def test_time_stands_while_nothing_can_be_kept(tmp_path: Path) -> None:
    async with real_house(tmp_path) as server:
        ann = Visitor(server.house)
        table = await ann.open_table(["me", "me"], start=True, options={"row_seconds": 100})
        async with ann.at(table) as a, Visitor(server.house).at(table) as b:
            await a.act(1, hide())
            with locked(tmp_path):
                await b.hear_until(lambda: b.now["stalled"])
                stood_at = b.now["now"]
                assert code_of(await a.act(0, guess())) == "not_kept"
            await b.hear_until(lambda: not b.now["stalled"])
            assert b.now["now"] - stood_at < 1000, "no time was charged for the outage"
            assert code_of(await a.act(0, guess())) is None


async def test_a_bot_goes_on_when_the_store_is_free_though_nobody_does_anything(tmp_path: Path) -> None:
    async with real_house(tmp_path) as server:
        ann = Visitor(server.house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0})
        async with ann.at(table) as a:
            await a.act(0, hide())
            with locked(tmp_path):
                await a.hear_until(lambda: a.now["stalled"])
                played = len(a.story)
            await a.hear_until(lambda: len(a.story) > played)


async def test_a_house_told_to_stop_does_not_wait_for_a_locked_store(tmp_path: Path) -> None:
    async with real_house(tmp_path) as server:
        ann = Visitor(server.house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0, "row_seconds": 100})
        async with ann.at(table) as a:
            await a.act(0, hide())
            with locked(tmp_path):
                acting = asyncio.create_task(a.act(0, guess()))
                await asyncio.sleep(0.2)
                await server.stop(AT_CLOSING)
                acting.cancel()
                await asyncio.gather(acting, return_exceptions=True)
