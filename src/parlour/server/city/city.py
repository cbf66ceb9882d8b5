"""A city: what this server tells the others through Redis, and hears of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from parlour.core.refusal import Refusal
from parlour.server.blocks import heed_blocks
from parlour.server.city.channels import Channels
from parlour.server.city.charges import Charges
from parlour.server.city.exchange import GONE, Exchange, channel
from parlour.server.city.lease import CityLease
from parlour.server.city.listed import Listed
from parlour.server.city.outbox import Outbox
from parlour.server.city.pace import Pace
from parlour.server.city.stopping import stopped
from parlour.server.errands import log_failure
from parlour.server.neighbours import Figures

if TYPE_CHECKING:
    from parlour.server.hall import Hall
    from parlour.server.neighbours import Lease
    from parlour.server.noticeboard import Notice
    from parlour.server.table import Table

HOUSE = "parlour:house"
"""The channel of what concerns every server."""
PATIENCE = 1.0
FILE_KEPT = 60 * 60
"""For how many seconds after it was last shown a recording that somebody brought is kept."""
STEADY = Pace()
UNREACHABLE = (RedisError, OSError, TimeoutError)

log = logging.getLogger("parlour.city")


class City:
    """`fenced`: writes the store refused because another server keeps the table."""

    def __init__(self, address: str, pace: Pace = STEADY) -> None:
        self.pace = pace
        self.me = token_hex(8)
        self.fenced = 0
        self._lost = 0
        self._read_ons = 0
        self._redis = connected(address)
        self._exchange = Exchange(self._redis, self.me, pace)
        self._channels = Channels(self._redis, HOUSE, self._hear, self._look_after, pace.again)
        self._outbox = Outbox(self._redis)
        self._listed = Listed(self._redis, self.me, HOUSE, pace)
        self._charges = Charges(self._redis)
        self._hall: Hall | None = None
        self._leases: dict[str, CityLease] = {}
        self._left: set[str] = set()
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._heard_at = monotonic()
        self._out_of_touch = False
        self._relist = False
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def in_touch(self) -> bool:
        """Has Redis answered lately?"""
        return monotonic() < self._heard_at + self.pace.term

    @property
    def figures(self) -> Figures:
        held = sum(lease.held for lease in self._leases.values())
        return Figures(self.in_touch, held, self._lost, self.fenced, self._read_ons)

    async def open(self, hall: Hall) -> None:
        self._hall = hall
        self._channels.begin()
        self._outbox.begin()
        self._charges.begin(hall.doorkeeper.meters)
        self._run(self._beat())

    async def close(self) -> None:
        await stopped(*self._tasks)
        if self.in_touch:
            await self._talk([])
        await self._channels.close()
        await self._outbox.close()
        await self._charges.close()
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
        self._listed.leave(id)
        self._wake.set()

    def lose(self, id: str) -> None:
        """Another server has taken the lease of a table."""
        self._lost += 1
        self._listed.lose(id)

    def look(self, id: str) -> None:
        """Exchanges news about a table, now instead of with the next beat."""
        self._due.add(id)
        self._wake.set()

    def publish_version(self, id: str, version: int) -> None:
        self._outbox.publish(channel(id), f"{self.me}{version}")

    def _hear(self, name: str, message: str) -> None:
        """Only ever that there is something to read, never what."""
        if message.startswith(self.me):
            return
        message = message[len(self.me) :]
        match name.split(":"):
            case [_, "table", id] if id in self._leases:
                self._hear_of_table(id, int(message))
            case [_, "guest", guest]:
                self.hall.notices.tell([guest])
            case [_, "house"]:
                self._hear_of_house(*message.split())
            case _:
                pass

    def _hear_of_table(self, id: str, version: int) -> None:
        table = self._leases[id].table
        if not version:
            self.look(id)
        elif table is not None and version > table.ledger.version:
            self._run(self._read_on(table))

    def _hear_of_house(self, what: str, who: str = "") -> None:
        match what:
            case "listed":
                self._relist = True
                self._wake.set()
            case "renamed":
                self._run(self._call(who))
            case "blocked":
                self._run(self._heed_blocks([who]))
            case _:
                log.warning("another server said %s", what)

    def _look_after(self, name: str) -> None:
        """A channel that we only just hear: we may have missed something."""
        match name.split(":"):
            case [_, "table", id] if id in self._leases:
                self.look(id)
                self._run(self._compare([id]))
            case [_, "guest", guest]:
                self.hall.notices.tell([guest])
            case [_, "house"]:
                self._run(self._heed_blocks({table.record.host for table in self.hall.tables}))
            case _:
                pass

    # The hall

    @property
    def hall(self) -> Hall:
        assert self._hall is not None
        return self._hall

    def post(self, id: str, notice: Notice) -> None:
        concerned = self._listed.post(id, notice)
        if concerned is not None:
            self.tell(concerned)
        if self._listed.news:
            self._wake.set()

    def tell(self, guests: Collection[str]) -> None:
        for guest in guests:
            self._outbox.publish(guest_channel(guest), self.me)

    def listen_for(self, guest: str) -> None:
        self._channels.open(guest_channel(guest))

    def stop_listening_for(self, guest: str) -> None:
        self._channels.shut(guest_channel(guest))

    def renamed(self, guest: str) -> None:
        self._say(f"renamed {guest}")

    def blocked(self, host: str) -> None:
        self._say(f"blocked {host}")

    def _say(self, what: str) -> None:
        self._outbox.publish(HOUSE, self.me + what, what)

    async def _call(self, guest: str) -> None:
        with suppress(Refusal):
            self.hall.call(guest, await self.hall.store.name_of(guest))

    async def _heed_blocks(self, hosts: Collection[str]) -> None:
        with suppress(Refusal):
            for host in hosts:
                await heed_blocks(self.hall, host)

    async def keep_file(self, id: str, file: bytes) -> None:
        """If Redis does not answer, only this server can show it."""
        with suppress(*UNREACHABLE):
            await self._redis.set(file_key(id), file, ex=FILE_KEPT)

    async def file(self, id: str) -> bytes | None:
        with suppress(*UNREACHABLE):
            kept = await self._redis.getex(file_key(id), ex=FILE_KEPT)
            return kept if isinstance(kept, bytes) else None
        return None

    # The beat

    async def _read_on(self, table: Table) -> None:
        with suppress(Refusal):
            await table.read_on()
            self._read_ons += 1

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
            if not await self._talk(ids, whole):
                await asyncio.sleep(self.pace.again)
                next_beat = monotonic()
                continue
            if whole:
                next_beat = monotonic() + self.pace.beat
            if monotonic() >= compare_at:
                compare_at = monotonic() + self.pace.compared
                self._run(self._compare(list(self._leases)))

    async def _talk(self, ids: Collection[str], whole: bool = False) -> bool:
        """False if Redis does not answer."""
        began = monotonic()
        left, self._left = self._left, set()
        tellings = dict.fromkeys(left, GONE) | {id: self._leases[id].telling() for id in ids}
        try:
            async with asyncio.timeout(PATIENCE):
                heard = await self._exchange(tellings)
                if whole or self._relist or self._listed.news:
                    self._relist = False
                    listed = await self._listed.exchange()
                else:
                    listed = None
        except UNREACHABLE as problem:
            if not self.in_touch and not self._out_of_touch:
                self._out_of_touch = True
                log.warning("Redis does not answer, so clocks stand: %s", problem)
                self._attend_all()
            return False
        self._heard_at = max(self._heard_at, began)
        for id, hearing in heard.items():
            if id in self._leases:
                self._leases[id].hear(hearing, began)
        if listed is not None:
            self.hall.notices.post_elsewhere(listed)
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
        with suppress(Refusal):
            for id, version in (await self.hall.store.versions(ids)).items():
                lease = self._leases.get(id)
                if lease is not None and lease.table is not None and version > lease.table.ledger.version:
                    await self._read_on(lease.table)

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(log_failure)


def guest_channel(guest: str) -> str:
    """Where a guest's tables are said to have changed."""
    return f"parlour:guest:{guest}"


def file_key(id: str) -> str:
    return f"parlour:file:{id}"


def connected(address: str) -> Redis:
    return Redis.from_url(
        address,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),
    )
