"""The writer: commits whatever has queued in one transaction, and notices when the store fails or is well again."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from msgspec import Struct

from parlour.core.refusal import Refusal
from parlour.server.store.committing import Job
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


class Order(Struct, frozen=True):
    job: Job
    kept: asyncio.Future[None]


class Writer:
    """`probe` writes and changes nothing: while an outage lasts it is tried after longer and longer pauses."""

    def __init__(self, database: Database, probe: Job) -> None:
        self.outage = Outage()
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._probe = probe
        self._pause = FIRST_PAUSE
        self._retry: asyncio.TimerHandle | None = None
        self._orders: deque[Order] = deque()
        self._called = False
        self._writing: set[asyncio.Task[None]] = set()
        self._closed = False

    def do(self, job: Job) -> asyncio.Future[None]:
        """Queues a job, which is done once it is on disk. Raises NotKept if it cannot be.

        The next transaction is called for while another is under way, and takes along whatever has come by then.
        """
        kept: asyncio.Future[None] = self._loop.create_future()
        self._orders.append(Order(job, kept))
        if not self._called:
            self._called = True
            task = self._loop.create_task(self._write())
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)
        return kept

    async def close(self, patience: float) -> None:
        """Writes whatever is still queued, if the disk answers in time."""
        self._closed = True
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*self._writing), patience)

    async def _write(self) -> None:
        orders: list[Order] = []

        def take() -> list[Job]:
            """Perhaps in another thread: first we say that more may be called for, then we take all there is."""
            self._called = False
            while self._orders:
                orders.append(self._orders.popleft())
            return [order.job for order in orders]

        began = monotonic()
        hanging = self._loop.call_later(SLOW, self.outage.begin, began)
        try:
            outcomes = await self._database.commit(take)
        except Exception as problem:  # everyone who waits must hear of it
            self._fail(problem, len(take()), began)
            outcomes = [NotKept("not_kept") for _ in orders]
        else:
            self._succeed([order.job for order in orders])
        finally:
            hanging.cancel()
        for order, outcome in zip(orders, outcomes, strict=True):
            answer(order.kept, outcome)

    def _succeed(self, jobs: Sequence[Job]) -> None:
        if self.outage.since is not None:
            log.warning("the store can be written again")
            self.outage.end()
        if self._probe not in jobs:
            self._pause = FIRST_PAUSE

    def _fail(self, problem: Exception, jobs: int, began: float) -> None:
        log.error("%d writes were not kept: %s", jobs, getattr(problem, "orig", problem))
        self.outage.begin(began)
        if self._retry is not None:
            self._retry.cancel()
        self._retry = self._loop.call_later(self._pause, self._try_again)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _try_again(self) -> None:
        if self.outage.since is not None and not self._closed:
            self.do(self._probe).add_done_callback(asyncio.Future.exception)


def answer(kept: asyncio.Future[None], outcome: Exception | None) -> None:
    if kept.done():
        return
    if outcome is None:
        kept.set_result(None)
    else:
        kept.set_exception(outcome)
