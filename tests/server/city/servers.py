"""Several servers of one house, in one process, with a folder and a Redis in common."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.applications import Starlette

from parlour.server.app import GENEROUS, app
from parlour.server.city.city import City
from parlour.server.city.pace import Pace
from parlour.server.city.stopping import stopped
from parlour.server.door.limits import Limits
from parlour.server.hall.hall import Hall
from parlour.server.tables.manners import Manners
from parlour.server.tables.table import Table
from tests.city.engines import Redis
from tests.server.visitors import BRISK, Visitor, serving

QUICK = Pace(beat=0.1, lease=0.5, margin=0.1, stay=0.6, compared=0.3, again=0.05)


class Server:
    def __init__(self, served: Starlette, address: str) -> None:
        self.address = address
        self.hall: Hall = served.state.hall

    @property
    def city(self) -> City:
        assert isinstance(self.hall.neighbours, City)
        return self.hall.neighbours

    def table(self, id: str) -> Table:
        """As it is in memory here."""
        return next(table for table in self.hall.tables if table.record.id == id)

    async def fall_silent(self) -> None:
        """Neither tells nor hears anything from now on, as if its cable were cut."""
        assert self.city._beating is not None
        await stopped(self.city._beating)
        await self.city._ear.close()
        await self.city._outbox.close()
        await self.city._charges.close()


@asynccontextmanager
async def open_city(
    data: Path, redis: Redis, servers: int = 2, manners: Manners = BRISK, limits: Limits = GENEROUS, pace: Pace = QUICK
) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as doors:
        opened = []
        for _ in range(servers):
            served = app(data, manners, limits=limits, meet=partial(City, redis.address, pace))
            opened.append(Server(served, await doors.enter_async_context(serving(served))))
        yield opened


def visiting(server: Server, same: Visitor | None = None) -> Visitor:
    """Somebody new at this server, or somebody who was at another one."""
    visitor = Visitor(server.address)
    if same is not None:
        visitor.cookies = same.cookies
    return visitor


async def eventually(come: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not come():  # noqa: ASYNC110 - what comes is in another part of the process
            await asyncio.sleep(0.01)
