"""The checker finds the fault of each broken copy of a house, and none in the house itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.city.checker import Evidence, breaches
from tests.city.client import Habits
from tests.city.engines import Redis
from tests.city.faulty import lose_appends, ring_twice, trust_old_leases, witness
from tests.city.kept import kept_in_folder
from tests.city.parties import Kind, Party
from tests.city.promises import Promise
from tests.server.visitors import open_house


class Short(Struct, frozen=True):
    """A short evening: what is played, by whom, and for how many seconds."""

    kind: Kind
    habits: Habits
    seconds: float


QUICK = Short(Kind({"type": "grandmastermind", "rounds": 20}, 2, 0), Habits(pace=0.05, stay=1000), 2)
LAZY = Short(Kind({"type": "moerder", "turn_seconds": 10}, 2, 0), Habits(pace=1000, stay=1000), 12)
BOTS = Short(Kind({"type": "moerder", "window": None}, 2, 2), Habits(pace=0.5, stay=1000), 9)


async def broken_promises(data: Path, redis: Redis, short: Short, patch: pytest.MonkeyPatch) -> set[Promise]:
    """At two servers with a folder and a Redis in common."""
    witnessed = witness(patch)
    async with AsyncExitStack() as stack:
        doors = [open_house(data, proxies=["127.0.0.1"], redis=redis.address) for _ in range(2)]
        houses = [await stack.enter_async_context(door) for door in doors]
        parties = [Party(short.kind, houses, short.habits, seed) for seed in range(6)]
        await asyncio.gather(*(party.play(short.seconds) for party in parties))
    histories = [history for party in parties for history in party.histories]
    return {breach.promise for breach in breaches(Evidence(histories, kept_in_folder(data), witnessed))}


@pytest.mark.parametrize("short", [QUICK, replace(BOTS, seconds=3)])
async def test_two_servers_keep_the_promises(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch, short: Short
) -> None:
    assert await broken_promises(tmp_path, redis, short, monkeypatch) == set()


@pytest.mark.parametrize(
    ("fault", "short", "promise"),
    [
        (lose_appends, QUICK, Promise.KEPT),
        (ring_twice, LAZY, Promise.CLOCK),
        (trust_old_leases, BOTS, Promise.LEASE),
    ],
)
async def test_the_fault_of_a_broken_copy_is_found(
    tmp_path: Path,
    redis: Redis,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[pytest.MonkeyPatch], None],
    short: Short,
    promise: Promise,
) -> None:
    fault(monkeypatch)
    assert promise in await broken_promises(tmp_path, redis, short, monkeypatch)
