"""What a table does by itself. Nobody waits for it, so a failed write is tried again and an error is logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from parlour.core.refusal import Refusal
from parlour.server.store.outage import Outage
from parlour.server.store.writer import NotKept
from parlour.server.tables.admission import KeptElsewhere

log = logging.getLogger("parlour.table")
Errand: TypeAlias = Coroutine[Any, Any, None]


class Errands:
    def __init__(self, outage: Outage) -> None:
        self._outage = outage
        self._under_way: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()

    @property
    def idle(self) -> bool:
        return not self._under_way

    def run(self, errand: Errand) -> asyncio.Task[None]:
        task = self._begin(errand)
        task.add_done_callback(log_failure)
        return task

    def run_until_kept(self, attempt: Callable[[], Errand]) -> None:
        self.run(self.until_kept(attempt))

    async def until_kept(self, attempt: Callable[[], Errand]) -> None:
        """Tries again, whenever an outage is over, what the store could not keep.

        An attempt is brought to its end, even if whoever waits for it is called off meanwhile.
        """
        while True:
            begun = self._begin(attempt())
            try:
                return await asyncio.shield(begun)
            except asyncio.CancelledError:
                begun.add_done_callback(log_bug)
                raise
            except NotKept:
                if self._closing.is_set():
                    raise
            await self._until_over_or_closing()

    async def close(self) -> None:
        """Waits for everything under way. What the store could not keep is tried once more."""
        self._closing.set()
        while self._under_way:
            await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _until_over_or_closing(self) -> None:
        waits = {asyncio.create_task(self._outage.over()), asyncio.create_task(self._closing.wait())}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    def _begin(self, errand: Errand) -> asyncio.Task[None]:
        task = asyncio.create_task(errand)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task


def log_bug(task: asyncio.Task[None]) -> None:
    """For an attempt that nobody waits for any more: that it is refused matters to nobody."""
    if not task.cancelled() and not isinstance(task.exception(), Refusal):
        log_failure(task)


def log_failure(task: asyncio.Task[None]) -> None:
    """If the lease of the table was lost meanwhile, another server does it."""
    problem = None if task.cancelled() else task.exception()
    if problem is not None and not isinstance(problem, KeptElsewhere):
        log.error("an errand of a table failed: %s", problem, exc_info=problem)
