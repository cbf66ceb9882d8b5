"""Workers on one Redis think for a house; one may die while it thinks, and there may be none."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from inspect import isawaitable
from typing import Any

import msgspec
import pytest
from redis.asyncio import Redis
from redis.exceptions import RedisError

from parlour.catalog import CATALOG
from parlour.cli.app import main
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.server.city import jobs
from parlour.server.city.connection import connected
from parlour.server.city.thinking import Thinking
from parlour.server.thinking.house import House, may_leave
from parlour.server.thinking.thinker import Failed, Task, Think
from tests.city import engines

GAME = GrandMasterMind(roles="decode", start_player=0)
LISTING = CATALOG["grandmastermind"]
SEAT = min(Sitting(GAME, 2, b"tea").turn.awaited)


class Desk:
    """A house, the way it hands out jobs, and the Redis it does so by."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.thinking = Thinking(redis, "house")
        self.house = House()
        self.house.elsewhere = self.thinking.think

    async def decide(self) -> None:
        """What a bot would do, held against the rules."""
        sitting = Sitting(GAME, 2, b"tea")
        sitting.act(SEAT, (await self.house.decide(LISTING, GAME, sitting.view(SEAT), "novice")).action)

    async def helped(self) -> bool:
        """Is there a worker?"""
        with suppress(RedisError):
            return bool(await self.redis.exists(jobs.ALIVE))
        return False

    async def held(self) -> int:
        """How many jobs are in the hands of workers."""
        with suppress(RedisError):
            waiting: Any = await self.redis.xpending(jobs.STREAM, jobs.WORKERS)
            return int(waiting["pending"])
        return 0


@asynccontextmanager
async def desk(redis: engines.Redis) -> AsyncIterator[Desk]:
    async with connected(redis.address) as connection:
        one = Desk(connection)
        one.thinking.begin()
        try:
            yield one
        finally:
            await one.thinking.close()
            await one.house.close()


@asynccontextmanager
async def worker(redis: engines.Redis) -> AsyncIterator[Process]:
    """One that has said it is ready, and has a process to think in."""
    command = ("-m", "parlour", "--lang", "en", "think", "--redis", redis.address, "--processes", "1")
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=PIPE)
    try:
        assert process.stdout is not None
        assert (await process.stdout.readline()).startswith(b"Bots think here now.")
        await until(lambda: engines.children(process.pid))
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def until(there: Callable[[], Any]) -> None:
    while True:
        found = there()
        if await found if isawaitable(found) else found:
            return
        await asyncio.sleep(0.02)


def thinks_nothing(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    """From now on the house's own processes are of no use."""

    async def ask(task: Task, haste: str = "now") -> Failed:
        raise AssertionError("the house had to think itself")

    monkeypatch.setattr(house.thinkers, "ask", ask)


async def test_without_a_worker_the_house_thinks_itself(redis: engines.Redis) -> None:
    async with desk(redis) as one:
        await one.decide()
        assert (one.thinking.done, await one.redis.exists(jobs.STREAM)) == (0, 0)


async def test_without_redis_the_house_thinks_itself(redis: engines.Redis) -> None:
    async with desk(redis) as one:
        redis.kill()
        await one.decide()


async def test_a_worker_thinks_for_the_house(redis: engines.Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async with desk(redis) as one, worker(redis):
        await until(one.helped)
        thinks_nothing(monkeypatch, one.house)
        for _ in range(3):
            await one.decide()
        assert (one.thinking.done, await one.held()) == (3, 0)
        redis.kill()
        redis.start()
        await until(one.helped)
        await one.decide()


async def test_the_job_of_a_killed_worker_is_done_by_another(
    redis: engines.Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with desk(redis) as one, worker(redis) as first, worker(redis) as second:
        await until(one.helped)
        thinks_nothing(monkeypatch, one.house)
        with engines.frozen(second.pid, *engines.children(first.pid)):  # the first takes the job and cannot end it
            deciding = asyncio.create_task(one.decide())
            await until(one.held)
            first.kill()
        await deciding
        assert (one.thinking.done, one.thinking.taken_back) == (1, 0)


async def test_a_job_that_no_worker_does_comes_back_to_the_house(redis: engines.Redis) -> None:
    async with desk(redis) as one, worker(redis) as only:
        await until(one.helped)
        with engines.frozen(only.pid):
            await one.decide()
        assert one.thinking.taken_back == 1


async def test_only_a_view_leaves_the_house(redis: engines.Redis) -> None:
    async with desk(redis) as one:
        await one.redis.xgroup_create(jobs.STREAM, jobs.WORKERS, mkstream=True)
        await one.redis.set(jobs.ALIVE, "", px=500)
        deciding = asyncio.create_task(one.decide())
        found: Any = await one.redis.xreadgroup(jobs.WORKERS, "eve", {jobs.STREAM: ">"}, block=900)
        ((_, ((_, fields),)),) = found
        errand = jobs.read_errand.decode(fields[b"errand"])
        assert isinstance(errand, Think)
        assert bytes(errand.view) == msgspec.json.encode(Sitting(GAME, 2, b"tea").view(SEAT))
        await deciding
    assert not may_leave(Letter(own_list="club")), "workers do not have it"
    assert may_leave(Letter())


@pytest.mark.parametrize("address", ["redis://127.0.0.1:1", "nowhere"])
def test_a_redis_that_does_not_answer_is_named(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "think", "--redis", address]) == 2
    assert address in capsys.readouterr().err
