"""Moves a second with one, two and three servers on PostgreSQL and Redis, and what a move costs each of them.

    python -m benchmarks.city --runs 3 --save

Players are those of `benchmarks.load`, at 60 tables of two, through the proxy as it is shipped. `anywhere` is the worst
way to be spread: both players of a table are at different servers. Everything runs on this computer, so more servers do
not make more moves here: they share its cores. What is worth reading is the processor time a move takes of each part.
`--save` keeps the medians, which `benchmarks.city_plan` calculates with.
"""

from __future__ import annotations

import asyncio
import json
import os
from argparse import ArgumentParser
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
from msgspec import Struct
from redis import Redis

from benchmarks.load.__main__ import CACHE, HERE, install
from benchmarks.roomy_house import memory, processor_time
from benchmarks.roomy_server import ROOMY_SERVER
from tests.city.city import City, city
from tests.city.engines import children

MEASURED = Path(__file__).with_name("city.json")
SEATS = 2


class Spread(NamedTuple):
    """How many servers there are, and whether all who play at a table meet at one of them."""

    servers: int
    together: bool

    def __str__(self) -> str:
        return f"{self.servers}{'' if self.together else ', anywhere'}"


SPREADS = (Spread(1, True), Spread(2, True), Spread(3, True), Spread(3, False))


class Meter(NamedTuple):
    """Processor seconds of the servers, PostgreSQL, Redis and the proxy, bytes of PostgreSQL's log, Redis' commands,
    messages between servers, megabytes of the servers.
    """

    servers: float
    postgres: float
    redis: float
    proxy: float
    wal: float
    commands: float
    messages: float
    memory: float


class Measured(Struct, frozen=True):
    """Moves a second, milliseconds until half and 99 of 100 were told to both. For a move: processor milliseconds of
    each part, bytes told, bytes of PostgreSQL's log, commands and messages of Redis. For a table at which nobody moves
    for a second: processor milliseconds of the servers and of Redis, which are not counted for a move. Kilobytes of
    memory for a table of two.
    """

    rate: float
    half: float
    most: float
    server_ms: float
    postgres_ms: float
    redis_ms: float
    proxy_ms: float
    told_bytes: float
    wal_bytes: float
    redis_commands: float
    redis_messages: float
    idle_server_ms: float
    idle_redis_ms: float
    table_kb: float


def read_meter(place: City) -> Meter:
    with Redis.from_url(place.redis.address) as redis:
        info = redis.info()
        published = redis.info("commandstats").get("cmdstat_publish", {}).get("calls", 0)
    wal = place.postgres.do("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")
    return Meter(
        sum(processor_time(server.pid) for server in place.servers),
        sum(time_of(pid) for pid in (place.postgres.pid, *children(place.postgres.pid))),
        info["used_cpu_user"] + info["used_cpu_sys"],
        sum(processor_time(pid) for pid in children(place.proxy.pid)),
        float(wal),
        info["total_commands_processed"],
        published,
        sum(memory(server.pid) for server in place.servers),
    )


def time_of(pid: int) -> float:
    """Nothing for a process that has just ended: PostgreSQL has one for each question of ours."""
    with suppress(FileNotFoundError):
        return processor_time(pid)
    return 0.0


async def said(players: Process) -> str:
    assert players.stdout is not None
    return (await players.stdout.readline()).decode()


async def measured(spread: Spread, tables: int, seconds: float, rest: float) -> Measured:
    with TemporaryDirectory() as folder, city(Path(folder), spread.servers, ROOMY_SERVER) as place:
        for server in place.servers:
            await place.wait(server)
        doors = place.door if spread.together else ",".join(server.address for server in place.servers)
        begin = read_meter(place)
        numbers = map(str, (tables, SEATS, seconds, 2, rest))
        players = await asyncio.create_subprocess_exec(
            "node", HERE / "players.mjs", CACHE, "parlour", doors, "grandmastermind", *numbers, stdout=PIPE
        )
        await said(players)
        seated = read_meter(place)
        await said(players)
        rested = read_meter(place)
        await said(players)
        before = read_meter(place)
        found = json.loads(await said(players))
        after = read_meter(place)
        await players.wait()
    moves = found["moves"]
    a_move = Meter(*((then - earlier) / moves for then, earlier in zip(after, before, strict=True)))
    idle_server, idle_redis = (rested.servers - seated.servers) / rest, (rested.redis - seated.redis) / rest
    return Measured(
        rate=found["rate"],
        half=found["half"],
        most=found["most"],
        server_ms=1000 * (a_move.servers - idle_server * seconds / moves),
        postgres_ms=1000 * a_move.postgres,
        redis_ms=1000 * (a_move.redis - idle_redis * seconds / moves),
        proxy_ms=1000 * a_move.proxy,
        told_bytes=found["bytes"] / moves,
        wal_bytes=a_move.wal,
        redis_commands=a_move.commands,
        redis_messages=a_move.messages,
        idle_server_ms=1000 * idle_server / tables,
        idle_redis_ms=1000 * idle_redis / tables,
        table_kb=1024 * (before.memory - begin.memory) / tables,
    )


async def compare(runs: int, tables: int, seconds: float, rest: float) -> dict[str, Measured]:
    found: dict[Spread, list[Measured]] = {spread: [] for spread in SPREADS}
    for _ in range(runs):
        for spread in SPREADS:
            found[spread].append(await measured(spread, tables, seconds, rest))
    names = Measured.__struct_fields__
    return {
        str(spread): Measured(*(median(getattr(one, name) for one in all) for name in names))
        for spread, all in found.items()
    }


def report(medians: dict[str, Measured]) -> None:
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| | " + " | ".join(medians) + " |")
    print("|---|" + "--:|" * len(medians))
    for name in Measured.__struct_fields__:
        values = (getattr(one, name) for one in medians.values())
        print(
            f"| {name} | " + " | ".join(f"{value:,.2f}" if value < 100 else f"{value:,.0f}" for value in values) + " |"
        )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rest", type=float, default=8)
    parser.add_argument("--save", action="store_true")
    given = parser.parse_args()
    install()
    medians = asyncio.run(compare(given.runs, given.tables, given.seconds, given.rest))
    report(medians)
    if given.save:
        MEASURED.write_bytes(msgspec.json.format(msgspec.json.encode(medians), indent=2) + b"\n")


if __name__ == "__main__":
    main()
