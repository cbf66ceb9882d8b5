"""Strangers: they have no seat, so whatever they send changes nothing."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from parlour.catalog import CATALOG
from tests.fuzz.condition import alone_with, check_well
from tests.fuzz.drawing import draw, requests_at
from tests.fuzz.frames import frames, send_frames
from tests.fuzz.fuzzer import Said, send_messages, send_request
from tests.fuzz.honest import Honest
from tests.fuzz.mutations import mutated, written
from tests.fuzz.requests import requests
from tests.server.visitors import PATIENCE, Json, Visitor

DRAWN = 5
"""One message in this many is newly drawn. The others are mutations and repetitions of those."""
AT_A_TIME = 64
"""Requests and raw connections under way."""


async def fuzz(house: str, honest: Honest, log: Path, count: int, seed: int) -> Said:
    """A batch: this many messages and requests, after which everything is as it was and people play on."""
    await honest.begin_anew()
    await alone_with(house, len(honest.tables))
    before = await honest.snapshot()
    async with AsyncExitStack() as listening:
        for table in honest.tables:
            await listening.enter_async_context(table.heard())
        said = await at_tables(house, honest, count * 3 // 4, seed)
        said += await in_the_hall(house, count // 50, seed)
        said += await by_frames(house, [table.id for table in honest.tables], count // 20, seed)
        said += await over_http(house, [table.id for table in honest.tables], count - count * 3 // 4, seed)
        await alone_with(house, len(honest.tables))
    await check_well(house, log)
    after = await honest.snapshot()
    changed = {key: (before.get(key), after.get(key)) for key in before | after if before.get(key) != after.get(key)}
    assert not changed, changed
    await honest.play_on()
    return said


async def at_tables(house: str, honest: Honest, count: int, seed: int) -> Said:
    """At every table one stranger who writes text, and one who sends bytes."""
    games = {table.id: table.place.shown["game"]["type"] for table in honest.tables}
    jobs = []
    for number, (table, aims) in enumerate(honest.aims().items()):
        messages = await asyncio.to_thread(made, games[table], aims, count // len(honest.tables), seed + number)
        for binary, part in ((False, messages[::2]), (True, messages[1::2])):
            jobs.append(send_messages(Visitor(house), table, part, binary))
    return sum(await asyncio.gather(*jobs), Counter())


def made(game: str, aims: Sequence[Json], count: int, seed: int) -> list[bytes]:
    """In a thread, because it takes a while and the honest have to answer the house's pings."""
    drawn = draw(requests_at(CATALOG[game]), max(1, count // DRAWN), seed)
    return list(spoilt([*aims, *drawn], count, Random(seed)))


def spoilt(meant: Sequence[Json], count: int, random: Random) -> Iterator[bytes]:
    """A quarter is valid, the rest mutated."""
    for _ in range(count):
        message = aimed(random.choice(meant), random)
        yield written(message) if random.random() < 0.25 else mutated(message, random)


def aimed(message: Json, random: Random) -> Json:
    """Most seats and plies drawn do not exist, but some should."""
    real = {"seat": random.randrange(2), "seen": random.randrange(40)}
    return {**message, **{name: real[name] for name in real if name in message and random.random() < 0.5}}


async def in_the_hall(house: str, count: int, seed: int) -> Said:
    """Nobody is answered there, and nobody is sent out."""
    meant: list[Json] = [{"type": "Close", "ref": 1}, {"tables": [], "yours": []}]
    async with Visitor(house).connected("/api/hall") as socket:
        for message in spoilt(meant, count, Random(seed)):
            await socket.send(message, text=False)
        await socket.ping()
        await asyncio.wait_for(socket.recv(), PATIENCE)
    return Counter({"in the hall": count})


async def by_frames(house: str, tables: Sequence[str], count: int, seed: int) -> Said:
    random = Random(seed)
    paths = ["/api/hall", *(f"/api/tables/{table}/socket" for table in tables)]
    jobs = [(random.choice(paths), sent) for sent in frames(count, random)]
    return Counter(await abreast(send_frames(house, path, sent) for path, sent in jobs))


async def over_http(house: str, tables: Sequence[str], count: int, seed: int) -> Said:
    async def ask(request: bytes) -> str:
        return outcome(await send_request(house, request), request)

    asked = await asyncio.to_thread(list, requests(count, tables, seed))
    return Counter(await abreast(ask(request) for request in asked))


async def abreast(jobs: Iterable[Awaitable[str]]) -> list[str]:
    """What comes of all of these, a few of them under way at a time."""
    left, done = iter(list(jobs)), list[str]()

    async def work() -> None:
        for job in left:
            done.append(await job)

    await asyncio.gather(*(work() for _ in range(AT_A_TIME)))
    return done


def outcome(answer: bytes, request: bytes) -> str:
    head, _, body = answer.partition(b"\r\n\r\n")
    status = head[9:12].decode()
    assert status < "500", (request, answer)
    if status >= "400" and b"application/json" in head and body and b"content-encoding" not in head:
        return str(json.loads(body)["code"])
    return status or "no answer"
