"""Who is there: the browsers connected to a table, and how long the others have been gone."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec.structs import replace

from parlour.core.game import Millis
from parlour.server.watcher import Watcher


class Presence:
    """`ran` says for how long the table's clock has run here. While nobody attends a table it stands, so a night's
    pause makes nobody absent; after a restart it begins anew, so everybody has the full grace again.
    """

    def __init__(self, ran: Callable[[], Millis]) -> None:
        self.watchers: set[Watcher] = set()
        self._ran = ran
        self._gone_since: dict[str, Millis] = {}

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)

    def leave(self, watcher: Watcher, seated: Collection[str]) -> None:
        """Only those who have a seat are missed. Others may come and go without a trace."""
        self.watchers.discard(watcher)
        if not self.here(watcher.guest.id):
            self._gone_since[watcher.guest.id] = self._ran()
        self._gone_since = {guest: since for guest, since in self._gone_since.items() if guest in seated}

    @property
    def names(self) -> dict[str, str]:
        """Everybody who is connected, by name."""
        return {watcher.guest.id: watcher.guest.name for watcher in self.watchers}

    def rename(self, guest: str, name: str) -> None:
        for watcher in self.watchers:
            if watcher.guest.id == guest:
                watcher.guest = replace(watcher.guest, name=name)

    def here(self, guest: str) -> bool:
        return any(watcher.guest.id == guest for watcher in self.watchers)

    def gone_for(self, guest: str) -> Millis:
        """How long somebody has been gone. For someone never seen, since this table was loaded."""
        return Millis(0 if self.here(guest) else self._ran() - self._gone_since.get(guest, Millis(0)))
