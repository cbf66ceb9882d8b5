"""`parlour think`: a worker takes jobs from the houses on one Redis, and thinks in processes of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import ResponseError

from parlour.server.city import jobs
from parlour.server.city.connection import UNREACHABLE, connected
from parlour.server.city.entrance import check_redis
from parlour.server.city.stopping import stopped
from parlour.server.thinking.thinker import Failed
from parlour.server.thinking.thinkers import Thinkers

AGAIN = 0.2
LISTENS = 500
"""Milliseconds for which Redis is asked to wait for a job."""
KEPT = 60
"""Seconds for which an outcome waits for its house."""

log = logging.getLogger("parlour.worker")


class Worker:
    def __init__(self, redis: Redis, most: int) -> None:
        self._redis = redis
        self._me = token_hex(8)
        self._most = most
        self._thinkers = Thinkers(most=most)
        self._held: dict[str, asyncio.Task[None]] = {}

    async def work(self) -> None:
        """Until it is cancelled. Whatever it holds then, another worker takes over."""
        self._thinkers.begin_ahead()
        beating = asyncio.create_task(self._beat())
        try:
            while True:
                try:
                    await self._take()
                except UNREACHABLE as problem:
                    log.warning("Redis does not answer: %s", problem)
                    await asyncio.sleep(AGAIN)
        finally:
            await stopped(beating, *self._held.values())
            await self._thinkers.close()

    async def _beat(self) -> None:
        while True:
            with suppress(*UNREACHABLE):
                await self._redis.set(jobs.ALIVE, "", px=jobs.LOST_AFTER)
                if self._held:
                    await self._redis.xclaim(jobs.STREAM, jobs.WORKERS, self._me, 0, list(self._held), justid=True)
            await asyncio.sleep(jobs.BEAT)

    async def _take(self) -> None:
        """As many jobs as can be done at once: first those of workers that died, then new ones."""
        await self._join()
        while len(self._held) >= self._most:
            await asyncio.wait(self._held.values(), return_when=asyncio.FIRST_COMPLETED)
        left: Any = await self._redis.xautoclaim(jobs.STREAM, jobs.WORKERS, self._me, jobs.LOST_AFTER, count=1)
        found = left[1]
        if not found:
            new: Any = await self._redis.xreadgroup(jobs.WORKERS, self._me, {jobs.STREAM: ">"}, count=1, block=LISTENS)
            found = new[0][1] if new else []
        for entry, fields in found:
            if entry.decode() not in self._held:  # a computer that slept finds its own job left behind
                self._hold(entry.decode(), fields)

    def _hold(self, entry: str, fields: dict[bytes, bytes]) -> None:
        doing = self._held[entry] = asyncio.create_task(self._do(entry, fields))
        doing.add_done_callback(lambda _: self._held.pop(entry))

    async def _join(self) -> None:
        """A Redis that was restarted knows of no group."""
        try:
            await self._redis.xgroup_create(jobs.STREAM, jobs.WORKERS, id="0", mkstream=True)
        except ResponseError as problem:
            if "BUSYGROUP" not in str(problem):
                raise

    async def _do(self, entry: str, fields: dict[bytes, bytes]) -> None:
        """First answered, then struck off: a job may be done twice, but never not at all."""
        try:
            outcome = await self._thinkers.ask(jobs.read_errand.decode(fields[b"errand"]))
        except (msgspec.MsgspecError, KeyError) as problem:
            outcome = Failed(f"{type(problem).__name__}: {problem}")
        with suppress(*UNREACHABLE):
            async with self._redis.pipeline(transaction=True) as answer:
                if b"to" in fields and b"job" in fields:
                    answer.lpush(fields[b"to"], fields[b"job"] + b" " + msgspec.json.encode(outcome))
                    answer.expire(fields[b"to"], KEPT)
                answer.xack(jobs.STREAM, jobs.WORKERS, entry)
                answer.xdel(jobs.STREAM, entry)
                await answer.execute()


def think(address: str, most: int, ready: Callable[[], None]) -> None:
    """Works until it is stopped. Raises Refusal if Redis does not answer to begin with."""
    check_redis(address)
    ready()
    asyncio.run(_think(address, most))


async def _think(address: str, most: int) -> None:
    async with connected(address) as redis:
        await Worker(redis, most).work()
