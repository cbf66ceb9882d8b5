"""Blocks: whom somebody wants at none of their tables, those of today and of tomorrow."""

from __future__ import annotations

from functools import partial

from parlour.core.refusal import Refusal
from parlour.server.hall.guests import Guest
from parlour.server.hall.hall import Hall
from parlour.server.hall.messages import Blocked
from parlour.server.tables.people import Somebody, handle
from parlour.server.tables.seating import unseat_all

MOST_BLOCKS = 200


async def block(hall: Hall, guest: Guest, unwanted: Somebody) -> None:
    if len(await hall.store.blocks_of(guest.id)) >= MOST_BLOCKS:
        raise Refusal("too_many_blocks", most=MOST_BLOCKS)
    await hall.enter(guest)
    await hall.store.block(guest.id, unwanted.id, unwanted.name)
    await heed_blocks(hall, guest.id)
    hall.neighbours.blocked(guest.id)


async def unblock(hall: Hall, guest: Guest, called: str) -> None:
    for blocked in await hall.store.blocks_of(guest.id):
        if handle(guest.id, blocked) == called:
            await hall.store.unblock(guest.id, blocked)
    await heed_blocks(hall, guest.id)
    hall.neighbours.blocked(guest.id)


async def blocked_by(hall: Hall, guest: Guest) -> list[Blocked]:
    blocks = await hall.store.blocks_of(guest.id)
    return [Blocked(handle(guest.id, blocked), name) for blocked, name in blocks.items()]


async def heed_blocks(hall: Hall, host: str) -> None:
    """A table that is being taken up meanwhile may have read the blocks of a moment ago."""
    async with hall.taking_up:
        barred = frozenset(await hall.store.blocks_of(host))
        theirs = [table for table in hall.tables if table.record.host == host]
        for table in theirs:
            table.barred = barred
    for table in theirs:
        await table.change(partial(unseat_all, guests=barred, ply=table.line.ply))
