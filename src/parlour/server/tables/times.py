"""Table time on the disk: while it runs, that of all tables is kept every second, so that a crash gives little back."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from parlour.server.store.store import Store
from parlour.server.store.writer import NotKept
from parlour.server.tables.table import Table

PAUSE = 1.0


class Times:
    def __init__(self, store: Store, tables: Mapping[str, Table]) -> None:
        self._store = store
        self._tables = tables
        self._keeping = asyncio.create_task(self._keep_on())

    async def close(self) -> None:
        """All tables stand by now."""
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        await self._keep()

    async def _keep_on(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await self._keep()

    async def _keep(self) -> None:
        """What could not be kept is news the next time."""
        news = {id: table for id, table in self._tables.items() if not table.time_kept}
        times = {id: (table.clock.now(), table.lease.fence) for id, table in news.items()}
        with suppress(NotKept):
            if times:
                await self._store.keep_times(times)
            for id, table in news.items():
                table.clock.kept, _ = times[id]
