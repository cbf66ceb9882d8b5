"""How the log of a table is read. SQLite's book is read from a table's last entry back to the ones before."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import text

IN_SQLITE: Final = text("""
    WITH RECURSIVE log (ply, before, entry) AS (
        SELECT book.ply, book.before, book.entry FROM ends JOIN book ON book.number = ends.number
        WHERE ends.table_id = :id AND book.ply >= :since
        UNION ALL
        SELECT book.ply, book.before, book.entry FROM log JOIN book ON book.number = log.before
        WHERE book.ply >= :since
    )
    SELECT entry FROM log ORDER BY ply
""")
IN_POSTGRESQL: Final = text("SELECT entry FROM entries WHERE table_id = :id AND ply >= :since ORDER BY ply")


def log_of(dialect: str, id: str, since: int = 0) -> Any:
    """A query for the entries from `since` on, the oldest first."""
    query = IN_SQLITE if dialect == "sqlite" else IN_POSTGRESQL
    return query.bindparams(id=id, since=since)
