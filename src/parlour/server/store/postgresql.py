"""A house in a PostgreSQL database, where several servers write at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any
from weakref import WeakSet

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.core.refusal import Refusal
from parlour.server.store.committing import IN_THE_WAY, Job, Outcomes, do_each, do_together, lock_all
from parlour.server.store.database import migrate, up_to_date
from parlour.server.store.store_address import shown

PATIENCE = 3.0
"""Seconds that a transaction, a query or a new connection may take. After that the database counts as gone."""
PATIENCE_AT_OPENING = 60.0
"""Another server may be migrating."""
TRIES = 3
READERS = 8
PASSING = {"40001", "40P01"}
"""PostgreSQL's codes for a transaction that was in another's way, and has been undone: no serial order, a deadlock."""
SETTINGS = {"application_name": "parlour", "idle_in_transaction_session_timeout": "2s"}
"""A server that freezes in the middle of a transaction keeps the others waiting for less than their patience."""
MIGRATING = 0x7061726C6F7572
"""The number of the lock on the schema: an application of our name has it to itself."""


class Unreachable(SQLAlchemyError):
    """There is no connection to be had."""


class Undone(SQLAlchemyError):
    """Nothing was kept, and it may be kept if it is tried again."""


class PostgreSQL:
    dialect = "postgresql"

    def __init__(self, address: str) -> None:
        self._wires = Wires(address)
        self._writing = self._wires.engine(1)
        self._reading = self._wires.engine(READERS, isolation_level="AUTOCOMMIT")
        self._one_at_a_time = asyncio.Lock()

    async def commit(self, take: Callable[[], Sequence[Job]]) -> Outcomes:
        """Tried again if it was undone for a reason that passes. A lost COMMIT is none: it may have been done."""
        async with self._one_at_a_time:
            jobs = take()
            for _ in range(TRIES - 1):
                try:
                    return await self._commit(jobs)
                except Undone:
                    continue
            return await self._commit(jobs)

    async def read(self, query: Any) -> Sequence[Any]:
        try:
            return await self._read(query)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
        return await self._read(query)

    async def close(self, *, hangs: bool) -> None:
        with suppress(TimeoutError, SQLAlchemyError):
            async with asyncio.timeout(PATIENCE):
                for one in (self._writing, self._reading):
                    await one.dispose(close=not hangs)
        self._wires.cut()

    async def migrate(self) -> None:
        async with connected(self._writing, PATIENCE_AT_OPENING) as db:
            if not await db.run_sync(up_to_date):
                await db.run_sync(migrate_alone)
            await db.commit()

    async def _commit(self, jobs: Sequence[Job]) -> Outcomes:
        async with connected(self._writing) as db:
            try:
                outcomes = await self._do(db, jobs)
            except DBAPIError as problem:
                if problem.connection_invalidated or getattr(problem.orig, "sqlstate", None) in PASSING:
                    raise Undone from problem
                raise
            await db.commit()
        return outcomes

    async def _do(self, db: AsyncConnection, jobs: Sequence[Job]) -> Outcomes:
        try:
            await db.run_sync(lock_all, jobs)
            return await db.run_sync(do_together, jobs)
        except IN_THE_WAY:
            await db.rollback()
            await db.run_sync(lock_all, jobs)
            return await db.run_sync(do_each, jobs)

    async def _read(self, query: Any) -> Sequence[Any]:
        async with connected(self._reading) as db:
            return (await db.execute(query)).all()


class Wires:
    """Connections to one database, none of which outlives the house: an open one would keep the process alive."""

    def __init__(self, address: str, settings: Mapping[str, str] = SETTINGS) -> None:
        self._address = address
        self._settings = dict(settings)
        self._open: WeakSet[Any] = WeakSet()

    async def connect(self) -> Any:
        import asyncpg

        try:
            wire = await asyncpg.connect(self._address, timeout=PATIENCE, server_settings=self._settings)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
            raise Unreachable(f"no connection to PostgreSQL: {problem!r}") from problem
        self._open.add(wire)
        return wire

    def cut(self) -> None:
        for wire in list(self._open):
            wire.terminate()

    def engine(self, most: int, **options: Any) -> AsyncEngine:
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            pool_size=most,
            max_overflow=0,
            hide_parameters=True,
            **options,
        )


@asynccontextmanager
async def connected(engine: AsyncEngine, patience: float = PATIENCE) -> AsyncIterator[AsyncConnection]:
    """Whatever takes too long is called off, and its connection is thrown away."""
    try:
        async with asyncio.timeout(patience), engine.connect() as db:
            yield db
    except (OSError, TimeoutError) as problem:
        raise Unreachable(f"no answer from PostgreSQL: {problem!r}") from problem


async def prepared(address: str) -> PostgreSQL:
    """The database at this address, migrated as needed.

    Raises Refusal if it cannot be used, or if a newer Parlour has written it.
    """
    database = PostgreSQL(address)
    try:
        await database.migrate()
    except BaseException as problem:
        await database.close(hangs=True)
        if isinstance(problem, Refusal) or not isinstance(problem, Exception):
            raise
        raise Refusal("store_unreachable", address=shown(address)) from problem
    return database


def migrate_alone(db: Connection) -> None:
    """Of several servers that open at once, one migrates, and the others wait for it."""
    db.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    migrate(db)
