"""Who may come to a table: everybody but those its host has sent away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.refusal import Refusal

if TYPE_CHECKING:
    from parlour.server.table import Table


def check_welcome(table: Table, guest: str) -> None:
    if guest in table.record.sent_away:
        raise Refusal("sent_away")


def show_out(table: Table) -> None:
    """Hangs up on everybody who is no longer welcome."""
    for watcher in table.presence.watchers:
        try:
            check_welcome(table, watcher.guest.id)
        except Refusal as refusal:
            watcher.dismiss(refusal)
