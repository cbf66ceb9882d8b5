"""What a move costs while others look on: nobody, 500 visitors in the hall, 200 bystanders, in one run.

    python -m benchmarks.crowd

The server, the player and the crowd are a process each. The player holds both seats and makes at most 20 moves a
second. The crowd only listens. On a busy machine the server's processor time per move says most.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection

from benchmarks.roomy_house import ROOMY_HOUSE, processor_time
from tests.faults.real_house import real_house
from tests.server.visitors import Place, Visitor, code_of, guess, hide

LONG = {"type": "grandmastermind", "rounds": 20, "rows": 20, "start_player": 0}
SHORTEST = 1 / 20
MOVES = 200


class Cost(NamedTuple):
    """The cost of one move in milliseconds: the server's processor time, and how long the player waited."""

    processor: float
    half_within: float
    most_within: float


async def play(place: Place, server: int, moves: int) -> Cost:
    waits: list[float] = []
    before = processor_time(server)
    for _ in range(moves):
        (asked,) = (eyes for eyes in place.now["eyes"] if eyes["offer"])
        action = hide() if asked["offer"]["ask"] == "hide" else guess()
        began = perf_counter()
        assert code_of(await place.act(asked["seat"], action)) is None
        waits.append(perf_counter() - began)
        await asyncio.sleep(max(0, SHORTEST - waits[-1]))
    percent = quantiles(waits, n=100)
    return Cost((processor_time(server) - before) * 1000 / moves, percent[49] * 1000, percent[94] * 1000)


@asynccontextmanager
async def crowd(house: str, path: str, size: int) -> AsyncIterator[None]:
    """This many guests, each with their own socket."""
    order = ("-m", "benchmarks.crowd", "--look", house, "--path", path, "--size", str(size))
    looking = await asyncio.create_subprocess_exec(sys.executable, *order, stdout=PIPE)
    assert looking.stdout is not None
    try:
        await looking.stdout.readline()
        await asyncio.sleep(2)  # until everybody has been told who came
        yield
    finally:
        looking.kill()
        await looking.wait()


async def look(house: str, path: str, size: int) -> None:
    async with AsyncExitStack() as stack:
        for _ in range(size):
            visitor = Visitor(house)
            await visitor.ask("PUT", "/api/me", {"name": "Onlooker"})
            socket = await stack.enter_async_context(visitor.connected(path))
            stack.callback(asyncio.create_task(hear(socket)).cancel)
        print("here", flush=True)
        await asyncio.Event().wait()


async def hear(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def measure(visitors: int, bystanders: int, moves: int) -> None:
    with TemporaryDirectory() as data:
        async with real_house(Path(data), ROOMY_HOUSE) as server:
            house, pid = server.house, server.process.pid
            host = Visitor(house)
            table = await host.open_table(["me", "me"], options=LONG, start=True)
            async with host.at(table) as place:
                await play(place, pid, 20)
                alone = await play(place, pid, moves)
            async with crowd(house, "/api/hall", visitors), host.at(table) as place:
                hall = await play(place, pid, moves)
            async with crowd(house, f"/api/tables/{table}/socket", bystanders), host.at(table) as place:
                watched = await play(place, pid, moves)
    print("| who looks on | processor ms a move | × alone | half within ms | 95 of 100 within ms |")
    print("|---|--:|--:|--:|--:|")
    for who, cost in (
        ("nobody", alone),
        (f"{visitors} visitors of the hall", hall),
        (f"{bystanders} bystanders", watched),
    ):
        ratio = cost.processor / alone.processor
        print(f"| {who} | {cost.processor:.2f} | {ratio:.1f} | {cost.half_within:.1f} | {cost.most_within:.1f} |")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--visitors", type=int, default=500)
    parser.add_argument("--bystanders", type=int, default=200)
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--look", help="the address of a house: be the crowd there")
    parser.add_argument("--path", default="/api/hall")
    parser.add_argument("--size", type=int, default=0)
    given = parser.parse_args()
    if given.look:
        asyncio.run(look(given.look, given.path, given.size))
    else:
        asyncio.run(measure(given.visitors, given.bystanders, given.moves))


if __name__ == "__main__":
    main()
