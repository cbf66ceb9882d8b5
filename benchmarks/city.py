"""Moves a second with one, two and three servers on PostgreSQL and Redis, and what everything costs each of them.

    python -m benchmarks.city --runs 3 --save

Players are those of `benchmarks.load`, through the proxy as it is shipped. First few tables rest, then many, then the
new ones play. So it can be told apart what a server costs without any table, what a table costs at which nobody moves,
and what a move costs. `anywhere` is the worst way to be spread: both players of a table are at different servers.
Everything runs on this computer, so more servers do not make more moves here: they share its cores. What is worth
reading is the processor time. `--save` keeps the medians, which `benchmarks.city_plan` calculates with.
"""

from __future__ import annotations

import asyncio
import json
import os
from argparse import ArgumentParser
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import astuple
from redis import Redis

from benchmarks.load.__main__ import CACHE, HERE, install
from benchmarks.roomy_house import memory
from benchmarks.roomy_server import ROOMY_SERVER
from tests.city.city import City, city
from tests.city.engines import children

SAVED = Path(__file__).with_name("city.json")
SEATS = 2
WARM_UP = 1.0
CALM = 0.5
"""Seconds after everybody has come, before a rest is measured."""
FOREVER = 3600.0


class Spread(NamedTuple):
    """How many servers there are, and whether all who play at a table meet at one of them."""

    servers: int
    together: bool

    def __str__(self) -> str:
        return f"{self.servers}{'' if self.together else ', anywhere'}"


SPREADS = (Spread(1, True), Spread(2, True), Spread(3, True), Spread(3, False))


class Use(Struct, frozen=True):
    """Processor milliseconds of the servers, PostgreSQL, Redis and the proxy, bytes of PostgreSQL's log, Redis'
    commands, messages between servers.
    """

    server_ms: float
    postgres_ms: float
    redis_ms: float
    proxy_ms: float
    wal_bytes: float
    redis_commands: float
    redis_messages: float


class Measured(Struct, frozen=True):
    """Moves a second, milliseconds until half and 99 of 100 were told to both, bytes told for a move, what is used for
    a move. What is used in a second for a table at which nobody moves, and kilobytes of memory for it. What is used in
    a second for a server without tables, and megabytes of memory for it.
    """

    rate: float
    half: float
    most: float
    told_bytes: float
    move: Use
    table: Use
    table_kb: float
    server: Use
    server_mb: float


class Figures(Struct, frozen=True):
    """Medians of so many `runs` with `few` and with `many` tables. `load` is that of the machine before."""

    runs: int
    few: int
    many: int
    load: float
    spreads: dict[str, Measured]


class Reading(NamedTuple):
    """All that was used until this moment, and the megabytes in memory."""

    real: float
    use: Use
    memory: float


class Plan(NamedTuple):
    """How many tables there are at first and later, and for how many seconds they rest and play."""

    few: int
    many: int
    rest: float
    play: float


def read(place: City) -> Reading:
    with Redis.from_url(place.redis.address) as redis:
        info = redis.info()
        published = redis.info("commandstats").get("cmdstat_publish", {}).get("calls", 0)
    wal = place.postgres.do("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")
    use = Use(
        sum(worked(server.pid) for server in place.servers),
        sum(worked(pid) for pid in (place.postgres.pid, *children(place.postgres.pid))),
        1000 * (info["used_cpu_user"] + info["used_cpu_sys"]),
        sum(worked(pid) for pid in children(place.proxy.pid)),
        float(wal),
        info["total_commands_processed"],
        published,
    )
    return Reading(monotonic(), use, sum(memory(server.pid) for server in place.servers))


def worked(pid: int) -> float:
    """Processor milliseconds of a process, more exactly than in ticks. Nothing if it has just ended: PostgreSQL has one
    for each question of ours.
    """
    nanoseconds = 0
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(OSError):
            nanoseconds += int(thread.read_text().split()[0])
    return nanoseconds / 1e6


def a_second(before: Reading, after: Reading) -> Use:
    return shared(less(after.use, before.use), after.real - before.real)


def less(one: Use, other: Use) -> Use:
    return Use(*(mine - theirs for mine, theirs in zip(astuple(one), astuple(other), strict=True)))


def shared(use: Use, among: float) -> Use:
    return Use(*(value / among for value in astuple(use)))


@asynccontextmanager
async def players(doors: str, tables: int, play: float, rest: float) -> AsyncIterator[Process]:
    numbers = map(str, (tables, SEATS, play, WARM_UP, rest))
    process = await asyncio.create_subprocess_exec(
        "node", HERE / "players.mjs", CACHE, "parlour", doors, "grandmastermind", *numbers, stdout=PIPE
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def said(process: Process) -> str:
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    assert line, "the players have gone, and said why"
    return line


async def resting(place: City, seconds: float) -> tuple[Reading, Reading]:
    await asyncio.sleep(CALM)
    before = read(place)
    await asyncio.sleep(seconds)
    return before, read(place)


async def measured(spread: Spread, plan: Plan) -> Measured:
    with TemporaryDirectory() as folder, city(Path(folder), spread.servers, ROOMY_SERVER) as place:
        for server in place.servers:
            await place.wait(server)
        doors = place.door if spread.together else ",".join(server.address for server in place.servers)
        empty = read(place)
        more = plan.many - plan.few
        async with players(doors, plan.few, 0, FOREVER) as first:
            await said(first)
            few = await resting(place, plan.rest)
            async with players(doors, more, plan.play, plan.rest + 2 * CALM) as others:
                await said(others)
                many = await resting(place, plan.rest)
                for _ in ("playing", "counting"):
                    await said(others)
                before = read(place)
                found = json.loads(await said(others))
                after = read(place)
    with_few, with_many = a_second(*few), a_second(*many)
    table = shared(less(with_many, with_few), more)
    playing, moves = a_second(before, after), found["moves"]
    fixed = less(with_few, Use(*(plan.few * value for value in astuple(table))))
    return Measured(
        rate=found["rate"],
        half=found["half"],
        most=found["most"],
        told_bytes=found["bytes"] / moves,
        move=shared(less(playing, with_many), moves / plan.play),
        table=table,
        table_kb=1024 * (many[0].memory - few[0].memory) / more,
        server=shared(fixed, spread.servers),
        server_mb=empty.memory / spread.servers,
    )


def medians(found: Sequence[Measured]) -> Measured:
    rows = [msgspec.to_builtins(one) for one in found]

    def middle(values: Sequence[dict[str, float]]) -> dict[str, float]:
        return {name: median(value[name] for value in values) for name in values[0]}

    plain = {name: value for name, value in rows[0].items() if not isinstance(value, dict)}
    nested = {name: middle([row[name] for row in rows]) for name in rows[0].keys() - plain.keys()}
    return msgspec.convert({**middle([{name: row[name] for name in plain} for row in rows]), **nested}, Measured)


async def compare(runs: int, plan: Plan) -> Figures:
    load = os.getloadavg()[0]
    found: dict[Spread, list[Measured]] = {spread: [] for spread in SPREADS}
    for _ in range(runs):
        for spread in SPREADS:
            found[spread].append(await measured(spread, plan))
    return Figures(runs, plan.few, plan.many, load, {str(spread): medians(all) for spread, all in found.items()})


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--few", type=int, default=20)
    parser.add_argument("--many", type=int, default=120)
    parser.add_argument("--rest", type=float, default=6)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--save", action="store_true")
    given = parser.parse_args()
    install()
    figures = asyncio.run(compare(given.runs, Plan(given.few, given.many, given.rest, given.seconds)))
    written = msgspec.json.format(msgspec.json.encode(figures), indent=2).decode()
    print(written)
    if given.save:
        SAVED.write_text(written + "\n")


if __name__ == "__main__":
    main()
