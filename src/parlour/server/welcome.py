"""Who may come to a table: everybody but those its host has sent away or blocks."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from parlour.core.refusal import Refusal
from parlour.server.record import Record, guests_of

if TYPE_CHECKING:
    from parlour.server.table import Table


def check_welcome(record: Record, barred: Collection[str], guest: str) -> None:
    """`barred`: those whom the host blocks. Whoever has a seat in a game that has begun stays, and may come back."""
    if guest in record.sent_away:
        raise Refusal("sent_away")
    if guest in barred and not (record.started and guest in guests_of(record)):
        raise Refusal("not_open_to_you")


def show_out(table: Table) -> None:
    """Hangs up on everybody who is no longer welcome."""
    for watcher in table.presence.watchers:
        try:
            check_welcome(table.record, table.barred, watcher.guest.id)
        except Refusal as refusal:
            watcher.dismiss(refusal)
