"""Several servers of one house, in one process, with a folder and a Redis in common."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from parlour.server.manners import Manners
from tests.city.engines import Redis
from tests.server.visitors import BRISK, Visitor, open_house


@asynccontextmanager
async def open_city(data: Path, redis: Redis, servers: int = 2, manners: Manners = BRISK) -> AsyncIterator[list[str]]:
    """The address of each server."""
    async with AsyncExitStack() as open_houses:
        houses = [open_house(data, manners, redis=redis.address) for _ in range(servers)]
        yield [await open_houses.enter_async_context(house) for house in houses]


def moved(visitor: Visitor, server: str) -> Visitor:
    """The same guest, at another server."""
    same = Visitor(server)
    same.cookies = visitor.cookies
    return same
