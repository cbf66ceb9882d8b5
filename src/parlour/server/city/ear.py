"""The ear: what is heard on the channels of a city, and what has to be read then.

A message only ever says that there is something to read, never what.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis

from parlour.core.refusal import Refusal
from parlour.server.city.channels import Channels
from parlour.server.city.exchange import channel
from parlour.server.city.stopping import stopped
from parlour.server.hall.blocks import heed_blocks
from parlour.server.tables.errands import log_failure

if TYPE_CHECKING:
    from parlour.server.hall.hall import Hall
    from parlour.server.tables.table import Table

HOUSE = "parlour:house"
"""The channel of what concerns every server."""

log = logging.getLogger("parlour.city")


class Ear:
    """`tables` are those served here. `look` exchanges news about one of them, and `relist` about the hall's list."""

    def __init__(
        self,
        redis: Redis,
        me: str,
        again: float,
        tables: Mapping[str, Table],
        look: Callable[[str], None],
        relist: Callable[[], None],
    ) -> None:
        self.read_ons = 0
        self._me = me
        self._tables = tables
        self._look = look
        self._relist = relist
        self._channels = Channels(redis, HOUSE, self._hear, self._begin_to_hear, again)
        self._windows: Counter[str] = Counter()
        self._errands: set[asyncio.Task[None]] = set()
        self._comparing = False

    def begin(self, hall: Hall) -> None:
        self._hall = hall
        self._channels.begin()

    async def close(self) -> None:
        await self._channels.close()
        await stopped(*self._errands)

    def listen_at(self, id: str) -> None:
        self._channels.open(channel(id))

    def leave(self, id: str) -> None:
        self._channels.shut(channel(id))

    def listen_for(self, guest: str) -> None:
        self._windows[guest] += 1
        self._channels.open(guest_channel(guest))

    def stop_listening_for(self, guest: str) -> None:
        self._windows[guest] -= 1
        if not self._windows[guest]:
            del self._windows[guest]
            self._channels.shut(guest_channel(guest))

    def compare_all(self) -> None:
        """A message may be missed, but not for long. While the store is slow, one question is enough."""
        if not self._comparing and self._tables:
            self._comparing = True
            self._run(self._compare_all())

    def _hear(self, name: str, message: str) -> None:
        if message.startswith(self._me):
            return
        message = message[len(self._me) :]
        match name.split(":"):
            case [_, "table", id] if id in self._tables:
                self._hear_of_table(id, int(message))
            case [_, "guest", guest]:
                self._hall.notices.tell([guest])
            case [_, "house"]:
                self._hear_of_house(*message.split())
            case _:
                pass

    def _hear_of_table(self, id: str, version: int) -> None:
        if not version:
            self._look(id)
        elif version > self._tables[id].ledger.version:
            self._run(self._read_on(self._tables[id], version))

    def _hear_of_house(self, what: str, who: str = "") -> None:
        match what:
            case "listed":
                self._relist()
            case "renamed":
                self._run(self._call(who))
            case "blocked":
                self._run(self._heed_blocks([who]))
            case _:
                log.warning("another server said %s", what)

    def _begin_to_hear(self, name: str) -> None:
        """Whatever was said before, we have missed."""
        match name.split(":"):
            case [_, "table", id] if id in self._tables:
                self._look(id)
                self._run(self._compare([id]))
            case [_, "guest", guest]:
                self._hall.notices.tell([guest])
            case [_, "house"]:
                self._run(self._heed_blocks({table.record.host for table in self._tables.values()}))
            case _:
                pass

    async def _read_on(self, table: Table, version: int) -> None:
        with suppress(Refusal):
            known = table.ledger.version
            await table.read_on(version)
            self.read_ons += table.ledger.version > known

    async def _compare_all(self) -> None:
        try:
            await self._compare(list(self._tables))
        finally:
            self._comparing = False

    async def _compare(self, ids: Collection[str]) -> None:
        with suppress(Refusal):
            for id, version in (await self._hall.store.versions(ids)).items():
                if id in self._tables:
                    self._hear_of_table(id, version)

    async def _call(self, guest: str) -> None:
        if not any(guest in table.presence.own_names for table in self._tables.values()):
            return
        with suppress(Refusal):
            self._hall.call(guest, await self._hall.store.name_of(guest))

    async def _heed_blocks(self, hosts: Collection[str]) -> None:
        with suppress(Refusal):
            for host in hosts:
                await heed_blocks(self._hall, host)

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        task.add_done_callback(log_failure)


def guest_channel(guest: str) -> str:
    """Where a guest's tables are said to have changed."""
    return f"parlour:guest:{guest}"
