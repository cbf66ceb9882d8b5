"""Who is there: the browsers connected to a table, and how long the others have been gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection

from msgspec.structs import replace

from parlour.core.game import Millis
from parlour.server.watcher import Watcher


class Presence:
    """`ran` says for how long the table's clock has run here. While nobody attends a table it stands, so a night's
    pause makes nobody absent; after a restart it begins anew, so everybody has the full grace again. `changes` counts
    how often somebody has come, gone or changed their name.
    """

    def __init__(self, ran: Callable[[], Millis]) -> None:
        self.watchers: set[Watcher] = set()
        self.changes = 0
        self._windows: Counter[str] = Counter()
        self._ran = ran
        self._gone_since: dict[str, Millis] = {}

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._windows[watcher.guest.id] += 1
        self.changes += 1

    def leave(self, watcher: Watcher, seated: Collection[str]) -> None:
        """Only those who have a seat are missed. Others may come and go without a trace."""
        guest = watcher.guest.id
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self._windows[guest] -= 1
            self.changes += 1
        if not self.here(guest):
            del self._windows[guest]
            self._gone_since[guest] = self._ran()
        self._gone_since = {guest: since for guest, since in self._gone_since.items() if guest in seated}

    def dismiss_all(self) -> None:
        self.watchers.clear()
        self._windows.clear()
        self.changes += 1

    @property
    def names(self) -> dict[str, str]:
        """Everybody who is connected, by name."""
        return {watcher.guest.id: watcher.guest.name for watcher in self.watchers}

    def rename(self, guest: str, name: str) -> None:
        for watcher in self.watchers:
            if watcher.guest.id == guest:
                watcher.guest = replace(watcher.guest, name=name)
        self.changes += 1

    def here(self, guest: str) -> bool:
        return self._windows[guest] > 0

    def gone_for(self, guest: str) -> Millis:
        """How long somebody has been gone. For someone never seen, since this table was loaded."""
        return Millis(0 if self.here(guest) else self._ran() - self._gone_since.get(guest, Millis(0)))
