"""Thinking on other machines: a house hands out jobs while there are workers, and does without them otherwise."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any

import msgspec
from redis.asyncio import Redis

from parlour.server.city import jobs
from parlour.server.city.connection import UNREACHABLE
from parlour.server.city.jobs import Errand
from parlour.server.city.stopping import stopped
from parlour.server.thinking.thinker import Failed, Outcome

AGAIN = 0.2
LISTENS = 0.5
"""Seconds for which Redis is asked to wait for an outcome."""

log = logging.getLogger("parlour.city")


class Thinking:
    """`done`: jobs that workers have done. `taken_back`: jobs that none did in time."""

    def __init__(self, redis: Redis, me: str) -> None:
        self.done = 0
        self.taken_back = 0
        self._redis = redis
        self._answers = jobs.answers_of(me)
        self._waiting: dict[str, asyncio.Future[Outcome]] = {}
        self._listening: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            await stopped(self._listening)

    async def think(self, errand: Errand) -> Outcome | None:
        """None if the house has to do it itself."""
        job = token_hex(8)
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting[job] = outcome
        try:
            return await self._asked(job, errand, outcome)
        except UNREACHABLE:
            return None
        finally:
            del self._waiting[job]

    async def _asked(self, job: str, errand: Errand, outcome: asyncio.Future[Outcome]) -> Outcome | None:
        if not await self._redis.exists(jobs.ALIVE):
            return None
        fields: Any = {"job": job, "to": self._answers, "errand": msgspec.json.encode(errand)}
        entry = await self._redis.xadd(jobs.STREAM, fields, maxlen=jobs.MOST_WAITING)
        until = monotonic() + jobs.WAITED_FOR
        while monotonic() < until:
            await asyncio.wait([outcome], timeout=jobs.BEAT)
            if outcome.done():
                self.done += 1
                return None if isinstance(outcome.result(), Failed) else outcome.result()
            if not await self._redis.exists(jobs.ALIVE):
                break
        self.taken_back += 1
        log.warning("no worker has done a job in time (time %d)", self.taken_back)
        await self._redis.xdel(jobs.STREAM, entry)
        return None

    async def _listen(self) -> None:
        while True:
            try:
                heard: Any = await self._redis.brpop([self._answers], timeout=LISTENS)
            except UNREACHABLE:
                await asyncio.sleep(AGAIN)
                continue
            if heard is not None:
                self._hear(heard[1])

    def _hear(self, message: bytes) -> None:
        job, _, line = message.partition(b" ")
        waiting = self._waiting.get(job.decode())
        if waiting is not None and not waiting.done():
            with suppress(msgspec.MsgspecError):
                waiting.set_result(jobs.read_outcome.decode(line))
