"""Who is there: the browsers connected to a table, and for how long the others have been gone."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from parlour.server.watcher import Watcher


class Presence:
    def __init__(self, seconds: Callable[[], float] = monotonic) -> None:
        self.watchers: set[Watcher] = set()
        self._seconds = seconds
        self._began = seconds()
        self._gone_since: dict[str, float] = {}

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._gone_since.pop(watcher.guest.id, None)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.here(watcher.guest.id):
            self._gone_since[watcher.guest.id] = self._seconds()

    def here(self, guest: str) -> bool:
        return any(watcher.guest.id == guest for watcher in self.watchers)

    def gone_for(self, guest: str) -> float:
        """Seconds; for someone never seen, since this table was taken up."""
        return 0.0 if self.here(guest) else self._seconds() - self._gone_since.get(guest, self._began)
