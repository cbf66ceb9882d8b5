"""Troubles of a city: servers are killed, frozen and restarted, Redis forgets, PostgreSQL is away."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.city.city import City, Server
from tests.city.history import now


class End(NamedTuple):
    """When a server was gone, whether it came back or not."""

    real: float
    server: str


class Troubles:
    """`ends` are the moments at which a server was killed or frozen."""

    def __init__(self, city: City, seed: int, away: float) -> None:
        """`away`: how many seconds PostgreSQL is gone for."""
        self.city = city
        self.counts: Counter[str] = Counter()
        self.ends: list[End] = []
        self._luck = random.Random(seed)
        self._away = away

    async def strike(self, kind: str) -> None:
        self.counts[kind] += 1
        await KINDS[kind](self)

    async def kill(self) -> None:
        """A server dies as in a power cut, and is there again after a while."""
        server = self._victim()
        server.kill()
        await asyncio.sleep(self._luck.uniform(0, 4))
        await self._open(server)

    async def freeze(self) -> None:
        """A server does nothing for longer than a lease lasts, and does not know it."""
        server = self._victim()
        server.freeze()
        await asyncio.sleep(self._luck.uniform(6, 9))
        server.thaw()

    async def restart(self) -> None:
        """A server is closed in good order and opened again, as for an update."""
        server = self._luck.choice(self.city.servers)
        await asyncio.to_thread(server.stop)
        await self._open(server)

    async def forget(self) -> None:
        """Redis dies and comes back with nothing in it."""
        self.city.redis.kill()
        await asyncio.sleep(self._luck.uniform(0, 2))
        await asyncio.to_thread(self.city.redis.start)

    async def stop_store(self) -> None:
        """PostgreSQL is stopped for a while."""
        await asyncio.to_thread(self.city.postgres.stop)
        await asyncio.sleep(self._away)
        await asyncio.to_thread(self.city.postgres.start)

    async def crash_store(self) -> None:
        """PostgreSQL dies and recovers."""
        await asyncio.to_thread(self.city.postgres.kill)
        await asyncio.to_thread(self.city.postgres.start)

    async def freeze_store(self) -> None:
        """PostgreSQL does not answer."""
        with self.city.postgres.frozen():
            await asyncio.sleep(self._away)

    def _victim(self) -> Server:
        server = self._luck.choice(self.city.servers)
        self.ends.append(End(now(), server.name))
        return server

    async def _open(self, server: Server) -> None:
        server.start()
        await self.city.wait(server)


KINDS: Mapping[str, Callable[[Troubles], Coroutine[Any, Any, None]]] = MappingProxyType(
    {
        "kill": Troubles.kill,
        "freeze": Troubles.freeze,
        "restart": Troubles.restart,
        "forget": Troubles.forget,
        "stop_store": Troubles.stop_store,
        "crash_store": Troubles.crash_store,
        "freeze_store": Troubles.freeze_store,
    }
)
