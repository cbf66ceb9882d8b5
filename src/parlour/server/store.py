"""What a crash may not take: guests, tables and their logs. One writer commits whatever has queued, in one go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.core.refusal import Refusal

log = logging.getLogger("parlour.store")
SCHEMA_VERSION = 2
FILE = "parlour.sqlite"
SHOWN_AT_MOST = 50

schema = MetaData()
versions = Table("versions", schema, Column("version", Integer, primary_key=True))
guests = Table(
    "guests",
    schema,
    Column("id", String, primary_key=True),
    Column("token_hash", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
)
tables = Table(
    "tables",
    schema,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("host", String, ForeignKey("guests.id"), nullable=False, index=True),
    Column("opened", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("record", LargeBinary, nullable=False),
)
sitters = Table(
    "sitters",
    schema,
    Column("guest", String, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
)
entries = Table(
    "entries",
    schema,
    Column("table_id", String, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

Job: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]


class NotKept(Refusal):
    """The disk is full or gone: nothing was written, and the one who asked is not to blame."""


class Taken(Exception):
    """Another server was first: read on and judge again."""


class Change(NamedTuple):
    """A record as it is to be kept: is there anything left to play, the record itself, and who has a seat."""

    open: bool
    record: bytes
    people: Sequence[str]


class Store:
    """Open it with `open_store`, and close it in a `finally`: an open connection would keep the process alive."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Whatever has queued is still written."""
        await self._queue.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def add_guest(self, id: str, token_hash: str, name: str) -> None:
        await self._do(lambda db: _run(db, insert(guests).values(id=id, token_hash=token_hash, name=name)))

    async def rename_guest(self, id: str, name: str) -> None:
        await self._do(lambda db: _run(db, update(guests).where(guests.c.id == id).values(name=name)))

    async def guest(self, token_hash: str) -> tuple[str, str] | None:
        """Id and name of whoever has this token."""
        rows = await self._read(select(guests.c.id, guests.c.name).where(guests.c.token_hash == token_hash))
        return (rows[0].id, rows[0].name) if rows else None

    async def name_of(self, id: str) -> str:
        rows = await self._read(select(guests.c.name).where(guests.c.id == id))
        return str(rows[0].name)

    async def open_table(
        self, id: str, host: str, opened: int, record: bytes, people: Sequence[str], log: Sequence[bytes]
    ) -> None:
        async def job(db: AsyncConnection) -> None:
            row = {"id": id, "version": 1, "host": host, "opened": opened, "open": True, "record": record}
            await _run(db, insert(tables).values(row))
            await _seat(db, id, people)
            await _append(db, id, 0, log)

        await self._do(job)

    async def keep(
        self, id: str, version: int, ply: int, log: Sequence[bytes] = (), change: Change | None = None
    ) -> None:
        """Entries from `ply` on, and the record if it has changed: all or nothing.

        Either makes a new version of the table. Whoever has not seen the last one is `Taken`, so nothing is ever kept
        that was judged by an older record or a shorter log.
        """

        async def job(db: AsyncConnection) -> None:
            news: dict[str, Any] = {"version": version + 1}
            if change is not None:
                news |= {"open": change.open, "record": change.record}
            seen = (tables.c.id == id) & (tables.c.version == version)
            if (await db.execute(update(tables).where(seen).values(news))).rowcount == 0:
                raise Taken
            if change is not None:
                await _seat(db, id, change.people)
            await _append(db, id, ply, log)

        await self._do(job)

    async def record(self, id: str) -> tuple[int, bytes] | None:
        """The record's version and the record."""
        rows = await self._read(select(tables.c.version, tables.c.record).where(tables.c.id == id))
        return (rows[0].version, rows[0].record) if rows else None

    async def log(self, id: str, since: int = 0) -> list[bytes]:
        chosen = (entries.c.table_id == id) & (entries.c.ply >= since)
        rows = await self._read(select(entries.c.entry).where(chosen).order_by(entries.c.ply))
        return [row.entry for row in rows]

    async def tables_of(self, guest: str) -> list[bytes]:
        """The records of the open tables where this guest has a seat, the newest first."""
        joined = select(tables.c.record).join(sitters, sitters.c.table_id == tables.c.id)
        chosen = joined.where((sitters.c.guest == guest) & tables.c.open)
        rows = await self._read(chosen.order_by(tables.c.opened.desc()).limit(SHOWN_AT_MOST))
        return [row.record for row in rows]

    async def opened_by(self, host: str, since: int) -> int:
        """How many tables this guest has opened since then and not finished."""
        theirs = (tables.c.host == host) & tables.c.open & (tables.c.opened > since)
        rows = await self._read(select(func.count().label("tables")).where(theirs))
        return int(rows[0].tables)

    async def _read(self, query: Any) -> Sequence[Any]:
        async with self._engine.connect() as db:
            return (await db.execute(query)).all()

    async def _do(self, job: Job) -> None:
        """Queues a job and waits until it is on the disk."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, kept))
        await kept

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _commit(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        """One transaction for all, a savepoint for each: one that fails takes no other with it."""
        outcomes: list[Exception | None] = []
        try:
            async with self._engine.begin() as db:
                for job, _ in batch:
                    try:
                        async with db.begin_nested():
                            await job(db)
                    except (Taken, IntegrityError) as problem:
                        outcomes.append(problem)
                    else:
                        outcomes.append(None)
        except Exception:  # the disk is full or gone: everyone who waits must hear of it
            log.exception("%s writes were not kept", len(batch))
            outcomes = [NotKept("not_kept")] * len(batch)
        for (_, kept), outcome in zip(batch, outcomes, strict=True):
            if kept.cancelled():
                continue
            if outcome is None:
                kept.set_result(None)
            else:
                kept.set_exception(outcome)


async def open_store(data: Path) -> Store:
    """The store in this folder; raises Refusal when a newer Parlour has written it."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{data / FILE}")
    event.listen(engine.sync_engine, "connect", _on_connect)
    event.listen(engine.sync_engine, "begin", _on_begin)
    try:
        async with engine.begin() as db:
            await db.run_sync(schema.create_all)
            found = (await db.execute(select(versions.c.version))).scalar()
            if found is None:
                await db.execute(insert(versions).values(version=SCHEMA_VERSION))
            elif found != SCHEMA_VERSION:
                raise Refusal("data_of_another_version", found=found, known=SCHEMA_VERSION)
    except BaseException:
        await engine.dispose()
        raise
    return Store(engine)


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, else savepoints would not hold
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")


async def _run(db: AsyncConnection, statement: Any) -> None:
    await db.execute(statement)


async def _append(db: AsyncConnection, id: str, ply: int, log: Sequence[bytes]) -> None:
    if log:
        rows = [{"table_id": id, "ply": ply + number, "entry": entry} for number, entry in enumerate(log)]
        await db.execute(insert(entries), rows)


async def _seat(db: AsyncConnection, id: str, people: Sequence[str]) -> None:
    """Who has a seat here, for the list of one's own tables."""
    await db.execute(delete(sitters).where(sitters.c.table_id == id))
    if people:
        await db.execute(insert(sitters), [{"guest": guest, "table_id": id} for guest in people])
