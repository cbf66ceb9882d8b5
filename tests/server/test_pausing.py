"""A table that somebody has paused: its time stands, nobody moves, and anybody may go on (X-3)."""

import asyncio
from pathlib import Path

import pytest

from tests.server.test_restart import set_time
from tests.server.visitors import Place, Visitor, code_of, guess, hide, open_house

TIMED = {"row_seconds": 10}


async def stands(place: Place, why: str | None) -> None:
    await place.hear_until(lambda: place.now["stands"] == why)


@pytest.mark.rule("X-3")
async def test_anybody_at_a_private_table_may_pause_it_and_anybody_may_go_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(options=TIMED)
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1, name="Bob")
            await a.ask("Start")
            await b.act(1, hide())
            assert code_of(await b.ask("Pause", seat=1)) is None
            await stands(a, "paused")
            assert a.shown["paused"] == 1
            assert code_of(await a.act(0, guess())) == "table_paused"
            assert code_of(await a.ask("GoOn")) is None
            await stands(b, None)
            assert b.shown["paused"] is None
            assert code_of(await a.act(0, guess())) is None


@pytest.mark.rule("X-3")
async def test_table_time_stands_while_a_table_is_paused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as a:
            await a.act(1, hide())
            await a.ask("Pause", seat=0)
            paused_at, until = a.now["now"], a.now["until"]
            await asyncio.sleep(0.1)
            await a.ask("Sit", seat=1, nonce="x" * 16, name="Bea")
            assert a.now["now"] == paused_at
            await a.ask("GoOn")
            assert a.now["until"] == until


@pytest.mark.rule("X-3")
async def test_a_pause_survives_a_restart_and_the_clock_does_not_ring_in_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as a:
            await a.act(1, hide())
            await a.ask("Pause", seat=1)
            until = a.now["until"]
    set_time(tmp_path, table, until + 450)
    async with open_house(tmp_path) as house:
        ann.house = house
        async with ann.at(table) as a:
            assert (a.shown["paused"], a.now["stands"], a.now["now"]) == (1, "paused", until + 450)
            await asyncio.sleep(0.2)
            await a.ask("GoOn")
            await a.told_of("RowLost")


@pytest.mark.rule("X-3")
async def test_bots_do_not_move_while_the_table_is_paused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options={"roles": "hide"})
        async with ann.at(table) as a:
            await a.ask("Pause", seat=0)
            assert code_of(await a.act(0, hide())) == "table_paused"
            await a.ask("GoOn")
            await a.act(0, hide())
            await a.told_of("RowAnswered")
            await a.ask("Pause", seat=0)
            if not a.now["result"]:
                paused_at = a.now["ply"]
                await asyncio.sleep(0.3)
                await a.ask("Pause", seat=0)
                assert a.now["ply"] == paused_at


@pytest.mark.rule("X-8")
async def test_giving_up_is_possible_while_the_table_is_paused(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            await a.ask("Pause", seat=0)
            assert code_of(await a.act(1, {"type": "GiveUp"})) is None
            assert a.now["result"]["reason"] == "gave_up"
            assert a.shown["paused"] is None


async def test_a_second_pause_changes_nothing_and_to_go_on_twice_neither(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            assert [code_of(await a.ask("Pause", seat=seat)) for seat in (0, 1)] == [None, None]
            assert a.shown["paused"] == 0
            assert [code_of(await a.ask("GoOn")) for _ in range(2)] == [None, None]
            assert a.now["stands"] is None
