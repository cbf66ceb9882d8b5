"""What a city for so many people needs, calculated from what `benchmarks.city --save` has measured.

    python -m benchmarks.city_plan --people 100000

What is measured is what a move, an idle table and a table in memory take. What is assumed is said below, and may be
given another value. Bots are left out: `parlour think` runs them on computers of their own.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

import msgspec
from msgspec import Struct

from benchmarks.city import MEASURED, Measured


class Assumed(Struct, frozen=True):
    """`playing` is the share of people who sit at a table, with `seats` people at each, where somebody moves every
    `seconds`. A game lasts for so many `minutes`. `busy` is how much of a core may be used before people wait. A core
    with `gigabytes` of memory costs `price` a month. PostgreSQL writes at most `wal` megabytes of its log a second for
    long. Of the servers' memory, `base` megabytes are there without any table. `peak` is how many times the people of
    an average hour there are in the busiest.
    """

    people: int = 100_000
    playing: float = 0.8
    seats: float = 2.5
    seconds: float = 6.0
    minutes: float = 25.0
    busy: float = 0.5
    price: float = 20.0
    gigabytes: float = 4.0
    wal: float = 100.0
    base: float = 250.0
    peak: float = 2.5


class Need(NamedTuple):
    """So much of something, and how many times as many people there could be before it is used up."""

    what: str
    much: str
    room: float | None = None


def needs(measured: Measured, assumed: Assumed) -> Iterator[Need]:
    tables = assumed.people * assumed.playing / assumed.seats
    moves = tables / assumed.seconds
    cores = (moves * measured.server_ms + tables * measured.idle_server_ms) / 1000
    servers = ceil(cores / assumed.busy)
    postgres = moves * measured.postgres_ms / 1000
    redis = (moves * measured.redis_ms + tables * measured.idle_redis_ms) / 1000
    proxy = moves * measured.proxy_ms / 1000
    wal = moves * measured.wal_bytes / 2**20
    memory = (tables * measured.table_kb / 1024 + servers * assumed.base) / 1024
    yield Need("tables", f"{tables:,.0f}")
    yield Need("moves a second", f"{moves:,.0f}")
    yield Need("servers, a core each", f"{servers}")
    yield Need("memory of all servers", f"{memory:,.1f} GB")
    yield Need("PostgreSQL, cores", f"{postgres:,.1f}", 16 * assumed.busy / postgres)
    yield Need("PostgreSQL's log", f"{wal:,.1f} MB a second", assumed.wal / wal)
    yield Need("log kept, a day of average hours", f"{wal / assumed.peak * 86400 / 1024:,.0f} GB")
    yield Need("Redis, of its one core", f"{redis:.0%}", assumed.busy / redis)
    yield Need("messages between servers", f"{moves * measured.redis_messages:,.0f} a second")
    yield Need("proxy, cores", f"{proxy:,.1f}")
    yield Need("told to people", f"{moves * measured.told_bytes * 8 / 1e6:,.0f} Mbit a second")
    all_cores = servers + ceil((postgres + proxy + redis) / assumed.busy)
    month = max(all_cores, memory / assumed.gigabytes) * assumed.price
    games = tables / assumed.peak / assumed.minutes * 60 * 24 * 30
    yield Need("cores rented in all", f"{all_cores}")
    yield Need("a month", f"{month:,.0f} €")
    yield Need("a game", f"{month / games * 100:.4f} cents")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    default = Assumed()
    for name in Assumed.__struct_fields__:
        value = getattr(default, name)
        parser.add_argument(f"--{name}", type=type(value), default=value)
    assumed = Assumed(**vars(parser.parse_args()))
    measured = msgspec.json.decode(MEASURED.read_bytes(), type=dict[str, Measured])["3"]
    found = list(needs(measured, assumed))
    print(f"| for {assumed.people:,} people | | full at so many times as many |")
    print("|---|--:|--:|")
    for need in found:
        print(f"| {need.what} | {need.much} | {'' if need.room is None else f'× {need.room:.1f}'} |")
    wall = min((need for need in found if need.room is not None), key=lambda need: need.room or 0.0)
    print(f"\nThe first wall is {wall.what}, at {assumed.people * (wall.room or 0.0):,.0f} people.")


if __name__ == "__main__":
    main()
