"""Limits hold for the whole city."""

from pathlib import Path

from msgspec.structs import replace

from parlour.server.app import GENEROUS
from parlour.server.door.limits import Rate
from tests.city.engines import Redis
from tests.server.city.servers import Server, eventually, open_city, visiting

FEW = replace(GENEROUS, tables=Rate(4, 600))


def charged(server: Server) -> float:
    return max(server.hall.doorkeeper.meters["tables"]._due.values(), default=0.0)


async def test_what_was_asked_for_at_one_server_counts_at_the_other(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis, limits=FEW) as (first, second):
        ann = visiting(first)
        for _ in range(3):
            await ann.open_table()
        same = visiting(second, ann)
        await same.open_table()
        await eventually(lambda: charged(second) > charged(first) + 500)
        refused = await same.ask("POST", "/api/tables", {**WISH, **await same.answer()})
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")


async def test_without_redis_each_server_counts_for_itself(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis, limits=FEW) as (first, _):
        redis.kill()
        ann = visiting(first)
        for _ in range(4):
            await ann.open_table()
        refused = await ann.ask("POST", "/api/tables", {**WISH, **await ann.answer()})
        assert refused.status_code == 429


WISH = {"game": {"type": "grandmastermind", "start_player": 1}, "seats": [{"who": "me"}, {"who": "free"}]}
