"""What a city for so many people needs, calculated from what `benchmarks.city --save` has measured.

    python -m benchmarks.city_plan --people 100000
    python -m benchmarks.city_plan --publish

What is measured is what a move, a table and a server take. What is assumed is said below, and may be given another
value. Bots are left out: `parlour think` runs them on computers of their own. `--publish` writes both tables into
README.md.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from math import ceil
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from benchmarks.city import SAVED, Figures, Measured, Use

PAGE = Path(__file__).with_name("README.md")


class Assumed(Struct, frozen=True):
    """`playing` is the share of people who sit at a table, with `seats` people at each, where somebody moves every
    `seconds`. A game lasts for so many `minutes`. `busy` is how much of a core may be used before people wait. A core
    with `gigabytes` of memory costs `price` a month. PostgreSQL has so many `cores`, and writes at most `wal` megabytes
    of its log a second for long. `peak` is how many times the people of an average hour there are in the busiest.
    """

    people: int = 100_000
    playing: float = 0.8
    seats: float = 2.5
    seconds: float = 6.0
    minutes: float = 25.0
    busy: float = 0.5
    price: float = 20.0
    gigabytes: float = 4.0
    cores: float = 16.0
    wal: float = 100.0
    peak: float = 2.5


class Need(NamedTuple):
    """So much of something, and how many times as many people there could be before it is used up."""

    what: str
    much: str
    room: float | None = None


def needs(measured: Measured, assumed: Assumed) -> Iterator[Need]:
    tables = assumed.people * assumed.playing / assumed.seats
    moves = tables / assumed.seconds
    work = moves * measured.move.server_ms + tables * measured.table.server_ms
    servers = ceil(work / (1000 * assumed.busy - measured.server.server_ms))

    def used(of: Callable[[Use], float]) -> float:
        return moves * of(measured.move) + tables * of(measured.table) + servers * of(measured.server)

    postgres = used(lambda use: use.postgres_ms) / 1000
    redis = used(lambda use: use.redis_ms) / 1000
    proxy = used(lambda use: use.proxy_ms) / 1000
    wal = used(lambda use: use.wal_bytes) / 2**20
    memory = (tables * measured.table_kb / 1024 + servers * measured.server_mb) / 1024
    yield Need("tables", f"{tables:,.0f}")
    yield Need("moves a second", f"{moves:,.0f}")
    yield Need("servers, a core each", f"{servers}")
    yield Need("memory of all servers", f"{memory:,.1f} GB")
    yield Need("PostgreSQL", f"{postgres:,.1f} cores", assumed.cores * assumed.busy / postgres)
    yield Need("PostgreSQL's log", f"{wal:,.1f} MB a second", assumed.wal / wal)
    yield Need("log kept, a day of average hours", f"{wal / assumed.peak * 86400 / 1024:,.0f} GB")
    yield Need("Redis", f"{redis:.0%} of its one core", assumed.busy / redis)
    yield Need("messages between servers", f"{used(lambda use: use.redis_messages):,.0f} a second")
    yield Need("proxy", f"{proxy:,.1f} cores")
    yield Need("told to people", f"{moves * measured.told_bytes * 8 / 1e6:,.0f} Mbit a second")
    all_cores = servers + ceil((postgres + proxy + redis) / assumed.busy)
    month = max(all_cores, memory / assumed.gigabytes) * assumed.price
    games = tables / assumed.peak / assumed.minutes * 60 * 24 * 30
    yield Need("cores rented in all", f"{all_cores}")
    yield Need("a month", f"{month:,.0f} €")
    yield Need("a game", f"{month / games * 100:.4f} cents")


def plan(figures: Figures, assumed: Assumed) -> str:
    found = list(needs(figures.spreads["3"], assumed))
    wall = min((need for need in found if need.room is not None), key=lambda need: need.room or 0.0)
    people = float(f"{assumed.people * (wall.room or 0.0):.2g}")
    rows = [(need.what, need.much, "" if need.room is None else f"× {need.room:.1f}") for need in found]
    head = (f"for {assumed.people:,} people", "", "full at so many times as many")
    return f"{table(head, rows)}\n\nThe first wall is {wall.what}, at about {people:,.0f} people."


def measurements(figures: Figures) -> str:
    all = figures.spreads.values()

    def row(what: str, of: Callable[[Measured], float]) -> tuple[str, ...]:
        return (what, *(number(of(one)) for one in all))

    rows = [
        row("moves a second", lambda one: one.rate),
        row("half told within ms", lambda one: one.half),
        row("99 of 100 told within ms", lambda one: one.most),
        row("bytes told a move", lambda one: one.told_bytes),
        row("processor ms a move: servers", lambda one: one.move.server_ms),
        row("… PostgreSQL", lambda one: one.move.postgres_ms),
        row("… Redis", lambda one: one.move.redis_ms),
        row("… proxy", lambda one: one.move.proxy_ms),
        row("bytes of PostgreSQL's log a move", lambda one: one.move.wal_bytes),
        row("Redis commands a move", lambda one: one.move.redis_commands),
        row("Redis messages a move", lambda one: one.move.redis_messages),
        row("processor ms a second for a table: servers", lambda one: one.table.server_ms),
        row("… PostgreSQL", lambda one: one.table.postgres_ms),
        row("… Redis", lambda one: one.table.redis_ms),
        row("bytes of PostgreSQL's log a second for a table", lambda one: one.table.wal_bytes),
        row("kB of memory for a table of two", lambda one: one.table_kb),
        row("processor ms a second for a server: itself", lambda one: one.server.server_ms),
        row("… PostgreSQL", lambda one: one.server.postgres_ms),
        row("… Redis", lambda one: one.server.redis_ms),
        row("MB of memory for a server without tables", lambda one: one.server_mb),
    ]
    how = f"Tables: {figures.few} and {figures.many}. Runs: {figures.runs}, of which these are the medians."
    return f"{table(('servers', *figures.spreads), rows)}\n\n{how} Load of the machine before: {figures.load:.1f}."


def number(value: float) -> str:
    """With as many digits as are worth reading."""
    size = abs(value)
    return f"{value:,.0f}" if size >= 100 else f"{value:.2f}" if size >= 1 else f"{value:.3f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ("---", *["--:"] * (len(head) - 1)), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def published(page: str, name: str, text: str) -> str:
    """The page with this text between the marks of that name."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    between = re.compile(f"{begin}.*{end}", re.DOTALL)
    assert between.search(page), f"no {begin}"
    return between.sub(lambda _: f"{begin}\n\n{text}\n\n{end}", page)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    default = Assumed()
    for name in Assumed.__struct_fields__:
        value = getattr(default, name)
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--publish", action="store_true")
    given = vars(parser.parse_args())
    publish = given.pop("publish")
    figures = msgspec.json.decode(SAVED.read_bytes(), type=Figures)
    first, second = measurements(figures), plan(figures, Assumed(**given))
    print(f"{first}\n\n{second}")
    if publish:
        page = PAGE.read_text(encoding="utf-8")
        page = published(published(page, "city measured", first), "city planned", second)
        PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
