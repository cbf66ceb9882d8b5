"""A table's record and its line of play, first on disk and then in memory."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from time import time

import msgspec
from msgspec.structs import replace

from parlour.core.game import AnyGame, Millis
from parlour.core.listing import Listing
from parlour.core.play import Played
from parlour.server.evening.attempts import finish, keep_finish
from parlour.server.evening.results import begins_elsewhere, results
from parlour.server.store.appending import UNFENCED, Spent, Taken
from parlour.server.store.committing import Job
from parlour.server.store.outage import Outage
from parlour.server.store.store import Change, Row, Store
from parlour.server.store.writer import NotKept
from parlour.server.tables.line import Line
from parlour.server.tables.record import Record, guests_of

logger = logging.getLogger("parlour.table")


class Ledger:
    """`outdated`: the rules have changed since, so the table is shown as far as they go, and does not go on. `version`
    counts the changes of this table in the store, by whichever server. `fence` is the highest we have seen there.
    `unsure`: a write was not confirmed, and may be there all the same.
    """

    def __init__(self, listing: Listing, game: AnyGame, record: Record, version: int, store: Store) -> None:
        self.listing = listing
        self.record = record
        self.line = Line(game, len(record.chairs))
        self.outdated = record.open and record.rules != listing.version
        self.version = version
        self.fence = 0
        self.unsure = False
        self._store = store
        self._read_entry = msgspec.json.Decoder(listing.types.entry).decode

    @property
    def outage(self) -> Outage:
        return self._store.outage

    @property
    def playing(self) -> bool:
        """Has the game begun, and is there anything left to play?"""
        return self.record.started and self.record.open and not self.outdated

    async def keep(
        self,
        played: Sequence[Played],
        record: Record | None = None,
        fence: int = UNFENCED,
        also: Job | None = None,
    ) -> bool:
        """False if another server was first and we have read what it wrote. `also` is written with a changed record."""
        known, line = self.record, self.line
        position = played[-1].position if played else line.here
        finished = None if known.attempt is None else finish(known.attempt, line, played)
        ended: list[Row] = []
        if played and (finished is not None or position.over is not None):
            record = replace(record or known, over=True)
        if record is not None and played and position.over is not None:
            resumed = begins_elsewhere(line.log)
            ended = results(record, line.game, position, int(time()), resumed=resumed)
        if finished is not None:
            also = partial(keep_finish, table=known.id, finish=finished)
        change = None if record is None else Change(record.open, msgspec.json.encode(record), guests_of(record), also)
        log = [msgspec.json.encode(one.entry) for one in played]
        try:
            await self._store.keep(known.id, self.version, line.ply, log, change, position.turn.awaited, ended, fence)
        except Spent:
            raise
        except NotKept:
            self.unsure = True
            raise
        except Taken:
            await self.catch_up()
            return False
        self.unsure = False
        self.version += 1
        if record is not None:
            self.record = record
        for one in played:
            line.step(one)
        return True

    def read_on(self, log: Sequence[bytes]) -> None:
        """Plays what the store has kept, as far as today's rules go along with it."""
        for entry in log:
            try:
                self.line.read(self._read_entry(entry))
            except Exception:  # they may refuse an entry of old, stumble over it, or no longer know what it says
                logger.exception(
                    "a table of %s can no longer be played from entry %d on", self.listing.name, self.line.ply
                )
                self.outdated = True
                return

    async def catch_up(self) -> None:
        """Reads what other servers have written, or we ourselves without knowing."""
        self.unsure = False
        kept = await self._store.record(self.record.id)
        assert kept is not None
        log = await self._store.log(self.record.id, self.line.ply)
        self.version, self.fence, self.record = kept.version, kept.fence, msgspec.json.decode(kept.record, type=Record)
        self.read_on(log)

    async def take_over(self) -> tuple[int, Millis]:
        """A new fence, which is ours, and the table time as it was last stored."""
        fence = await self._store.fence(self.record.id)
        stored = await self._store.time(self.record.id)  # from now on nobody else changes it
        await self.catch_up()
        return fence, stored
