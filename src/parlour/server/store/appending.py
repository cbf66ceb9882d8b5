"""What a move leaves in the store: its entries and a new version of its table, for many tables in one go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Insert, Integer, LargeBinary, String, Update, bindparam, insert, select, update

from parlour.server.store.packing import fields, packed
from parlour.server.store.schema import entries, tables

UNFENCED = 2**31 - 1
"""The fence of an act that any server may keep."""


class Taken(Exception):
    """Another server was first: read on and judge again."""


class Spent(Taken):
    """Another table has the luck that was promised for this one."""


class Append(Struct, frozen=True):
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


VERSIONS = (  # in one order, so that two servers never wait for each other
    select(tables.c.id, tables.c.version, tables.c.fence)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)


def append(db: Connection, appends: Sequence[Append]) -> None:
    """All or nothing. Raises Taken if one of the tables has moved on since."""
    rows = [(one.id, one.version, one.fence, one.awaited) for one in appends]
    if db.execute(new_versions(db.dialect.name), packed(rows)).rowcount < len(appends):
        raise Taken
    add_entries(db, [(one.id, one.ply, one.log) for one in appends])


def lock(db: Connection, ids: Iterable[str]) -> Sequence[Any]:
    """The versions and fences of these tables, which nobody else changes until this transaction ends."""
    wanted = sorted(set(ids))
    return db.execute(VERSIONS, {"ids": wanted}).all() if wanted else []


def add_entries(db: Connection, logs: Sequence[tuple[str, int, Sequence[bytes]]]) -> None:
    """Each is a table, the ply of its first new entry, and the new entries."""
    rows = [(id, ply, entry.decode()) for id, first, log in logs for ply, entry in enumerate(log, first)]
    if rows:
        db.execute(new_entries(db.dialect.name), packed(rows))


@cache
def new_versions(engine: str) -> Update:
    """Each row is a table, the version that was seen, the fence, and whom its game waits for."""
    field = fields(engine)
    seen = (tables.c.id == field(0, String)) & (tables.c.version == field(1, Integer))
    chosen = update(tables).where(seen & (tables.c.fence <= field(2, Integer)))
    return chosen.values(version=tables.c.version + 1, awaited=field(3, String))


@cache
def new_entries(engine: str) -> Insert:
    """Each row is a table, a ply, and an entry."""
    field = fields(engine)
    rows = select(field(0, String), field(1, Integer), field(2, LargeBinary))
    return insert(entries).from_select([entries.c.table_id, entries.c.ply, entries.c.entry], rows)
