"""Rows that may be there already, whoever else writes them at the same time."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def add_new(db: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Adds it, unless it is there; whether it was new."""
    return db.execute(_insert(db, table).values(row).on_conflict_do_nothing()).rowcount > 0


def put(db: Connection, table: Table, row: dict[str, Any]) -> None:
    """Adds it, or replaces what is there under its key."""
    keys = [column.name for column in table.primary_key]
    rest = {name: value for name, value in row.items() if name not in keys}
    db.execute(_insert(db, table).values(row).on_conflict_do_update(index_elements=keys, set_=rest))


def _insert(db: Connection, table: Table) -> Any:
    return (sqlite if db.dialect.name == "sqlite" else postgresql).insert(table)
