"""The lease of a table in a city: whether we hold it, and what is done when it is won, lost or held by another."""

from __future__ import annotations

import asyncio
from math import inf
from time import monotonic
from typing import TYPE_CHECKING

from parlour.core.game import Millis
from parlour.core.refusal import Refusal
from parlour.server.city.exchange import Face, Hearing, Telling
from parlour.server.tables.errands import log_failure
from parlour.server.tables.record import guests_of

if TYPE_CHECKING:
    from parlour.server.city.city import City
    from parlour.server.tables.table import Table

NOBODYS = -1
"""A fence the store lets nothing through for."""


class CityLease:
    """We hold it from the moment the store has put up our fence until `_until`, unless it is renewed.

    `_believed`: until when somebody else is thought to hold it. `_told`: what the last holder's clock showed.
    `_in_vain`: it was ours to take, and the store failed.
    """

    def __init__(self, city: City) -> None:
        self.table: Table | None = None
        self.taking: asyncio.Task[None] | None = None
        self._city = city
        self._fence: int | None = None
        self._until = -inf
        self._believed = -inf
        self._told = Millis(0)
        self._shown: tuple[int, bool] | None = None
        self._news = False
        self._in_vain = False

    @property
    def held(self) -> bool:
        return self._fence is not None and monotonic() < self._until

    @property
    def fence(self) -> int:
        return NOBODYS if self._fence is None else self._fence

    @property
    def stalled(self) -> bool:
        return not self.held and (monotonic() >= self._believed or not self._city.in_touch)

    def refused(self, fence: int) -> None:
        if self._fence is not None and fence > self._fence:
            self._city.fenced += 1
            self._lose()
            if self.table is not None:
                self._city.look(self.table.record.id)

    def kept(self, version: int) -> None:
        if self.table is not None:
            self._city.publish_version(self.table.record.id, version)

    def attended(self) -> None:
        if self.table is None:
            return
        shown = self.table.presence.own_changes, self.held and self.table.clock.running
        if shown != self._shown:
            self._shown, self._news = shown, True
            self._city.look(self.table.record.id)

    def telling(self) -> Telling:
        """What the others should know. A table that needs no keeper is nobody's, and one that we cannot write, or could
        not take over, is left to others until we ask again.
        """
        assert self.table is not None
        table, news, in_vain = self.table, self._news, self._in_vain
        self._news = self._in_vain = False
        absent = [guest for guest in guests_of(table.record) if not table.presence.here(guest)]
        gone = {guest: table.presence.gone_for(guest) for guest in absent}
        face = Face(table.clock.now(), table.clock.running, gone)
        able = table.ledger.outage.since is None and not in_vain
        wanted = able and table.record.open and not table.ledger.outdated
        return Telling(wanted, news, face, table.presence.own_names)

    def hear(self, heard: Hearing, began: float) -> None:
        """`began`: when we asked, by our own clock."""
        table = self.table
        if table is None:
            return
        before = (self.held, self.stalled, table.presence.changes)
        table.presence.meet(heard.people, guests_of(table.record))
        if heard.ours:
            self._renew(table, began + self._city.pace.term)
        else:
            if self._fence is not None:
                self._lose()
            self._believed = -inf
            if heard.face is not None:
                self._follow(table, heard.face, heard.age / 1000, began)
        if not heard.ours or before != (self.held, self.stalled, table.presence.changes):
            table.attend()

    def move_out(self) -> None:
        self.table = None
        self._fence = None
        if self.taking is not None:
            self.taking.cancel()

    def _renew(self, table: Table, until: float) -> None:
        """A lease that has run out meanwhile is taken anew: somebody else may have held it."""
        if self.held:
            table.clock.allow(until)
        elif self.taking is None:
            self._fence = None
            self.taking = asyncio.create_task(self._take_over(table))
            self.taking.add_done_callback(log_failure)
        self._until = until

    async def _take_over(self, table: Table) -> None:
        """If the store fails, another server may try, and then we again."""
        try:
            fence = await table.take_over(self._told)
        except Refusal:
            self._in_vain = True
            return
        finally:
            self.taking = None
        self._fence = fence
        table.clock.allow(self._until)
        self._news = True
        self._city.look(table.record.id)
        table.attend()

    def _follow(self, table: Table, face: Face, age: float, began: float) -> None:
        """Only the holder's clock decides. Ours shows the same, and stops when nothing more is heard."""
        pace, told = self._city.pace, began - age
        self._believed, self._told = told + pace.lease, face.time
        passed = Millis(int(min(age, pace.term) * 1000)) if face.running else Millis(0)
        table.clock.show(Millis(face.time + passed), face.running, told + pace.term)
        table.clock.reach(table.line.at)
        table.presence.gone_already(face.gone)

    def _lose(self) -> None:
        self._fence, self._until = None, -inf
        if self.table is not None:
            self._city.lose(self.table.record.id)
