"""Opening tables: as a host wants them, as a rematch, from a moment of another game, or for a daily puzzle."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Coroutine, Sequence
from hashlib import sha256
from math import ceil
from secrets import token_urlsafe
from time import time
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from parlour.catalog import rules_version
from parlour.core.game import NOBODY, AnyEntry
from parlour.core.play import settle
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Rematch
from parlour.server.evening.replay import Look
from parlour.server.evening.replays import is_file
from parlour.server.evening.resuming import PlayOn, chairs, moment_of, resume
from parlour.server.hall.guests import Guest
from parlour.server.hall.hall import Hall
from parlour.server.hall.messages import OpenTable
from parlour.server.hall.wishes import agreed, check_words, filled, in_company, listing_of
from parlour.server.store.appending import Spent
from parlour.server.store.committing import Job
from parlour.server.store.store import Opening
from parlour.server.tables import series
from parlour.server.tables.line import Line
from parlour.server.tables.record import Record, guests_of
from parlour.server.tables.seating import again, start, unseat_all
from parlour.server.tables.table import Table, first_deals

HOUR = 60 * 60
DAY = 24 * HOUR


async def open_table(hall: Hall, guest: Guest, wish: OpenTable) -> str:
    """A new table, as its host wants it."""
    id = table_id(guest, wish.commitment)
    return await opened_once(hall, id, open_anew(hall, id, guest, wish))


async def open_anew(hall: Hall, id: str, guest: Guest, wish: OpenTable) -> None:
    game, listing = agreed(wish.game), listing_of(wish.game)
    check_words(game)
    if wish.public or not wish.bots:
        game = in_company(game, listing, public=wish.public)
    if len(wish.seats) not in game.seats:
        raise Refusal("wrong_number_of_seats", least=game.seats[0], most=game.seats[-1])
    chairs = tuple(filled(filling, guest, wish.nonce) for filling in wish.seats)
    seed = await hall.promises.seed(guest.id, wish.commitment)
    await check_measure(hall, guest)
    await hall.enter(guest)
    record = Record(
        *(id, Raw(msgspec.json.encode(game)), listing.version, guest.id, seed, chairs),
        *(wish.public, wish.hints, wish.bots),
    )
    await lay(hall, *(begun(record) if wish.start else (record, fresh(record))), record.seal.commitment)


async def opened_once(hall: Hall, id: str, opening: Coroutine[Any, Any, None]) -> str:
    """A promise is good for one table. Whoever comes with it again gets that one: the answer may have been lost, or the
    connection to the database when it had just been kept.
    """
    try:
        await opening
    except Refusal as refusal:
        if refusal.code != "promise_unknown" or await hall.store.record(id) is None:
            raise
    return id


async def rematch(hall: Hall, table: Table, guest: Guest, wish: Rematch) -> None:
    """A rematch. The first to ask opens it, on whichever server. It starts at once if nobody else is expected.

    The new table and the record of the old one are written together.
    """
    if not table.record.over:
        raise Refusal("not_over")
    if guest.id not in guests_of(table.record):
        raise Refusal("not_seated")
    if guest.id in table.barred:
        raise Refusal("not_open_to_you")
    if table.record.rematch is not None:
        return
    await check_measure(hall, guest)
    check_words(table.game)
    seed = await hall.promises.seed(guest.id, wish.commitment)
    score = series.counted(table.record, table.line.here.over)
    new = again(
        table.record, table_id(guest, wish.commitment), table.listing.version, seed, guest.id, wish.nonce, score
    )
    new = unseat_all(new, await hall.store.blocks_of(guest.id), 0)
    alone = guests_of(new) == [guest.id] and all(chair.player is not None for chair in new.chairs)
    new, line = begun(new) if alone else (new, fresh(new))
    opening = opened(new, line, new.seal.commitment)
    try:
        if await table.change(lambda record: replace(record, rematch=record.rematch or new.id), opening):
            hall.tell_of(new)
    except Spent as spent:
        raise Refusal("promise_unknown") from spent


async def check_measure(hall: Hall, guest: Guest) -> None:
    """Closing a table gives nobody another one."""
    most = hall.doorkeeper.limits.tables_a_day
    opened = await hall.store.openings(guest.id, since=now() - DAY)
    if len(opened) >= most:
        hours = ceil((opened[most - 1] + DAY - now()) / HOUR)
        raise Refusal("too_many_tables", most=most, hours=hours)
    hall.doorkeeper.table(guest)


async def play_on(hall: Hall, id: str, guest: Guest, wish: PlayOn) -> str:
    """A new table against the house, from a moment of a game that this guest may look at."""
    new = table_id(guest, wish.commitment)
    return await opened_once(hall, new, play_on_anew(hall, new, id, guest, wish))


async def play_on_anew(hall: Hall, new: str, id: str, guest: Guest, wish: PlayOn) -> None:
    replay = await hall.replays.replay(id, guest, Look(wish.key))
    moment = moment_of(replay, wish)
    check_words(replay.game)
    seed = await hall.promises.seed(guest.id, wish.commitment)
    await check_measure(hall, guest)
    await hall.enter(guest)
    written, version = Raw(msgspec.json.encode(replay.game)), rules_version(replay.game)
    record = start(Record(new, written, version, guest.id, seed, chairs(replay, wish, guest)))
    source = None if is_file(id) else id
    line = Line(replay.game, replay.seats)
    line.read(await asyncio.to_thread(resume, replay, moment, wish, source, record.seal))
    for one in settle(line.game, line.here, moment.at, record.seal.luck):
        line.step(one)
    await lay(hall, record, line, record.seal.commitment)


async def open_attempt(hall: Hall, record: Record, opening: Sequence[AnyEntry], also: Job) -> None:
    """A table that begins after these entries, for a daily puzzle. Raises Taken if `also` does."""
    line = fresh(record)
    for entry in opening:
        line.read(entry)
    await lay(hall, start(record), line, also=also)


async def lay(hall: Hall, record: Record, line: Line, promise: str | None = None, also: Job | None = None) -> None:
    """Raises Taken if `also` does."""
    try:
        await hall.store.open_table(opened(record, line, promise, also))
    except Spent as spent:
        raise Refusal("promise_unknown") from spent
    hall.tell_of(record)


def fresh(record: Record) -> Line:
    return Line(agreed(record.game), len(record.chairs))


def begun(record: Record) -> tuple[Record, Line]:
    """Started, with the first deals made."""
    record, line = start(record), fresh(record)
    for one in first_deals(line.game, line, record):
        line.step(one)
    return record, line


def opened(record: Record, line: Line, promise: str | None, also: Job | None = None) -> Opening:
    """A new table as it is stored."""
    entries, people = [msgspec.json.encode(entry) for entry in line.log], guests_of(record)
    awaited = line.turn.awaited if record.started else NOBODY
    return Opening(record.id, record.host, now(), msgspec.json.encode(record), people, entries, promise, awaited, also)


def now() -> int:
    """Calendar time, in seconds. The games know nothing of it."""
    return int(time())


def table_id(guest: Guest, commitment: str) -> str:
    """The same for the same promise. Nobody is ever told the id of a guest, so nobody else can work it out."""
    digest = sha256(f"table {commitment} {guest.id}".encode()).digest()
    return urlsafe_b64encode(digest[:9]).decode()


def new_id() -> str:
    return token_urlsafe(9)
