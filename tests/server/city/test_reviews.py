"""A review may be asked for at any server: it is the same at all, and what one has worked out the others find."""

import asyncio
from pathlib import Path

import pytest

from tests.city.engines import Redis
from tests.server.city.servers import open_city, visiting
from tests.server.test_reviews import ROWS, counted, played, reviewed


async def test_a_review_worked_out_at_one_server_is_found_by_the_other(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_city(tmp_path, redis) as (first, second), counted(monkeypatch) as asked:
        ann = visiting(first)
        table = await played(ann)
        there = await reviewed(visiting(second, ann), table)
        assert await reviewed(ann, table) == there
    assert asked == list(range(len(ROWS)))


async def test_a_review_asked_for_at_two_servers_at_once_is_the_same_at_both(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await played(ann)
        here, there = await asyncio.gather(reviewed(ann, table), reviewed(visiting(second, ann), table))
        assert here == there
        assert await reviewed(ann, table) == here
