"""Whoever is blocked at one server is blocked at all."""

import asyncio
import json
from pathlib import Path

from tests.city.engines import Redis
from tests.server.city.servers import eventually, open_city, visiting
from tests.server.test_blocks import NOT_OPEN, blocks, named
from tests.server.visitors import PATIENCE, code_of


async def test_whoever_is_blocked_at_one_server_is_shown_out_at_the_other(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), await named(second.address, "Bob")
        table = await ann.open_table(["me", "free"])
        other = await ann.open_table(["me", "free"])
        async with ann.at(table) as here, bob.at(table), bob.at(other) as there:
            await blocks(here, "Bob")
            assert await there.shown_out() == NOT_OPEN
        tomorrow = await visiting(second, ann).open_table(["me", "free"])
        assert await bob.turned_away(tomorrow) == NOT_OPEN


async def test_the_blocked_lose_their_seat_wherever_they_are_connected(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as here, bob.at(table) as there:
            assert code_of(await there.sit(1, name="Bob")) is None
            await blocks(here, "Bob")
            assert await there.shown_out() == NOT_OPEN
            assert [seat["kind"] for seat in here.shown["seats"]] == ["person", "free"]


async def test_the_hall_of_the_blocked_changes_at_the_other_server(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), await named(second.address, "Bob")
        table = await ann.open_table(["me", "free"], public=True)
        async with bob.connected("/api/hall") as hall, ann.at(table) as here:
            async with asyncio.timeout(PATIENCE):
                while [line["id"] for line in json.loads(await hall.recv())["tables"]] != [table]:
                    pass
                async with visiting(first, bob).at(table):
                    await blocks(here, "Bob")
                while json.loads(await hall.recv())["tables"]:
                    pass


async def test_a_block_taken_back_at_one_server_is_gone_at_the_other(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), await named(second.address, "Bob")
        table = await ann.open_table(["me", "free"])
        async with visiting(second, ann).at(table), ann.at(table) as here:
            async with bob.at(table) as there:
                await blocks(here, "Bob")
                assert await there.shown_out() == NOT_OPEN
            (block,) = (await ann.ask("GET", "/api/blocks")).json()
            assert (await ann.ask("DELETE", f"/api/blocks/{block['person']}")).json() == []
            await eventually(lambda: not second.table(table).barred)
            async with bob.at(table) as there:
                assert code_of(await there.sit(1)) is None


async def test_a_block_that_no_other_server_heard_of_is_heeded_when_redis_is_back(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), await named(second.address, "Bob")
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as here, bob.at(table) as there:
            await here.hear_until(lambda: here.shown["watching"] != [])
            redis.kill()
            await blocks(here, "Bob")
            redis.start()
            assert await there.shown_out() == NOT_OPEN
