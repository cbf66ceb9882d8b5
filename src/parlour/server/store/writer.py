"""The writer: commits whatever has queued in one transaction, and notices when the store fails or is well again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

from parlour.core.refusal import Refusal
from parlour.server.store.committing import Job, Outcomes
from parlour.server.store.database import Database
from parlour.server.store.outage import Outage

SLOW = 1.0
"""Seconds after which a write counts as hanging."""
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0

log = logging.getLogger("parlour.store")


class NotKept(Refusal):
    """The disk is full, locked or gone, and the one who asked is not to blame.

    Nobody was told that anything was written. Hardly ever it was all the same: when the connection to a database was
    lost just then. So whoever asks again reads on first.
    """


class Order(NamedTuple):
    job: Job
    kept: asyncio.Future[None]


class Writer:
    """`probe` writes and changes nothing: while an outage lasts it is tried after longer and longer pauses."""

    def __init__(self, database: Database, probe: Job) -> None:
        self.outage = Outage()
        self._database = database
        self._probe = probe
        self._pause = FIRST_PAUSE
        self._retry: asyncio.TimerHandle | None = None
        self._queue: asyncio.Queue[Order] = asyncio.Queue()
        self._writing = asyncio.create_task(self._write())

    async def do(self, job: Job) -> None:
        """Queues a job and waits until it is on disk. Raises NotKept if it cannot be."""
        await self._order(job)

    async def close(self, patience: float) -> None:
        """Writes whatever is still queued, if the disk answers in time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), patience)
        self._writing.cancel()
        await asyncio.gather(self._writing, return_exceptions=True)

    def _order(self, job: Job) -> asyncio.Future[None]:
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Order(job, kept))
        return kept

    async def _write(self) -> None:
        while True:
            orders = [await self._queue.get()]
            while not self._queue.empty():
                orders.append(self._queue.get_nowait())
            try:
                outcomes = await self._commit([order.job for order in orders])
                for order, outcome in zip(orders, outcomes, strict=True):
                    answer(order.kept, outcome)
            finally:
                for _ in orders:
                    self._queue.task_done()

    async def _commit(self, jobs: Sequence[Job]) -> Outcomes:
        began = monotonic()
        hanging = asyncio.get_running_loop().call_later(SLOW, self.outage.begin, began)
        try:
            outcomes = await self._database.commit(jobs)
        except Exception as problem:  # everyone who waits must hear of it
            self._fail(problem, len(jobs), began)
            return [NotKept("not_kept") for _ in jobs]
        finally:
            hanging.cancel()
        if self.outage.since is not None:
            log.warning("the store can be written again")
            self.outage.end()
        if self._probe not in jobs:
            self._pause = FIRST_PAUSE
        return outcomes

    def _fail(self, problem: Exception, jobs: int, began: float) -> None:
        log.error("%d writes were not kept: %s", jobs, getattr(problem, "orig", problem))
        self.outage.begin(began)
        if self._retry is not None:
            self._retry.cancel()
        self._retry = asyncio.get_running_loop().call_later(self._pause, self._try_again)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _try_again(self) -> None:
        if self.outage.since is not None and not self._writing.done():
            self._order(self._probe).add_done_callback(asyncio.Future.exception)


def answer(kept: asyncio.Future[None], outcome: Exception | None) -> None:
    if kept.done():
        return
    if outcome is None:
        kept.set_result(None)
    else:
        kept.set_exception(outcome)
