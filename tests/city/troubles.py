"""Troubles of a city: servers are killed, frozen and restarted, Redis forgets, PostgreSQL is away."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from parlour.server.city.pace import Pace
from tests.city.city import City, Server
from tests.city.history import now
from tests.city.takeovers import Loss, Span

LEASE = Pace().lease


class Troubles:
    """`losses`: when servers were killed, frozen or closed. `outages`: while Redis or PostgreSQL was away."""

    def __init__(self, city: City, seed: int, away: float) -> None:
        """`away`: how many seconds PostgreSQL is gone for."""
        self.city = city
        self.counts: Counter[str] = Counter()
        self.losses: list[Loss] = []
        self.outages: list[Span] = []
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
        self._lose(server)
        await self._open(server)

    async def forget(self) -> None:
        """Redis dies and comes back with nothing in it, now and then after every lease has run out."""
        with self._outage():
            self.city.redis.kill()
            await asyncio.sleep(self._luck.uniform(0, 2 * LEASE))
            await asyncio.to_thread(self.city.redis.start)
        away, back = self.outages[-1]
        if back - away > LEASE:
            self.losses += [Loss(away + LEASE, server.name) for server in self.city.servers]

    async def stop_store(self) -> None:
        """PostgreSQL is stopped for a while."""
        with self._outage():
            await asyncio.to_thread(self.city.postgres.stop)
            await asyncio.sleep(self._away)
            await asyncio.to_thread(self.city.postgres.start)

    async def crash_store(self) -> None:
        """PostgreSQL dies and recovers."""
        with self._outage():
            await asyncio.to_thread(self.city.postgres.kill)
            await asyncio.to_thread(self.city.postgres.start)

    async def freeze_store(self) -> None:
        """PostgreSQL does not answer."""
        with self._outage(), self.city.postgres.frozen():
            await asyncio.sleep(self._away)

    def _victim(self) -> Server:
        server = self._luck.choice(self.city.servers)
        self._lose(server)
        return server

    def _lose(self, server: Server) -> None:
        self.losses.append(Loss(now(), server.name))

    @contextmanager
    def _outage(self) -> Iterator[None]:
        away = now()
        yield
        self.outages.append((away, now()))

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
