"""Who is at a table is the same, whichever server one is connected to."""

from pathlib import Path

from parlour.core.game import Seat
from tests.city.engines import Redis
from tests.server.city.servers import eventually, open_city, visiting
from tests.server.visitors import code_of


async def test_bystanders_at_another_server_are_shown_and_sent_away(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        await bob.ask("PUT", "/api/me", {"name": "Bob"})
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as here, bob.at(table) as there:
            await here.hear_until(lambda: [one["name"] for one in here.shown["watching"]] == ["Bob"])
            await visiting(first, bob).ask("PUT", "/api/me", {"name": "Robert"})
            await here.hear_until(lambda: [one["name"] for one in here.shown["watching"]] == ["Robert"])
            assert code_of(await here.ask("SendAway", person=here.shown["watching"][0]["person"])) is None
            assert await there.shown_out() == ("sent_away", 4403)
            await here.hear_until(lambda: here.shown["watching"] == [])


async def test_the_clock_runs_while_anybody_is_connected_to_any_server(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        table = await ann.open_table(["me", "free"], options={"row_seconds": 100})
        async with bob.at(table) as there:
            async with ann.at(table) as here:
                await there.sit(1)
                await here.ask("Start")
            await there.hear_until(lambda: not there.shown["seats"][0]["present"])
            kept = second.table(table)
            then = kept.clock.now()
            await eventually(lambda: kept.clock.now() > then + 300)
            assert there.now["stands"] is None


async def test_the_people_of_a_server_that_fell_silent_are_gone(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as here, bob.at(table) as there:
            await there.sit(1)
            await here.hear_until(lambda: here.shown["seats"][1]["present"])
            await second.fall_silent()
            await here.hear_until(lambda: not here.shown["seats"][1]["present"])
            assert first.table(table).players.deserted(Seat(1)) is False
