"""Reviews in the store: one for each seat of a finished table, by the last edition of the reviewers that made one."""

from __future__ import annotations

from sqlalchemy import select

from parlour.core.game import Seat
from parlour.server.store.rows import put
from parlour.server.store.schema import reviews
from parlour.server.store.store import Store


async def keep_review(store: Store, table: str, seat: Seat, edition: int, review: bytes) -> None:
    row = {"table_id": table, "seat": seat, "edition": edition, "review": review}
    await store.write(lambda db: put(db, reviews, row))


async def kept_review(store: Store, table: str, seat: Seat, edition: int) -> bytes | None:
    """None if this edition has not made one."""
    theirs = (reviews.c.table_id == table) & (reviews.c.seat == seat) & (reviews.c.edition == edition)
    rows = await store.read(select(reviews.c.review).where(theirs))
    return rows[0].review if rows else None
