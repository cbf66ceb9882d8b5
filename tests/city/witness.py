"""A witness inside PostgreSQL: which server wrote which entry and took which lease, in the order it happened.

Every server connects under a name of its own. Triggers write that name down while the row of the table is locked, so
what is written comes in the order in which it counts. Parlour itself knows nothing of this.
"""

from __future__ import annotations

import time

import asyncpg

from tests.city.history import now
from tests.city.keepers import Leased, Witnessed, Wrote

TRIGGERS = """
CREATE TABLE witnessed (
    number bigserial PRIMARY KEY,
    at double precision NOT NULL DEFAULT extract(epoch FROM clock_timestamp()),
    table_id text NOT NULL,
    server text NOT NULL DEFAULT session_user,
    ply integer,
    fence integer
);
CREATE FUNCTION saw_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO witnessed (table_id, ply) VALUES (NEW.table_id, NEW.ply); RETURN NULL; END $$;
CREATE FUNCTION saw_lease() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO witnessed (table_id, fence) VALUES (NEW.id, NEW.fence); RETURN NULL; END $$;
CREATE TRIGGER saw_entry AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION saw_entry();
CREATE TRIGGER saw_lease AFTER UPDATE OF fence ON tables FOR EACH ROW EXECUTE FUNCTION saw_lease();
"""


async def call_witness(address: str) -> None:
    db = await asyncpg.connect(address)
    try:
        await db.execute(TRIGGERS)
    finally:
        await db.close()


async def hear_witness(address: str) -> list[Witnessed]:
    ahead = time.time() - now()
    db = await asyncpg.connect(address)
    try:
        rows = await db.fetch("SELECT at, table_id, server, ply, fence FROM witnessed ORDER BY number")
    finally:
        await db.close()
    return [said(row, ahead) for row in rows]


def said(row: asyncpg.Record, ahead: float) -> Witnessed:
    """`ahead`: by how many seconds the clock of PostgreSQL is ahead of the clients'."""
    if row["fence"] is None:
        return Wrote(row["table_id"], row["ply"], row["server"])
    return Leased(row["table_id"], row["fence"], row["server"], row["at"] - ahead)
