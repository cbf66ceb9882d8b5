"""What one server has kept is told by all."""

from pathlib import Path

from tests.city.engines import Redis
from tests.server.city.servers import open_city, visiting
from tests.server.visitors import code_of, guess, hide


async def test_an_act_at_one_server_is_told_at_the_other(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            assert code_of(await here.act(1, hide())) is None
            await there.hear_until(lambda: there.now["ply"] == here.now["ply"])
            assert code_of(await there.act(0, guess())) is None
            await here.hear_until(lambda: here.now["ply"] == there.now["ply"])
            assert here.story == there.story


async def test_a_record_changed_at_one_server_is_shown_at_the_other(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(second)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as here, bob.at(table) as there:
            assert code_of(await there.sit(1)) is None
            await here.hear_until(lambda: here.shown["seats"][1]["present"])
            await there.hear_until(lambda: there.shown["seats"][0]["present"])
            assert code_of(await here.ask("Close")) is None
            await there.hear_until(lambda: there.shown["closed"])


async def test_a_bot_answers_whichever_server_somebody_is_connected_to(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "bot"], start=True)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            await there.awaited(0)
            assert code_of(await there.act(0, guess())) is None
            ply = there.now["ply"]
            await here.hear_until(lambda: here.now["ply"] >= ply)
            await there.awaited(0)
            await here.awaited(0)
