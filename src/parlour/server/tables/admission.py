"""Whether an act is judged at all: who may act for a seat, and whether there is anything to act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.game import Millis, Seat
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Strength
from parlour.server.tables.record import check_seat

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class KeptElsewhere(Refusal):
    """Another server holds the lease, and does what the table does by itself."""


def check_bot(table: Table, seat: Seat, strength: Strength) -> None:
    """Somebody may have come back, or the seat is another bot's."""
    check_keeping(table)
    if table.players.strength(seat) != strength:
        raise Refusal("not_your_seat")


def check_keeping(table: Table) -> None:
    if not table.lease.held:
        raise KeptElsewhere("not_your_seat")


def check_person(table: Table, seat: Seat, guest: str) -> None:
    check_seat(table.record, seat, guest)


def check_playing(table: Table) -> None:
    if not table.record.started:
        raise Refusal("not_started")
    if table.record.closed:
        raise Refusal("table_closed")
    if table.ledger.outdated:
        raise Refusal("table_outdated")


def check_asked(table: Table, seat: Seat, seen: int) -> None:
    """Giving up needs neither of these: it is possible at any time (X-8)."""
    if table.line.stale(seat, seen):
        raise Refusal("stale")
    if table.record.paused is not None:
        raise Refusal("table_paused")


def in_time(table: Table, arrived: Millis) -> Millis:
    """That time is up is for the server to say that holds the lease."""
    until = table.line.turn.until
    return arrived if until is None or table.lease.held else min(arrived, Millis(until - 1))
