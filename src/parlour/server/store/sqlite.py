"""A house in one file of its folder. One thread writes and one reads, each by a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from parlour.server.store.appending import SQLITE_SETTING, Append
from parlour.server.store.committing import IN_THE_WAY, Job, Outcomes, do_each, do_together
from parlour.server.store.database import migrate, up_to_date
from parlour.server.store.workbench import Workbench

FILE = "parlour.sqlite"
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=2000",
    "PRAGMA temp_store=MEMORY",
)


class SQLite:
    """A connection forgets what it has read as soon as another one writes. So all is written by one."""

    dialect = "sqlite"

    def __init__(self, written: Engine, read: Engine) -> None:
        self._written, self._read = for_writing(written), read
        self._db: Connection | None = None
        self._writing = Workbench()
        self._reading = Workbench()

    async def commit(self, take: Callable[[], Sequence[Job]]) -> Outcomes:
        return await self._writing.do(lambda: self._commit(take()))

    async def read(self, query: Any) -> Sequence[Any]:
        return await self._reading.do(partial(read, self._read, query))

    async def close(self, *, hangs: bool) -> None:
        closed = self._writing.close(self._close), self._reading.close(self._read.dispose)
        if not hangs:
            await asyncio.gather(*closed)

    def _commit(self, jobs: Sequence[Job]) -> Outcomes:
        """Moves alone are one statement, which is a transaction by itself. Seldom is a job in another server's way, and
        then each is tried by itself.
        """
        db = self._db = self._db or self._written.connect()
        moves = all(isinstance(job, Append) for job in jobs)
        try:
            with nullcontext() if moves else db.begin():
                return do_together(db, jobs)
        except IN_THE_WAY:
            with db.begin():
                return do_each(db, jobs)

    def _close(self) -> None:
        if self._db is not None:
            self._db.close()
        self._written.dispose()


def opened(data: Path) -> Engine:
    """The database in this folder, created or migrated as needed. Raises Refusal if a newer Parlour has written it."""
    engine = unopened(data)
    try:
        with engine.connect() as db:
            current = up_to_date(db)
        if not current:
            with for_writing(engine).begin() as db:
                migrate(db)
    finally:
        engine.dispose()  # what follows is for new connections
    event.listen(engine, "connect", partial(_run, SQLITE_SETTING))
    return engine


def unopened(data: Path) -> Engine:
    """Whatever is in this folder, as it is."""
    engine = create_engine(f"sqlite:///{data / FILE}", hide_parameters=True, pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def for_writing(engine: Engine) -> Engine:
    """Transactions lock at once, because SQLite refuses one that has read and then wants to write."""
    return engine.execution_options(begin="BEGIN IMMEDIATE")


def read(engine: Engine, query: Any) -> Sequence[Any]:
    with engine.connect() as db:
        return db.execute(query).all()


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, else savepoints would not hold
    _run(PRAGMAS, connection)


def _on_begin(db: Connection) -> None:
    db.exec_driver_sql(db.get_execution_options().get("begin", "BEGIN"))


def _run(statements: Sequence[str], connection: Any, _: Any = None) -> None:
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
