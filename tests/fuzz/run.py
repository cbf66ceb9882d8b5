"""Sends a real house what nobody should, and checks what comes of it: python -m tests.fuzz.run --messages 100000."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.real_house import SERVE, real_house
from tests.fuzz import flood, seated, strangers
from tests.fuzz.condition import figure, troubles
from tests.fuzz.fuzzer import Said
from tests.fuzz.honest import Honest

UNLIMITED = (Path(__file__).with_name("serving.py"),)
BATCH = 5000
MOST_GROWTH = 64
"""By how many MiB the house may grow after the first batch, whatever is sent to it."""
Batch = Callable[[int, int], Awaitable[Said]]


async def from_strangers(data: Path, count: int, seed: int) -> None:
    async with AsyncExitStack() as stay:
        house, log = await opened(data, stay)
        honest = await come_in(house, data, stay)
        await batches("strangers", house, partial(strangers.fuzz, house, honest, log), count, seed)


async def from_seats(data: Path, count: int, seed: int) -> None:
    async with AsyncExitStack() as stay:
        house, log = await opened(data, stay)
        await batches("seated", house, partial(seated.fuzz, house, data, log), count, seed)


async def from_a_flood(data: Path, count: int, seed: int) -> None:
    async with AsyncExitStack() as stay:
        house, log = await opened(data, stay, limited=True)
        honest = await come_in(house, data, stay)

        async def batch(count: int, _: int) -> Said:
            return await flood.fuzz(house, honest, log, count)

        await batches("flood", house, batch, count, seed)
        seated.check_logs(data)


async def opened(data: Path, stay: AsyncExitStack, limited: bool = False) -> tuple[str, Path]:
    """The address of a house over this folder, and its log."""
    log = data / "log"
    lines = stay.enter_context(log.open("wb"))
    house = await stay.enter_async_context(real_house(data, SERVE if limited else UNLIMITED, lines))
    return house.house, log


async def come_in(house: str, data: Path, stay: AsyncExitStack) -> Honest:
    honest = Honest(house, data, stay)
    await honest.come_in()
    return honest


async def batches(name: str, house: str, batch: Batch, count: int, seed: int) -> None:
    """Runs until this many were answered, or at least sent. Raises if anything went wrong."""
    said: Said = Counter()
    memory: list[int] = []
    while (left := count - said.total()) > 0:
        said += await batch(max(100, min(BATCH, left)), seed + len(memory))
        memory.append(await figure(house, "memory_bytes") // 2**20)
        assert memory[-1] <= memory[0] + MOST_GROWTH, memory
    commonest = ", ".join(f"{code} {times}" for code, times in said.most_common(12))
    sys.stdout.write(
        f"{name}: {said.total()} in {len(memory)} batches, {memory[0]} to {memory[-1]} MiB\n  {commonest}\n"
    )


PARTS = {"strangers": (from_strangers, 0.72), "seated": (from_seats, 0.25), "flood": (from_a_flood, 0.03)}
"""And which share of the messages is theirs."""


def fuzz(messages: int, seed: int, parts: Sequence[str]) -> None:
    for name in parts:
        part, share = PARTS[name]
        with TemporaryDirectory() as data:
            try:
                asyncio.run(part(Path(data), round(messages * share), seed))
            finally:
                sys.stderr.writelines(line + "\n" for line in troubles(Path(data) / "log"))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=list(PARTS))
    wish = parser.parse_args()
    fuzz(wish.messages, wish.seed, wish.parts)


if __name__ == "__main__":
    main()
