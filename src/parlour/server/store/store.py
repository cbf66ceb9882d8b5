"""What must survive a crash: guests, the luck they were promised, tables, their logs and their time."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.game import NOBODY, Millis, Seat
from parlour.server.store.appending import UNFENCED, Append, Spent
from parlour.server.store.committing import Job
from parlour.server.store.database import Database
from parlour.server.store.logs import log_of
from parlour.server.store.outage import Outage
from parlour.server.store.rows import add_new, put
from parlour.server.store.schema import blocks, clocks, entries, guests, promises, records, sitters, tables
from parlour.server.store.schema import results as results_table
from parlour.server.store.sqlite import SQLite, opened, unopened
from parlour.server.store.store_address import check
from parlour.server.store.writer import NotKept, Writer
from parlour.server.timing import Timing

SHOWN_AT_MOST = 50


Row: TypeAlias = Mapping[str, Any]


class Change(NamedTuple):
    """A record as it is stored: whether anything is left to play, the record itself, who has a seat, and what else is
    written with it.
    """

    open: bool
    record: bytes
    people: Sequence[str]
    also: Job | None = None


class Stored(NamedTuple):
    """A record as it is read: its version, itself, and the fence of the server that keeps the table."""

    version: int
    record: bytes
    fence: int


KEEP_TIME = (
    update(clocks)
    .where(
        (clocks.c.table_id == bindparam("id"))
        & exists().where((tables.c.id == clocks.c.table_id) & (tables.c.fence <= bindparam("limit")))
    )
    .values(time=bindparam("now"))
)


class Changing(Struct, frozen=True):
    """A move with a changed record, or a change alone."""

    move: Append
    change: Change
    results: Sequence[Row]

    @property
    def id(self) -> str:
        return self.move.id

    def __call__(self, db: Connection) -> None:
        self.move(db)
        db.execute(update(tables).where(tables.c.id == self.id).values(open=self.change.open))
        db.execute(update(records).where(records.c.table_id == self.id).values(record=self.change.record))
        _seat(db, self.id, self.change.people)
        if self.results:
            db.execute(insert(results_table), self.results)
        if self.change.also is not None:
            self.change.also(db)


class Opening(Struct, frozen=True):
    """A new table. It uses up the promise of its luck. `also` is written with it."""

    table: str
    host: str
    opened: int
    record: bytes
    people: Sequence[str]
    log: Sequence[bytes]
    promise: str | None = None
    awaited: frozenset[Seat] = NOBODY
    also: Job | None = None

    def __call__(self, db: Connection) -> None:
        if self.promise is not None:
            used = db.execute(delete(promises).where(promises.c.commitment == self.promise))
            if used.rowcount == 0:
                raise Spent
        kept = {"id": self.table, "version": 1, "host": self.host, "opened": self.opened, "open": True}
        db.execute(insert(tables).values(**kept, awaited=_written(self.awaited)))
        db.execute(insert(records).values(table_id=self.table, record=self.record))
        db.execute(insert(clocks).values(table_id=self.table, time=0))
        _seat(db, self.table, self.people)
        if self.log:
            rows = [{"table_id": self.table, "ply": ply, "entry": entry} for ply, entry in enumerate(self.log)]
            db.execute(insert(entries), rows)
        if self.also is not None:
            self.also(db)


class Store:
    """Open it with `open_store`, and close it in a `finally`: an open connection would keep the process alive."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database, _probe)
        self.appending = Timing()
        self.entries = 0

    @property
    def outage(self) -> Outage:
        return self._writer.outage

    async def close(self, patience: float = 10.0) -> None:
        """Writes whatever is still queued, if the disk answers in time."""
        await self._writer.close(patience)
        await self._database.close(hangs=self.outage.since is not None)

    async def add_guest(self, id: str, token_hash: str, name: str) -> None:
        """Adds a guest, unless they are already known."""
        row = {"id": id, "token_hash": token_hash, "name": name}

        def job(db: Connection) -> None:
            add_new(db, guests, row)

        await self._writer.do(job)

    async def rename_guest(self, id: str, name: str) -> None:
        await self._writer.do(lambda db: _run(db, update(guests).where(guests.c.id == id).values(name=name)))

    async def guest(self, token_hash: str) -> tuple[str, str] | None:
        """The id and name of whoever has this token."""
        rows = await self.read(select(guests.c.id, guests.c.name).where(guests.c.token_hash == token_hash))
        return (rows[0].id, rows[0].name) if rows else None

    async def name_of(self, id: str) -> str:
        rows = await self.read(select(guests.c.name).where(guests.c.id == id))
        return str(rows[0].name)

    async def block(self, guest: str, blocked: str, name: str) -> None:
        """`name`: what the blocked was called then."""
        row = {"guest": guest, "blocked": blocked, "name": name}
        await self._writer.do(lambda db: put(db, blocks, row))

    async def unblock(self, guest: str, blocked: str) -> None:
        chosen = (blocks.c.guest == guest) & (blocks.c.blocked == blocked)
        await self._writer.do(lambda db: _run(db, delete(blocks).where(chosen)))

    async def blocks_of(self, guest: str) -> dict[str, str]:
        """Everybody whom this guest blocks, and what they were called."""
        rows = await self.read(select(blocks.c.blocked, blocks.c.name).where(blocks.c.guest == guest))
        return {row.blocked: row.name for row in rows}

    async def promise(self, guest: str, commitment: str, seed: bytes, of_one: int, of_all: int) -> None:
        """Keeps only the newest of one guest, and of all guests, up to a limit for each."""
        theirs = select(promises.c.number).where(promises.c.guest == guest)
        newest = theirs.order_by(promises.c.number.desc()).limit(of_one)
        last = select(func.max(promises.c.number)).scalar_subquery()

        def job(db: Connection) -> None:
            db.execute(insert(promises).values(guest=guest, commitment=commitment, seed=seed))
            db.execute(delete(promises).where((promises.c.guest == guest) & promises.c.number.not_in(newest)))
            db.execute(delete(promises).where(promises.c.number <= last - of_all))

        await self._writer.do(job)

    async def promised(self, guest: str, commitment: str) -> bytes | None:
        chosen = (promises.c.guest == guest) & (promises.c.commitment == commitment)
        rows = await self.read(select(promises.c.seed).where(chosen))
        return rows[0].seed if rows else None

    async def open_table(self, opening: Opening) -> None:
        """Raises Spent if another table has its promise."""
        await self._writer.do(opening)

    async def keep(
        self,
        id: str,
        version: int,
        ply: int,
        log: Sequence[bytes] = (),
        change: Change | None = None,
        awaited: frozenset[Seat] = NOBODY,
        results: Sequence[Row] = (),
        fence: int = UNFENCED,
    ) -> None:
        """Entries from `ply` on, a changed record, whom the game waits for, what became of it: all or nothing.

        Either makes a new version of the table. Whoever has not seen the last one is `Taken`, so nothing is ever kept
        that was judged by an older record or a shorter log. So is whoever kept the table before another server did.
        """
        move = Append(id, version, ply, log, _written(awaited), fence)
        began = perf_counter()
        try:
            await self._writer.do(move if change is None else Changing(move, change, results))
        finally:
            self.appending.add(perf_counter() - began)
        self.entries += len(log)

    async def probe(self) -> None:
        """Raises Refusal unless something can be written."""
        await self._writer.do(_probe)

    async def keep_times(self, times: Mapping[str, tuple[Millis, int]]) -> None:
        """Stores the table time of several tables, each with the fence of whoever keeps it.

        It makes no new version: whatever it decided is in the log.
        """
        rows = [{"id": id, "now": now, "limit": fence} for id, (now, fence) in sorted(times.items())]
        await self._writer.do(lambda db: _run(db, KEEP_TIME, rows))

    async def fence(self, id: str) -> int:
        """A new fence for a table: from now on, nothing is kept for anybody who kept the table before."""
        taken: list[int] = []

        def job(db: Connection) -> None:
            higher = update(tables).where(tables.c.id == id).values(fence=tables.c.fence + 1)
            taken.append(db.execute(higher.returning(tables.c.fence)).scalar_one())

        await self._writer.do(job)
        return taken[-1]

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        """The last version of each of these tables."""
        rows = await self.read(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
        return {row.id: row.version for row in rows}

    async def time(self, id: str) -> Millis:
        """Table time as it was last stored."""
        rows = await self.read(select(clocks.c.time).where(clocks.c.table_id == id))
        return Millis(rows[0].time if rows else 0)

    async def record(self, id: str) -> Stored | None:
        joined = select(tables.c.version, records.c.record, tables.c.fence).join(records)
        rows = await self.read(joined.where(tables.c.id == id))
        return Stored(*rows[0]) if rows else None

    async def log(self, id: str, since: int = 0) -> list[bytes]:
        return [row.entry for row in await self.read(log_of(self._database.dialect, id, since))]

    async def opened(self, id: str) -> int:
        """When this table was opened, in seconds since 1970."""
        rows = await self.read(select(tables.c.opened).where(tables.c.id == id))
        return int(rows[0].opened)

    async def tables_of(self, guest: str) -> list[tuple[bytes, list[int]]]:
        """The records of the open tables where this guest has a seat, the newest first, and the seats they wait for."""
        joined = select(records.c.record, tables.c.awaited).select_from(sitters.join(tables).join(records))
        chosen = joined.where((sitters.c.guest == guest) & tables.c.open)
        rows = await self.read(chosen.order_by(tables.c.opened.desc()).limit(SHOWN_AT_MOST))
        return [(row.record, [int(seat) for seat in row.awaited.split()]) for row in rows]

    async def openings(self, host: str, since: int) -> list[int]:
        """When this guest has opened tables since then, newest first."""
        theirs = (tables.c.host == host) & (tables.c.opened > since)
        rows = await self.read(select(tables.c.opened).where(theirs).order_by(tables.c.opened.desc()))
        return [row.opened for row in rows]

    async def write(self, job: Job) -> None:
        """A change by a part of the house that keeps tables of its own. Raises NotKept."""
        await self._writer.do(job)

    async def read(self, query: Any) -> Sequence[Any]:
        try:
            return await self._database.read(query)
        except SQLAlchemyError as problem:
            raise NotKept("not_read") from problem


async def open_store(place: Path | str) -> Store:
    """The one in this folder, or in the database at this address. Raises Refusal if a newer Parlour has written it."""
    if isinstance(place, str):
        check(place)
        from parlour.server.store.postgresql import prepared

        return Store(await prepared(place))
    return Store(SQLite(await asyncio.to_thread(opened, place), unopened(place)))


def _probe(db: Connection) -> None:
    """A write that changes nothing."""
    db.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _run(db: Connection, statement: Any, rows: Sequence[dict[str, Any]] | None = None) -> None:
    db.execute(statement, rows)


@lru_cache(maxsize=256)
def _written(seats: frozenset[Seat]) -> str:
    return " ".join(map(str, sorted(seats)))


def _seat(db: Connection, id: str, people: Sequence[str]) -> None:
    """Who has a seat here, for the list of a person's own tables."""
    db.execute(delete(sitters).where(sitters.c.table_id == id))
    if people:
        db.execute(insert(sitters), [{"guest": guest, "table_id": id} for guest in people])
