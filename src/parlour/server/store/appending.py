"""What a move leaves in the store: its entries and a new version of its table, for many tables in one statement.

A driver that is handed one row after the other lets go of the interpreter for each, and waits to get it back. So all
moves are one JSON value, which the engine unpacks by itself. While this is prepared, nobody else's move is judged. So
SQLite's driver is handed it without SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, select, text
from sqlalchemy.exc import IntegrityError

from parlour.server.store.schema import tables

UNFENCED = 2**31 - 1
"""The fence of an act that any server may keep."""


class Taken(Exception):
    """Another server was first: read on and judge again."""


class Spent(Taken):
    """Another table has the luck that was promised for this one."""


class Append(Struct, frozen=True, gc=False):
    """Entries from `ply` on for a table whose last `version` was seen, and whom its game waits for then.

    What a table does by itself carries the `fence` of the server that keeps it, and is refused once another one does.
    """

    id: str
    version: int
    ply: int
    log: Sequence[bytes]
    awaited: str
    fence: int = UNFENCED

    def __call__(self, db: Connection) -> None:
        append(db, [self])


VERSIONS: Final = (  # in one order, so that two servers never wait for each other
    select(tables.c.id, tables.c.version, tables.c.fence)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
TAKEN: Final = "taken"
IN_SQLITE: Final = """
    INSERT INTO appends
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?)
"""
SQLITE_SETTING: Final = (  # of a connection: what it does instead of inserting into `appends`
    "CREATE TEMP VIEW appends (id, version, fence, awaited, ply, log) AS SELECT NULL, NULL, NULL, NULL, NULL, NULL",
    f"""
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appends BEGIN
        UPDATE tables SET version = version + 1, awaited = NEW.awaited
        WHERE id = NEW.id AND version = NEW.version AND fence <= NEW.fence;
        SELECT RAISE(ABORT, '{TAKEN}') WHERE changes() = 0;
        INSERT INTO entries (table_id, ply, entry)
        SELECT NEW.id, NEW.ply + key, CAST(value AS BLOB) FROM json_each(NEW.log);
    END
    """,
)
IN_POSTGRESQL: Final = text("""
    WITH appends AS (
        SELECT value ->> 0 AS id, CAST(value ->> 1 AS INTEGER) AS version, CAST(value ->> 2 AS INTEGER) AS fence,
            value ->> 3 AS awaited, CAST(value ->> 4 AS INTEGER) AS ply, value -> 5 AS log
        FROM json_array_elements(CAST(:appends AS JSON)) AS each (value)
    ), moved AS (
        UPDATE tables SET version = tables.version + 1, awaited = appends.awaited FROM appends
        WHERE tables.id = appends.id AND tables.version = appends.version AND tables.fence <= appends.fence
        RETURNING tables.id
    ), logged AS (
        INSERT INTO entries (table_id, ply, entry)
        SELECT id, ply + CAST(number AS INTEGER) - 1, convert_to(entry, 'UTF8')
        FROM appends JOIN moved USING (id), json_array_elements_text(log) WITH ORDINALITY AS each (entry, number)
    )
    SELECT count(*) FROM moved
""")


def append(db: Connection, appends: Sequence[Append]) -> None:
    """All or nothing. Raises Taken if one of the tables has moved on since."""
    rows = [(one.id, one.version, one.fence, one.awaited, one.ply, [*map(bytes.decode, one.log)]) for one in appends]
    given = msgspec.json.encode(rows).decode()
    if db.dialect.name == "sqlite":
        append_in_sqlite(db.connection.driver_connection, given)
    elif db.execute(IN_POSTGRESQL, {"appends": given}).scalar_one() < len(appends):
        raise Taken


def append_in_sqlite(driver: Any, given: str) -> None:
    """Outside a transaction, this statement is one by itself.

    `execute` would ask for the number of the last row, and let go of the interpreter once more for that.
    """
    try:
        driver.executemany(IN_SQLITE, [(given,)])
    except sqlite3.IntegrityError as problem:
        raise Taken if str(problem) == TAKEN else IntegrityError(IN_SQLITE, None, problem) from problem


def lock(db: Connection, ids: Iterable[str]) -> Sequence[Any]:
    """The versions and fences of these tables, which nobody else changes until this transaction ends."""
    wanted = sorted(set(ids))
    return db.execute(VERSIONS, {"ids": wanted}).all() if wanted else []
