"""A city: what this server tells the others through Redis, and hears of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING

from parlour.server.city.charges import Charges
from parlour.server.city.connection import PATIENCE, UNREACHABLE, connected
from parlour.server.city.ear import HOUSE, Ear, guest_channel
from parlour.server.city.exchange import GONE, Exchange, channel
from parlour.server.city.files import Files
from parlour.server.city.lease import CityLease
from parlour.server.city.listed import Listed
from parlour.server.city.outbox import Outbox
from parlour.server.city.pace import Pace
from parlour.server.city.stopping import stopped
from parlour.server.city.thinking import Thinking
from parlour.server.neighbours import Figures

if TYPE_CHECKING:
    from parlour.server.hall.hall import Hall
    from parlour.server.hall.noticeboard import Notice
    from parlour.server.neighbours import Lease
    from parlour.server.tables.table import Table
    from parlour.server.thinking.thinker import Help, Outcome, Think

STEADY = Pace()

log = logging.getLogger("parlour.city")


class City:
    """`fenced`: writes the store refused because another server keeps the table."""

    def __init__(self, address: str, pace: Pace = STEADY) -> None:
        self.pace = pace
        self.me = token_hex(8)
        self.fenced = 0
        self._lost = 0
        self._redis = connected(address)
        self._exchange = Exchange(self._redis, self.me, pace)
        self._tables: dict[str, Table] = {}
        self._ear = Ear(self._redis, self.me, pace.again, self._tables, self.look, self._list_anew)
        self._outbox = Outbox(self._redis)
        self._listed = Listed(self._redis, self.me, HOUSE, pace)
        self._charges = Charges(self._redis)
        self._files = Files(self._redis)
        self._thinking = Thinking(self._redis, self.me)
        self._hall: Hall | None = None
        self._leases: dict[str, CityLease] = {}
        self._left: set[str] = set()
        self._due: set[str] = set()
        self._wake = asyncio.Event()
        self._heard_at = monotonic()
        self._out_of_touch = False
        self._relist = False
        self._beating: asyncio.Task[None] | None = None

    @property
    def in_touch(self) -> bool:
        """Has Redis answered lately?"""
        return monotonic() < self._heard_at + self.pace.term

    @property
    def figures(self) -> Figures:
        held = sum(lease.held for lease in self._leases.values())
        own = (self.in_touch, held, self._lost, self.fenced, self._ear.read_ons)
        return Figures(*own, self._thinking.done, self._thinking.taken_back)

    async def open(self, hall: Hall) -> None:
        self._hall = hall
        self._ear.begin(hall)
        self._outbox.begin()
        self._charges.begin(hall.doorkeeper.meters)
        self._thinking.begin()
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        if self._beating is not None:
            await stopped(self._beating)
        if self.in_touch:
            await self._talk([])
        await self._ear.close()
        await self._outbox.close()
        await self._charges.close()
        await self._thinking.close()
        await self._redis.aclose()

    async def think(self, task: Think | Help) -> Outcome | None:
        return await self._thinking.think(task)

    # Tables

    def lease(self, id: str) -> Lease:
        return CityLease(self)

    async def move_in(self, table: Table) -> None:
        assert isinstance(table.lease, CityLease)
        lease, id = table.lease, table.record.id
        lease.table = table
        self._leases[id], self._tables[id] = lease, table
        self._ear.listen_at(id)
        if self.in_touch:
            await self._talk([id])
            if lease.taking is not None:
                await asyncio.wait([lease.taking])

    def move_out(self, table: Table) -> None:
        id = table.record.id
        self._leases.pop(id).move_out()
        del self._tables[id]
        self._ear.leave(id)
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
        self._ear.listen_for(guest)

    def stop_listening_for(self, guest: str) -> None:
        self._ear.stop_listening_for(guest)

    def renamed(self, guest: str) -> None:
        self._say(f"renamed {guest}")

    def blocked(self, host: str) -> None:
        self._say(f"blocked {host}")

    def _say(self, what: str) -> None:
        self._outbox.publish(HOUSE, self.me + what, what)

    async def keep_file(self, id: str, file: bytes) -> None:
        await self._files.keep(id, file)

    async def file(self, id: str) -> bytes | None:
        return await self._files.find(id)

    def _list_anew(self) -> None:
        self._relist = True
        self._wake.set()

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
            if not await self._talk_unless_broken(ids, whole):
                await asyncio.sleep(self.pace.again)
                next_beat = monotonic()
                continue
            if whole:
                next_beat = monotonic() + self.pace.beat
            if monotonic() >= compare_at:
                compare_at = monotonic() + self.pace.compared
                self._ear.compare_all()

    async def _talk_unless_broken(self, ids: Collection[str], whole: bool) -> bool:
        """A bug must not stop the beat: without it every clock here stands for ever."""
        try:
            return await self._talk(ids, whole)
        except Exception:
            log.exception("an exchange with the other servers failed")
            return False

    async def _talk(self, ids: Collection[str], whole: bool = False) -> bool:
        """False if Redis does not answer."""
        began = monotonic()
        left, self._left = self._left, set()
        tellings = dict.fromkeys(left - self._leases.keys(), GONE) | {id: self._leases[id].telling() for id in ids}
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
            self._ear.compare_all()
        return True

    def _attend_all(self) -> None:
        """We have lost touch: nobody here holds a lease any more, nor knows who does."""
        for table in list(self._tables.values()):
            table.attend()
