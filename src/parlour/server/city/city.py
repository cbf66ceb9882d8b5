"""A city: what this server tells the others through Redis, and hears of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from parlour.core.refusal import Refusal
from parlour.server.city.channels import Channels
from parlour.server.city.exchange import GONE, Exchange, channel
from parlour.server.city.lease import CityLease
from parlour.server.city.outbox import Outbox
from parlour.server.city.pace import Pace
from parlour.server.city.stopping import stopped
from parlour.server.errands import log_failure

if TYPE_CHECKING:
    from parlour.server.hall import Hall
    from parlour.server.neighbours import Lease
    from parlour.server.table import Table

HOUSE = "parlour:house"
"""The channel of what concerns every server."""
PATIENCE = 1.0
STEADY = Pace()
UNREACHABLE = (RedisError, OSError, TimeoutError)

log = logging.getLogger("parlour.city")


class City:
    """`lost`: leases that another server took from us. `fenced`: writes the store refused because of that. `read_ons`:
    how often we have read what another server wrote.
    """

    def __init__(self, address: str, pace: Pace = STEADY) -> None:
        self.pace = pace
        self.me = token_hex(8)
        self.lost = 0
        self.fenced = 0
        self.read_ons = 0
        self._redis = connected(address)
        self._exchange = Exchange(self._redis, self.me, pace)
        self._channels = Channels(self._redis, HOUSE, self._hear, self._look_after, pace.again)
        self._outbox = Outbox(self._redis)
        self._hall: Hall | None = None
        self._leases: dict[str, CityLease] = {}
        self._left: set[str] = set()
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._heard_at = monotonic()
        self._out_of_touch = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def in_touch(self) -> bool:
        """Has Redis answered lately?"""
        return monotonic() < self._heard_at + self.pace.term

    @property
    def held(self) -> int:
        """How many leases we hold."""
        return sum(lease.held for lease in self._leases.values())

    async def open(self, hall: Hall) -> None:
        self._hall = hall
        self._channels.begin()
        self._outbox.begin()
        self._run(self._beat())

    async def close(self) -> None:
        await stopped(*self._tasks)
        if self.in_touch:
            await self._talk([])
        await self._channels.close()
        await self._outbox.close()
        await self._redis.aclose()

    # Tables

    def lease(self, id: str) -> Lease:
        return CityLease(self)

    async def move_in(self, table: Table) -> None:
        assert isinstance(table.lease, CityLease)
        lease, id = table.lease, table.record.id
        lease.table = table
        self._leases[id] = lease
        self._channels.open(channel(id))
        if self.in_touch:
            await self._talk([id])
            if lease.taking is not None:
                await asyncio.wait([lease.taking])

    def move_out(self, table: Table) -> None:
        id = table.record.id
        lease = self._leases.pop(id)
        lease.move_out()
        self._channels.shut(channel(id))
        self._left.add(id)
        self._wake.set()

    def look(self, id: str) -> None:
        """Exchanges news about a table, now instead of with the next beat."""
        self._due.add(id)
        self._wake.set()

    def publish_version(self, id: str, version: int) -> None:
        self._outbox.publish(channel(id), f"{self.me}{version}")

    def _hear(self, name: str, message: str) -> None:
        """Only ever that there is something to read, never what."""
        id = name.rpartition(":")[2]
        lease = self._leases.get(id)
        if lease is None or lease.table is None or message.startswith(self.me):
            return
        version = int(message[len(self.me) :])
        if not version:
            self.look(id)
        elif version > lease.table.ledger.version:
            self._run(self._read_on(lease.table))

    def _look_after(self, name: str) -> None:
        """A channel that we only just hear."""
        id = name.rpartition(":")[2]
        if id in self._leases:
            self.look(id)
            self._run(self._compare([id]))

    async def _read_on(self, table: Table) -> None:
        with suppress(Refusal):
            await table.read_on()
            self.read_ons += 1

    # The beat

    async def _beat(self) -> None:
        next_beat, compare_at = monotonic() + self.pace.beat, monotonic() + self.pace.compared
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, next_beat - monotonic())):
                    await self._wake.wait()
            self._wake.clear()
            whole = monotonic() >= next_beat
            ids = [id for id in (self._leases if whole else self._due) if id in self._leases]
            self._due.clear()
            if not await self._talk(ids):
                await asyncio.sleep(self.pace.again)
                next_beat = monotonic()
                continue
            if whole:
                next_beat = monotonic() + self.pace.beat
            if monotonic() >= compare_at:
                compare_at = monotonic() + self.pace.compared
                self._run(self._compare(list(self._leases)))

    async def _talk(self, ids: list[str]) -> bool:
        """False if Redis does not answer."""
        began = monotonic()
        left, self._left = self._left, set()
        tellings = dict.fromkeys(left, GONE) | {id: self._leases[id].telling() for id in ids}
        try:
            async with asyncio.timeout(PATIENCE):
                heard = await self._exchange(tellings)
        except UNREACHABLE as problem:
            if not self.in_touch and not self._out_of_touch:
                self._out_of_touch = True
                log.warning("Redis does not answer, so clocks stand: %s", problem)
                self._attend_all()
            return False
        self._heard_at = began
        for id, hearing in heard.items():
            if id in self._leases:
                self._leases[id].hear(hearing, began)
        if self._out_of_touch:
            self._out_of_touch = False
            log.warning("Redis answers again")
            self._run(self._compare(list(self._leases)))
        return True

    def _attend_all(self) -> None:
        """We have lost touch: nobody here holds a lease any more, nor knows who does."""
        for lease in list(self._leases.values()):
            if lease.table is not None:
                lease.table.attend()

    async def _compare(self, ids: list[str]) -> None:
        """A message may be missed, but not for long."""
        assert self._hall is not None
        with suppress(Refusal):
            for id, version in (await self._hall.store.versions(ids)).items():
                lease = self._leases.get(id)
                if lease is not None and lease.table is not None and version > lease.table.ledger.version:
                    await self._read_on(lease.table)

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(log_failure)


def connected(address: str) -> Redis:
    return Redis.from_url(
        address,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),
    )
