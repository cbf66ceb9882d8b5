"""What a move leaves in the store: its entries and a new version of its table, for many tables in one go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, update

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


NEW_VERSION = (
    update(tables)
    .where(
        (tables.c.id == bindparam("table"))
        & (tables.c.version == bindparam("seen"))
        & (tables.c.fence <= bindparam("limit"))
    )
    .values(version=bindparam("next"), awaited=bindparam("asked"))
)
VERSIONS = (  # in one order, so that two servers never wait for each other
    select(tables.c.id, tables.c.version, tables.c.fence)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)


def append(db: Connection, appends: Sequence[Append]) -> None:
    """All or nothing. Raises Taken if one of the tables has moved on since."""
    counts = db.dialect.supports_sane_multi_rowcount
    if not counts:
        check_versions(db, appends)
    versions = [
        {"table": one.id, "seen": one.version, "limit": one.fence, "next": one.version + 1, "asked": one.awaited}
        for one in appends
    ]
    if db.execute(NEW_VERSION, versions).rowcount < len(appends) and counts:
        raise Taken
    add_entries(db, [(one.id, one.ply, one.log) for one in appends])


def check_versions(db: Connection, appends: Sequence[Append]) -> None:
    """For an engine that does not say how many rows it has changed. The tables stay locked. Raises Taken."""
    found = lock(db, (one.id for one in appends))
    versions = {row.id: row.version for row in found}
    fences = {row.id: row.fence for row in found}
    for one in appends:
        if versions.get(one.id) != one.version or fences[one.id] > one.fence:
            raise Taken
        versions[one.id] += 1


def lock(db: Connection, ids: Iterable[str]) -> Sequence[Any]:
    """The versions and fences of these tables, which nobody else changes until this transaction ends."""
    wanted = sorted(set(ids))
    return db.execute(VERSIONS, {"ids": wanted}).all() if wanted else []


def add_entries(db: Connection, logs: Sequence[tuple[str, int, Sequence[bytes]]]) -> None:
    """Each is a table, the ply of its first new entry, and the new entries."""
    rows = [
        {"table_id": id, "ply": ply, "entry": entry} for id, first, log in logs for ply, entry in enumerate(log, first)
    ]
    if rows:
        db.execute(insert(entries), rows)
