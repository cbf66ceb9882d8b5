"""The keeper of a table: winds its clock, rings it, wakes the bots, and answers for those who are silent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from parlour.core.game import NOBODY, Millis
from parlour.server.door.messages import Standstill
from parlour.server.tables.bot_turns import BotTurns

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class Keeper:
    """Works only while this server holds the table's lease."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: list[asyncio.TimerHandle] = []
        self._bot_turns = BotTurns(table)

    def attend(self, stands: Standstill | None) -> None:
        """After any change: the clock goes or stands, timers are armed, bots are woken, silences are heard."""
        table = self._table
        if table.lease.held and table.ledger.playing and stands is None:
            table.clock.go()
        elif table.lease.held or table.lease.stalled:
            table.clock.stand(table.ledger.outage.since)
            table.clock.reach(table.line.at)  # another server may have kept something since
        self._arm()
        self._bot_turns.follow()
        self._hear_silences()

    def ring_if_due(self) -> None:
        """Not before an act that came in time has been judged."""
        table, until = self._table, self._table.line.turn.until
        if until is not None and self._ticking and until <= table.arrivals.earliest():
            table.errands.run_until_kept(table.ring)

    @property
    def _ticking(self) -> bool:
        return self._table.lease.held and self._table.clock.running

    def _arm(self) -> None:
        """Arms one timer for the game's clock, and one for the next person to be gone for too long."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if not self._ticking:
            return
        if (until := self._table.line.turn.until) is not None:
            self._after(Millis(until - self._table.clock.now()), self._ring_or_wait)
        if (wait := self._table.players.next_absence()) is not None:
            self._after(wait, self._table.attend)

    def _ring_or_wait(self) -> None:
        """A timer may come a moment too early."""
        if (until := self._table.line.turn.until) is not None and self._table.clock.now() < until:
            self._arm()
        else:
            self.ring_if_due()

    def _after(self, wait: Millis, act: Callable[[], object]) -> None:
        self._timers.append(asyncio.get_running_loop().call_later(max(0, wait) / 1000, act))

    def _hear_silences(self) -> None:
        """Answers a window for people without a connection (X-4)."""
        table = self._table
        for seat in table.line.turn.awaited if table.players.company.missing and self._ticking else NOBODY:
            if table.players.silent(seat) and (action := table.line.silence(seat)) is not None:
                table.errands.run_until_kept(partial(table.answer_for, seat, action, table.line.ply))
