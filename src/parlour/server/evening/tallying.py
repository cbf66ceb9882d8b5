"""Games that were over before the house kept results are read one by one, in the background, whenever it is open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from parlour.core.play import replay
from parlour.server.evening.results import begins_elsewhere, results
from parlour.server.hall.wishes import agreed, listing_of
from parlour.server.store.schema import records, tables, untallied
from parlour.server.store.schema import results as results_table
from parlour.server.store.store import Row, Store
from parlour.server.store.writer import NotKept
from parlour.server.tables.record import Record

PAUSE = 0.05
"""Seconds between two games: nobody who plays now should notice."""
PAUSE_IN_OUTAGE = 5.0

logger = logging.getLogger("parlour.history")


async def tally_old_games(store: Store) -> None:
    """Ends once nothing is left. What has been read stays read, so a house that closes meanwhile goes on later."""
    while True:
        try:
            waiting = await store.read(select(untallied.c.table_id).limit(1))
            if not waiting:
                return
            await tally_old_game(store, waiting[0].table_id)
        except NotKept:
            await asyncio.sleep(PAUSE_IN_OUTAGE)
        await asyncio.sleep(PAUSE)


async def tally_old_game(store: Store, id: str) -> None:
    (table,) = await store.read(select(records.c.record, tables.c.opened).join(records).where(tables.c.id == id))
    log = await store.log(id)
    rows = await asyncio.to_thread(read_old_game, table.record, table.opened, log)

    def job(db: Connection) -> None:
        first = db.execute(delete(untallied).where(untallied.c.table_id == id)).rowcount
        if first and rows:
            db.execute(insert(results_table), rows)

    await store.write(job)


def read_old_game(kept: bytes, opened: int, log: Sequence[bytes]) -> list[Row]:
    """Nothing, if the game was closed unfinished or can no longer be read.

    Nobody wrote down when it ended; it cannot have been earlier than its table time after the opening.
    """
    try:
        record = msgspec.json.decode(kept, type=Record)
        if not record.over:
            return []
        game, entry = agreed(record.game), listing_of(record.game).types.entry
        entries = list(map(msgspec.json.Decoder(entry).decode, log))
        end: Any = replay(game, len(record.chairs), entries)[-1].position
        if end.over is None:
            return []
        return results(record, game, end, opened + end.at // 1000, resumed=begins_elsewhere(entries))
    except Exception:  # rules of another day may refuse it, stumble over it, or no longer know what it says
        logger.warning("an old game can no longer be read, so it is in nobody's history", exc_info=True)
        return []
