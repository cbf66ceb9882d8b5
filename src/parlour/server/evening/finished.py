"""Finished tables: what is left of their games for those who may see it."""

from __future__ import annotations

import asyncio
from functools import partial

from parlour.core.game import Seat
from parlour.core.recording import Recording, write
from parlour.core.refusal import Refusal
from parlour.server.evening.endings import Ending, ending
from parlour.server.evening.reviews import Review
from parlour.server.hall.guests import Guest
from parlour.server.hall.hall import Hall
from parlour.server.tables.table import Table
from parlour.server.tables.welcome import check_replay, check_welcome


async def ending_of(hall: Hall, id: str, guest: Guest) -> Ending:
    """A finished table in figures, as they matter to this guest."""
    table = await finished(hall, id, guest)
    return await asyncio.to_thread(ending, table.game, table.record, table.line, guest.id)


async def recording_of(hall: Hall, id: str, guest: Guest, key: str) -> bytes:
    """For whoever may look back at the game."""
    table = await finished(hall, id, guest)
    check_replay(table.record, table.barred, guest.id, key)
    record, seal = table.record, table.record.seal
    log = tuple(table.line.log)
    return write(Recording(table.game, record.rules, record.names, seal.commitment, log, seal.nonces, seal.seed))


async def review_of(hall: Hall, id: str, seat: str, guest: Guest, key: str) -> Review:
    """How far a seat's review is; every seat's, for whoever may look back at the game."""
    table = await finished(hall, id, guest)
    check_replay(table.record, table.barred, guest.id, key)
    if seat not in map(str, range(len(table.record.chairs))):
        raise Refusal("no_such_seat")
    return await hall.reviews.review(table, Seat(int(seat)), partial(hall.doorkeeper.review, guest))


async def finished(hall: Hall, id: str, guest: Guest) -> Table:
    """A table whose game is over, if this guest may see it."""
    table = await hall.table(id)
    check_welcome(table.record, table.barred, guest.id)
    if table.ledger.outdated:
        raise Refusal("table_outdated")
    if not table.record.over:
        raise Refusal("not_over")
    return table
