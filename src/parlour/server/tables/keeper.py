"""The keeper of a table: winds its clock, rings it, wakes the bots, and answers for those who are silent."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from parlour.core.game import NOBODY
from parlour.server.door.messages import Standstill
from parlour.server.tables.alarm import Alarm
from parlour.server.tables.bot_turns import BotTurns
from parlour.server.tables.players import Company

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class Keeper:
    """Works only while this server holds the table's lease."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._ringing = Alarm(self._ring_or_wait)
        self._missing = Alarm(table.attend)
        self._bot_turns = BotTurns(table)

    def attend(self, company: Company, stands: Standstill | None) -> None:
        """After any change: the clock goes or stands, alarms are set, bots are woken, silences are heard."""
        table, lease = self._table, self._table.lease
        if lease.held and stands is None and company.playing:
            table.clock.go()
        elif lease.held or lease.stalled:
            table.clock.stand(table.ledger.outage.since)
            table.clock.reach(table.line.at)  # another server may have kept something since
        self._set_alarms()
        self._bot_turns.follow()
        if company.missing:
            self._hear_silences()

    def ring_if_due(self) -> None:
        """Not before an act that came in time has been judged."""
        table, until = self._table, self._table.line.turn.until
        if until is not None and self._ticking and until <= table.arrivals.earliest():
            table.errands.run_until_kept(table.ring)

    @property
    def _ticking(self) -> bool:
        return self._table.lease.held and self._table.clock.running

    def _set_alarms(self) -> None:
        """One for the game's clock, and one for the next person to be gone for too long."""
        table = self._table
        if not self._ticking:
            self._ringing.stop()
            self._missing.stop()
            return
        if (until := table.line.turn.until) is not None:
            self._ringing.set((until - table.clock.now()) / 1000)
        if (wait := table.players.next_absence()) is not None:
            self._missing.set(wait / 1000)

    def _ring_or_wait(self) -> None:
        """Somebody may have moved since, and have more time."""
        if (until := self._table.line.turn.until) is not None and self._table.clock.now() < until:
            self._set_alarms()
        else:
            self.ring_if_due()

    def _hear_silences(self) -> None:
        """Answers a window for people without a connection (X-4)."""
        table = self._table
        for seat in table.line.turn.awaited if self._ticking else NOBODY:
            if table.players.silent(seat) and (action := table.line.silence(seat)) is not None:
                table.errands.run_until_kept(partial(table.answer_for, seat, action, table.line.ply))
