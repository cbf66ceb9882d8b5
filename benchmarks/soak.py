"""A long evening: many play, more look on, thinkers are killed and the store stalls; does the house hold?

    python -m benchmarks.soak --minutes 10

A house in a process of its own; this process is everybody who comes. Players choose among the legal moves by chance,
in all five games. At the end the house is stopped, and every act that anybody was told is done must be in the store
exactly once; every log is played again by the rules.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import resource
import signal
import sqlite3
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, suppress
from itertools import cycle
from pathlib import Path
from statistics import linear_regression, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import httpx
import msgspec

from benchmarks.groups import KINDS, Act, Group, Memories, drain, stranger
from benchmarks.roomy_house import ROOMY_HOUSE, memory, processor_time
from parlour.core.play import replay
from parlour.server.hall.wishes import agreed, listing_of
from parlour.server.store.sqlite import FILE
from parlour.server.tables.record import Record
from tests.faults.outages import locked
from tests.faults.real_house import RealHouse, real_house

SPARE = 400
"""Descriptors for files, pipes and plain requests."""
AT_ONCE = 20
"""Sockets that are opened at the same time."""
SAMPLE = 5.0
ROWS = 10
WARM = 0.2
"""The part of the time in which the memory may still grow."""
AFTER = 2.0
"""Seconds after a stall that are not quiet yet."""


class Sample(NamedTuple):
    at: float
    megabytes: float
    tables: int
    sockets: int


class Evening:
    def __init__(self, server: RealHouse, wish: Namespace) -> None:
        self.server = server
        self.wish = wish
        self.memories = Memories()
        self.samples: list[Sample] = []
        self.stalls: list[tuple[float, float]] = []
        self.killed = 0
        self.figures = ""
        self.began = self.ended = 0.0
        self.processor = [0.0, 0.0]

    async def pass_by(self) -> None:
        """Everybody comes; then the time runs, and trouble with it."""
        async with AsyncExitStack() as stack:
            groups = list(self.groups())
            await self.look_into_hall(stack, self.wish.idle - sum(len(group.onlookers) for group in groups))
            playing = [asyncio.create_task(self.keep_playing(group)) for group in groups]
            trouble = [asyncio.create_task(work) for work in (self.kill(), self.stall(), self.sample())]
            worked = self.worked()
            self.began = perf_counter()
            await asyncio.wait([*playing, *trouble], timeout=60 * self.wish.minutes, return_when="FIRST_EXCEPTION")
            self.ended = perf_counter()
            lasted = self.ended - self.began
            self.processor = [(after - before) / lasted for before, after in zip(worked, self.worked(), strict=True)]
            self.figures = await self.metrics()
            for task in (*playing, *trouble):
                task.cancel()
            for outcome in await asyncio.gather(*playing, *trouble, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome

    def worked(self) -> tuple[float, float]:
        """Seconds of processor time: the house without its thinkers, and we ourselves."""
        return processor_time(self.server.process.pid), processor_time(os.getpid())

    def groups(self) -> Iterator[Group]:
        """As many as there are players for. One in five of the idle looks on at a table."""
        kinds, left = [], self.wish.players
        for kind in cycle(KINDS):
            if left < min(kind.people for kind in KINDS):
                break
            if kind.people <= left:
                kinds.append(kind)
                left -= kind.people
        for kind in kinds:
            yield Group(self.server.house, kind, self.wish.idle // 5 // len(kinds))

    async def keep_playing(self, group: Group) -> None:
        await asyncio.sleep(random.uniform(0, self.wish.pace * 2))
        await group.play(self.memories, self.wish.pace, self.wish.longest)

    async def look_into_hall(self, stack: AsyncExitStack, size: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def enter() -> None:
            async with gate:
                socket = await stack.enter_async_context(stranger(self.server.house).connected("/api/hall"))
            stack.callback(asyncio.create_task(drain(socket)).cancel)

        await asyncio.gather(*(enter() for _ in range(size)))

    async def kill(self) -> None:
        while True:
            await asyncio.sleep(self.wish.kill_every)
            if thinkers := self.server.thinkers:
                with suppress(ProcessLookupError):
                    os.kill(random.choice(thinkers), signal.SIGKILL)
                    self.killed += 1

    async def stall(self) -> None:
        while True:
            await asyncio.sleep(self.wish.stall_every)
            began = perf_counter()
            with locked(self.server):
                await asyncio.sleep(self.wish.stall)
            self.stalls.append((began, perf_counter()))

    async def sample(self) -> None:
        while True:
            figures = await self.metrics()
            tables, sockets = (int(figure(figures, name)) for name in ("tables", "sockets"))
            self.samples.append(Sample(perf_counter(), memory(self.server.process.pid), tables, sockets))
            await asyncio.sleep(SAMPLE)

    async def metrics(self) -> str:
        async with httpx.AsyncClient(verify=False, timeout=60) as http:
            return (await http.get(f"{self.server.house}/metrics")).text

    def quiet(self, act: Act) -> bool:
        told = act.sent + act.seconds
        return not any(act.sent < end + AFTER and told > begin for begin, end in self.stalls)


def figure(figures: str, name: str) -> float:
    found = re.search(rf"^parlour_{name} (\S+)$", figures, re.MULTILINE)
    assert found is not None
    return float(found[1])


def labelled(figures: str, name: str) -> dict[str, int]:
    found = re.findall(rf'^parlour_{name}_total{{\w+="(\w[^"]*)"}} (\d+)$', figures, re.MULTILINE)
    return {label: int(count) for label, count in found}


class Checked(NamedTuple):
    """`faults`: what was told and is not in the store, or not once; and logs the rules refuse."""

    tables: Counter[str]
    entries: int
    acts: int
    faults: list[str]


def check(data: Path, memories: Memories) -> Checked:
    """What the store has kept, against what people were told."""
    tables: Counter[str] = Counter()
    entries = acts = 0
    faults: list[str] = []
    with closing(sqlite3.connect(data / FILE)) as db:
        logs: dict[str, list[tuple[int, bytes]]] = {}
        for id, ply, entry in db.execute("SELECT table_id, ply, entry FROM entries ORDER BY table_id, ply"):
            logs.setdefault(id, []).append((ply, entry))
        for id, stored in db.execute("SELECT table_id, record FROM records").fetchall():
            record = msgspec.json.decode(stored, type=Record)
            listing, rows = listing_of(record.game), logs.get(id, [])
            log = [msgspec.json.decode(entry, type=listing.types.entry) for _, entry in rows]
            tables[listing.name] += 1
            entries += len(log)
            if [ply for ply, _ in rows] != list(range(len(rows))):
                faults.append(f"a gap in a log of {listing.name}")
            try:
                replay(agreed(record.game), len(record.chairs), log)
            except Exception as problem:  # whatever it is, the log cannot be played
                faults.append(f"a log of {listing.name} is not played again: {problem!r}")
            for seat, done in memories.done.pop(id, {}).items():
                kept = [entry.action for entry in log if entry.actor == seat]
                acts += len(done)
                unanswered = memories.unanswered.get(id, {}).get(seat)
                if kept not in (done, [*done, unanswered]):
                    faults.append(f"{listing.name}: {len(done)} acts were told, {len(kept)} are kept")
    faults += [f"a table with {len(seats)} players is not in the store" for seats in memories.done.values() if seats]
    return Checked(tables, entries, acts, faults)


def report(evening: Evening, checked: Checked, loads: list[float]) -> None:
    wish, minutes = evening.wish, (evening.ended - evening.began) / 60
    told = [act for act in evening.memories.acts if not act.code]
    print(f"{wish.players} players at a pace of {wish.pace} s, {wish.idle} idle sockets, {minutes:.1f} minutes;")
    print(f"load of the machine {loads[0]:.0f} before and {loads[1]:.0f} after, on {os.cpu_count()} cores.\n")
    print("| minute | memory MB | tables in memory | sockets | acts told | half within ms | 99 of 100 within ms |")
    print("|--:|--:|--:|--:|--:|--:|--:|")
    for row in range(ROWS):
        begin, end = (evening.began + (evening.ended - evening.began) * part / ROWS for part in (row, row + 1))
        samples = [sample for sample in evening.samples if begin <= sample.at < end]
        acts = [act for act in told if begin <= act.sent < end]
        if not samples or len(acts) < 2:
            continue
        last, (half, most) = samples[-1], within(acts)
        cells = (f"{(end - evening.began) / 60:.1f}", f"{last.megabytes:.0f}", last.tables, last.sockets, len(acts))
        print("| " + " | ".join(map(str, (*cells, half, most))) + " |")
    quiet = [act for act in told if evening.quiet(act)]
    print()
    house, people = evening.processor
    print(f"Of one core the house itself used {house:.0%}, and all its guests together {people:.0%}.")
    print(f"Memory after the first fifth of the time: {slope(evening):+.2f} MB a minute.")
    for name, acts in (("quiet times", quiet), ("all the time", told)):
        half, most = within(acts)
        print(f"From act to told, {name}: {len(acts)} acts, half within {half} ms, 99 of 100 within {most} ms.")
    print(f"Refused acts: {counted(Counter(act.code for act in evening.memories.acts if act.code))}.")
    print(f"The house refused: {counted(labelled(evening.figures, 'refusals'))}.")
    print(f"{evening.killed} thinkers were killed; plain moves: {counted(labelled(evening.figures, 'bot_failures'))}.")
    print(f"The store stalled {len(evening.stalls)} times for {wish.stall} s.")
    print(f"Tables: {counted(checked.tables)}; ended: {counted(evening.memories.ends)}.")
    print(f"Tables somebody was cut off from: {counted(evening.memories.lost)}.")
    print(f"{checked.acts} acts were told and {checked.entries} entries are kept; faults: {len(checked.faults)}.")
    for fault in checked.faults[:20]:
        print(f"- {fault}")


def within(acts: list[Act]) -> tuple[str, str]:
    """Milliseconds for one half, and for ninety-nine of a hundred."""
    if len(acts) < 2:
        return "–", "–"
    percent = quantiles((act.seconds * 1000 for act in acts), n=100)
    return f"{percent[49]:.0f}", f"{percent[98]:.0f}"


def slope(evening: Evening) -> float:
    warm = evening.began + WARM * (evening.ended - evening.began)
    later = [sample for sample in evening.samples if sample.at >= warm]
    if len(later) < 3:
        return float("nan")
    return 60 * linear_regression([sample.at for sample in later], [sample.megabytes for sample in later]).slope


def counted(counts: Counter[str] | dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items())) or "none"


def ask_for_descriptors(needed: int) -> None:
    """Raises SystemExit, and says what to do, if the system does not allow so many."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < needed:
        raise SystemExit(
            f"This needs {needed} descriptors, but a process may have only {most} here. "
            f"Raise the limit (ulimit -Hn {needed}, as root) or ask for fewer with --idle."
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, most))


async def soak(wish: Namespace, data: Path) -> bool:
    loads = [os.getloadavg()[0]]
    async with real_house(data, ROOMY_HOUSE) as server:
        evening = Evening(server, wish)
        await evening.pass_by()
        await server.stop(60)
    loads.append(os.getloadavg()[0])
    checked = check(data, evening.memories)
    report(evening, checked, loads)
    return not checked.faults


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=4, help="seconds from being asked to the act, on average")
    parser.add_argument("--longest", type=float, default=120, help="seconds after which a host closes the table")
    parser.add_argument("--kill-every", type=float, default=20, help="seconds between two kills of a thinker")
    parser.add_argument("--stall-every", type=float, default=60, help="seconds between two stalls of the store")
    parser.add_argument("--stall", type=float, default=3, help="seconds for which the store is locked")
    wish = parser.parse_args()
    ask_for_descriptors(wish.players + wish.idle + SPARE)
    with TemporaryDirectory() as data:
        raise SystemExit(0 if asyncio.run(soak(wish, Path(data))) else 1)


if __name__ == "__main__":
    main()
