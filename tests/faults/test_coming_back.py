"""After a crash people come back one by one: nobody is played for, and the clock resumes where it stopped."""

import asyncio
from pathlib import Path

import pytest

from parlour.server.tables.times import PAUSE
from tests.faults.real_house import real_house
from tests.server.test_restart import set_time
from tests.server.test_windows import LONG_WINDOW, touch_a_letter
from tests.server.visitors import Visitor, code_of, hide


@pytest.mark.rule("MO-X4")
async def test_a_person_who_has_not_come_back_gets_the_full_grace_again(tmp_path: Path) -> None:
    ann, bob = Visitor(""), Visitor("")
    async with real_house(tmp_path) as server:
        ann.house = bob.house = server.house
        table = await ann.open_table(["me", "free"], options=LONG_WINDOW)
        async with bob.at(table) as b, ann.at(table) as a:
            await b.sit(1)
            await a.ask("Start")
            await server.kill()
    set_time(tmp_path, table, 100_000)
    async with real_house(tmp_path) as server:
        ann.house = bob.house = server.house
        async with ann.at(table) as a, bob.at(table):
            await touch_a_letter(a)
            await server.kill()
    async with real_house(tmp_path) as server:
        ann.house = bob.house = server.house
        async with ann.at(table) as a:
            assert a.now["awaited"] == [1]
            await asyncio.sleep(1)
            async with bob.at(table) as b:
                assert b.now["awaited"] == [1], "nobody has let the touch pass"
                assert code_of(await b.act(1, {"type": "Pass"})) is None


async def test_the_clock_resumes_where_it_stopped(tmp_path: Path) -> None:
    ann = Visitor("")
    async with real_house(tmp_path) as server:
        ann.house = server.house
        table = await ann.open_table(["me", "me"], start=True, options={"row_seconds": 100})
        async with ann.at(table) as a:
            await a.act(1, hide())
            begun, until = a.now["now"], a.now["until"]
            await asyncio.sleep(3 * PAUSE)
            await server.kill()
    async with real_house(tmp_path) as server:
        ann.house = server.house
        async with ann.at(table) as a:
            assert a.now["now"] >= begun + 1000 * PAUSE
            assert a.now["until"] == until
