"""Moves a second and how long they take, beside boardgame.io's server in memory: medians of interleaved runs.

    python -m benchmarks.load --runs 5

Every server and the players are a process each. Players move as soon as everybody at their table was told of the last
move. A game is compared with boardgame.io's at tables of as many seats, round by round. boardgame.io comes from
npm into a cache folder; it is no dependency of Parlour.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from argparse import ArgumentParser
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.roomy_house import ROOMY_HOUSE, processor_time
from parlour.catalog import MORE_GAMES
from tests.faults.real_house import real_house

PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4.8.1", "ws@8.18.0")
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "parlour" / "boardgame.io-0.50.2"
HERE = Path(__file__).parent


class Load(NamedTuple):
    """Who serves which game, at how many tables with how many seats each."""

    server: str
    game: str
    tables: int
    seats: int


class Measured(NamedTuple):
    """Moves a second, milliseconds within which half and 99 of 100 were told to all, processor milliseconds a move."""

    rate: float
    half: float
    most: float
    processor: float


REFERENCES = (Load("boardgameio", "noop", 50, 2), Load("boardgameio", "noop", 50, 4))
LOADS = (
    Load("parlour", "noop", 50, 2),
    Load("parlour", "grandmastermind", 50, 2),
    Load("parlour", "letter", 50, 2),
    Load("parlour", "murdero", 50, 2),
    Load("parlour", "wordsearch", 50, 4),
)


def install() -> None:
    if not (CACHE / "node_modules" / "boardgame.io").is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        quiet = ("--silent", "--no-audit", "--no-fund", "--prefix", str(CACHE))
        subprocess.run(["npm", "install", *quiet, *PACKAGES], check=True)


@asynccontextmanager
async def serving(server: str) -> AsyncIterator[tuple[str, int]]:
    """The server's address and process."""
    if server == "boardgameio":
        process = await asyncio.create_subprocess_exec("node", HERE / "boardgameio.mjs", CACHE, stdout=PIPE)
        assert process.stdout is not None
        try:
            address = b""
            while not address.startswith(b"http"):
                address = await process.stdout.readline()
            yield address.decode().strip(), process.pid
        finally:
            process.kill()
            await process.wait()
    else:
        os.environ[MORE_GAMES] = "benchmarks.load.noop"
        with TemporaryDirectory() as data:
            async with real_house(Path(data), ROOMY_HOUSE) as house:
                yield house.house, house.process.pid


async def measured(load: Load, seconds: float) -> Measured:
    async with serving(load.server) as (address, pid):
        numbers = map(str, (load.tables, load.seats, seconds, 1))
        players = await asyncio.create_subprocess_exec(
            "node", HERE / "players.mjs", CACHE, load.server, address, load.game, *numbers, stdout=PIPE
        )
        assert players.stdout is not None
        await players.stdout.readline()
        before = processor_time(pid)
        found = json.loads(await players.stdout.readline())
        processor = (processor_time(pid) - before) * 1000 / found["moves"]
        await players.wait()
    return Measured(found["rate"], found["half"], found["most"], processor)


async def compare(runs: int, seconds: float, only: str) -> None:
    chosen = [load for load in LOADS if only in ("", load.game)]
    beside = [load for load in REFERENCES if load.seats in {one.seats for one in chosen}]
    loads = [*beside, *chosen]
    found: dict[Load, list[Measured]] = {load: [] for load in loads}
    for _ in range(runs):
        for load in loads:
            found[load].append(await measured(load, seconds))
    reference = {load.seats: found[load] for load in beside}
    print("| server | game | tables × seats | moves a s | × boardgame.io | half ms | 99 of 100 ms | processor ms |")
    print("|---|---|---|--:|--:|--:|--:|--:|")
    for load, all in found.items():
        rate, half, most, processor = (median(one[column] for one in all) for column in range(4))
        ratio = median(one.rate / other.rate for one, other in zip(all, reference[load.seats], strict=True))
        print(
            f"| {load.server} | {load.game} | {load.tables} × {load.seats} | {rate:,.0f} | {ratio:.2f} "
            f"| {half:.1f} | {most:.1f} | {processor:.2f} |"
        )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--only", default="", help="a game")
    given = parser.parse_args()
    install()
    asyncio.run(compare(given.runs, given.seconds, given.only))


if __name__ == "__main__":
    main()
