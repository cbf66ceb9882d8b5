"""A house in one file of its folder. One thread writes and one reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from parlour.server.store.committing import IN_THE_WAY, Job, Outcomes, do_each, do_together
from parlour.server.store.database import migrate, up_to_date
from parlour.server.store.workbench import Workbench

FILE = "parlour.sqlite"


class SQLite:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = Workbench()
        self._reading = Workbench()

    async def commit(self, take: Callable[[], Sequence[Job]]) -> Outcomes:
        return await self._writing.do(lambda: commit(self._engine, take()))

    async def read(self, query: Any) -> Sequence[Any]:
        return await self._reading.do(partial(read, self._engine, query))

    async def close(self, *, hangs: bool) -> None:
        self._writing.close()
        self._reading.close()
        if not hangs:
            self._engine.dispose()


def opened(data: Path) -> Engine:
    """The database in this folder, created or migrated as needed. Raises Refusal if a newer Parlour has written it."""
    engine = unopened(data)
    try:
        with engine.connect() as db:
            current = up_to_date(db)
        if not current:
            with for_writing(engine).begin() as db:
                migrate(db)
    except BaseException:
        engine.dispose()
        raise
    return engine


def unopened(data: Path) -> Engine:
    """Whatever is in this folder, as it is."""
    engine = create_engine(f"sqlite:///{data / FILE}", hide_parameters=True)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def for_writing(engine: Engine) -> Engine:
    """Transactions lock at once, because SQLite refuses one that has read and then wants to write."""
    return engine.execution_options(writing=True)


def commit(engine: Engine, jobs: Sequence[Job]) -> Outcomes:
    """Seldom is a job in another server's way, and then each is tried by itself."""
    try:
        with for_writing(engine).begin() as db:
            return do_together(db, jobs)
    except IN_THE_WAY:
        with for_writing(engine).begin() as db:
            return do_each(db, jobs)


def read(engine: Engine, query: Any) -> Sequence[Any]:
    with engine.connect() as db:
        return db.execute(query).all()


def _on_connect(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, else savepoints would not hold
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=2000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writing") else "BEGIN")
