"""Who may come to a table, and who may look back at its game: who sat there, and whoever they give the link to."""

from __future__ import annotations

import hmac
from collections.abc import Collection
from hashlib import sha256
from typing import TYPE_CHECKING

from parlour.core.refusal import Refusal
from parlour.server.tables.record import Record, guests_of

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


def check_welcome(record: Record, barred: Collection[str], guest: str) -> None:
    """`barred`: those whom the host blocks. Whoever has a seat in a game that has begun stays, and may come back."""
    if guest in record.sent_away:
        raise Refusal("sent_away")
    if guest in barred and not (record.started and guest in guests_of(record)):
        raise Refusal("not_open_to_you")


def check_replay(record: Record, barred: Collection[str], guest: str, key: str) -> None:
    """Raises Refusal unless this game is over and this guest may look at it. A public table's is open to all."""
    check_welcome(record, barred, guest)
    if not record.over:
        raise Refusal("not_over")
    if not (record.public or sat(record, guest) or hmac.compare_digest(key.encode(), replay_key(record).encode())):
        raise Refusal("replay_not_open_to_you")


def sat(record: Record, guest: str) -> bool:
    """Has this guest had a seat in this game? Where only bots played, the host watched for himself."""
    return guest in (record.knows or (record.host,))


def replay_key(record: Record) -> str:
    """What opens the replay of a private table. Nobody is told the seed before the end, nor ever the id of a guest."""
    return hmac.new(record.seed, f"replay {record.id} {record.host}".encode(), sha256).hexdigest()[:24]


def replay_link(record: Record) -> str:
    """The address to give to others."""
    return f"/replay/{record.id}" + ("" if record.public else f"?key={replay_key(record)}")


def show_out(table: Table) -> None:
    """Hangs up on everybody who is no longer welcome."""
    if not (table.barred or table.record.sent_away):
        return
    for watcher in table.presence.watchers:
        try:
            check_welcome(table.record, table.barred, watcher.guest.id)
        except Refusal as refusal:
            watcher.dismiss(refusal)
