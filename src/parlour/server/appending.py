"""What a move leaves in the store: its entries and a new version of its table, for many tables in one go."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, update

from parlour.server.schema import entries, tables

UNFENCED = 2**31 - 1
"""The fence of an act that any server may keep."""


class Taken(Exception):
    """Another server was first: read on and judge again."""


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


def append(db: Connection, appends: Sequence[Append]) -> None:
    """All or nothing. Raises Taken if one of the tables has moved on since."""
    versions = [
        {"table": one.id, "seen": one.version, "limit": one.fence, "next": one.version + 1, "asked": one.awaited}
        for one in appends
    ]
    if db.execute(NEW_VERSION, versions).rowcount < len(appends):
        raise Taken
    add_entries(db, [(one.id, one.ply, one.log) for one in appends])


def add_entries(db: Connection, logs: Sequence[tuple[str, int, Sequence[bytes]]]) -> None:
    """Each is a table, the ply of its first new entry, and the new entries."""
    rows = [
        {"table_id": id, "ply": ply, "entry": entry} for id, first, log in logs for ply, entry in enumerate(log, first)
    ]
    if rows:
        db.execute(insert(entries), rows)
