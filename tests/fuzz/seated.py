"""Fuzzers with seats: now and then they play, mostly they do not. Whatever is stored obeys the rules."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
from websockets.exceptions import ConnectionClosed

from parlour.catalog import CATALOG
from parlour.core.luck import Stream
from parlour.core.recording import Doubt, Recording, verify
from parlour.server.hall.wishes import agreed, listing_of
from parlour.server.store.sqlite import FILE
from parlour.server.tables.record import Record
from tests.fuzz.condition import alone_with, check_well
from tests.fuzz.drawing import draw, requests_at
from tests.fuzz.fuzzer import Said, is_fatal
from tests.fuzz.honest import decide
from tests.fuzz.mutations import mutated, written
from tests.server.visitors import Json, Place, Visitor

SEATS = 2
LASTS = 120
"""How many messages each seat sends at one table before another is opened."""
ENDS = ("Close", "Stand", "Pause")
"""Rarely, or nothing would ever be played."""


async def fuzz(house: str, data: Path, log: Path, count: int, seed: int, others: int = 0) -> Said:
    """A batch: this many messages at tables of every game. Then every log is replayed. `others` stay connected."""
    share = count // (len(CATALOG) * SEATS)
    numbers = range(-(-share // LASTS))
    tables = [(game, number, min(LASTS, share - number * LASTS)) for game in CATALOG for number in numbers]
    saids = await asyncio.gather(*(at_table(house, game, f"{seed} {number}", lasts) for game, number, lasts in tables))
    await alone_with(house, others)
    await check_well(house, log)
    check_logs(data)
    return sum(saids, Counter())


async def at_table(house: str, game: str, seed: str, count: int) -> Said:
    """This many messages from each seat of a new table."""
    random = Random(f"{seed} {game}")
    drawn = draw(requests_at(CATALOG[game]), count // 2 + 1, random.randrange(2**32))
    fuzzers = [Visitor(house) for _ in range(SEATS)]
    table = await fuzzers[0].open_table(["me", "free"], options={"type": game}, hints=True)
    return await one_table(fuzzers, table, drawn, count, random)


async def one_table(fuzzers: list[Visitor], table: str, drawn: list[Json], count: int, random: Random) -> Said:
    async with fuzzers[0].at(table) as host, fuzzers[1].at(table) as other:
        assert (await other.sit(1))["type"] == "Done"
        assert (await host.ask("Start"))["type"] == "Done"
        seeds = [Random(random.random()) for _ in fuzzers]
        saids = await asyncio.gather(
            *(at_seat(seat, place, drawn, count, seeds[seat]) for seat, place in enumerate((host, other)))
        )
    return sum(saids, Counter())


async def at_seat(seat: int, place: Place, drawn: list[Json], count: int, random: Random) -> Said:
    said: Said = Counter()
    luck = Stream(random.randbytes(32))
    for _ in range(count):
        message = chosen(seat, place, drawn, random, luck)
        if is_fatal(message, binary=False):
            continue
        try:
            await place.socket.send(message, text=True)
            await answer(place, said, message)
        except ConnectionClosed:
            said[f"closed with {place.socket.close_code}"] += 1
            break
    return said


def chosen(seat: int, place: Place, drawn: list[Json], random: Random, luck: Stream) -> bytes:
    """A legal move, something drawn, or a mutation of either."""
    message = dict(random.choice(drawn))
    if message["type"] in ENDS and random.random() < 0.95:
        message = {"type": "Act", "ref": 0, "seat": seat, "seen": 0, "action": {"type": "Pass"}}
    sits = any(eyes["seat"] == seat for eyes in place.now["eyes"])
    if sits and seat in place.now["awaited"] and random.random() < 0.4:
        message = {"type": "Act", "ref": 1, "seat": seat, "seen": 0, "action": decide(place, seat, luck)}
    if random.random() < 0.8:
        message |= {name: real for name, real in (("seat", seat), ("seen", place.now["ply"])) if name in message}
    return mutated(message, random) if random.random() < 0.4 else written(message)


async def answer(place: Place, said: Said, message: bytes) -> None:
    while (reply := await place.hear())["type"] not in ("Done", "Recalled", "Refused", "Told"):
        pass
    code = str(reply.get("code", reply["type"]))
    said[code] += 1
    assert code != "unexpected", message


def check_logs(data: Path) -> None:
    """Replays every log on disk, and checks every deal against its seed."""
    with closing(sqlite3.connect(data / FILE)) as db:
        for id, stored in db.execute("SELECT table_id, record FROM records").fetchall():
            record = msgspec.json.decode(stored, type=Record)
            entries = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY ply", [id])
            kind = listing_of(record.game).types.entry
            log = tuple(msgspec.json.decode(entry, type=kind) for (entry,) in entries)
            seal = record.seal
            game = agreed(record.game)
            check(Recording(game, record.rules, record.names, seal.commitment, log, seal.nonces, seal.seed))


def check(recording: Recording) -> None:
    """A game may have stopped anywhere."""
    try:
        verify(recording)
    except Doubt as doubt:
        if doubt.code != "game_not_over":
            raise
