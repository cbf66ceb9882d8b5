"""The hall of every server lists the tables of all, and its readers hear of their own wherever they are played."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

from redis.asyncio import Redis as Client
from websockets.asyncio.client import ClientConnection

from parlour.server.city.files import MOST, Files
from tests.city.engines import Redis
from tests.server.city.servers import eventually, open_city, visiting
from tests.server.visitors import PATIENCE, Json, code_of, hide


async def hear_hall(socket: ClientConnection, come: Callable[[Json], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not come(json.loads(await socket.recv())):
            pass


async def test_a_public_table_is_listed_at_every_server_as_long_as_its_own_is_there(
    tmp_path: Path, redis: Redis
) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        table = await ann.open_table(["me", "free"], public=True)
        async with bob.connected("/api/hall") as hall, ann.at(table):
            await hear_hall(hall, lambda heard: [line["id"] for line in heard["tables"]] == [table])
            async with Client.from_url(redis.address) as client:
                await client.flushall()
                async with asyncio.timeout(PATIENCE):
                    while not await client.exists("parlour:hall:lines"):
                        pass
            await eventually(lambda: table in second.hall.notices._elsewhere)
            await first.fall_silent()
            await hear_hall(hall, lambda heard: heard["tables"] == [])


async def test_a_table_that_is_left_is_taken_down_at_every_server(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        table = await ann.open_table(["me", "free"], public=True)
        async with bob.connected("/api/hall") as hall:
            async with ann.at(table):
                await hear_hall(hall, lambda heard: len(heard["tables"]) == 1)
            await hear_hall(hall, lambda heard: heard["tables"] == [])


async def test_whose_turn_it_is_reaches_readers_at_another_server(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as here:
            async with bob.at(table) as there:
                await there.sit(1)
            await here.ask("Start")
            async with visiting(second, ann).connected("/api/hall") as hall:
                await hear_hall(hall, lambda heard: heard["yours"] != [] and not heard["yours"][0]["your_turn"])
                async with bob.at(table) as there:
                    assert code_of(await there.act(1, hide())) is None
                await hear_hall(hall, lambda heard: heard["yours"][0]["your_turn"])


async def test_a_recording_brought_to_one_server_is_shown_by_the_other(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as here:
            await here.act(1, hide())
            await here.act(0, {"type": "GiveUp"})
            await here.hear_until(lambda: here.now["result"] is not None)
        recording = (await ann.ask("GET", f"/api/tables/{table}/recording")).json()
        shown = (await ann.ask("POST", "/api/replays", recording)).json()
        assert (await visiting(second).ask("GET", f"/api/replays/{shown['id']}")).json() == shown


async def test_only_the_last_recordings_are_kept(redis: Redis) -> None:
    async with Client.from_url(redis.address) as client:
        files = Files(client)
        for number in range(MOST + 2):
            await files.keep(str(number), f"recording {number}".encode() * 9)
        kept = [await files.find(str(number)) for number in range(MOST + 2)]
        assert sum(file is not None for file in kept) == MOST
        assert kept[-1] == f"recording {MOST + 1}".encode() * 9
