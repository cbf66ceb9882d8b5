"""Who is there: the browsers connected to a table, and for how long, in table time, the others have been gone."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.game import Millis
from parlour.server.watcher import Watcher


class Presence:
    """While nobody attends a table its time stands, so a night's pause makes nobody absent."""

    def __init__(self, now: Callable[[], Millis]) -> None:
        self.watchers: set[Watcher] = set()
        self._now = now
        self._began = now()
        self._gone_since: dict[str, Millis] = {}

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if not self.here(watcher.guest.id):
            self._gone_since[watcher.guest.id] = self._now()

    def here(self, guest: str) -> bool:
        return any(watcher.guest.id == guest for watcher in self.watchers)

    def gone_for(self, guest: str) -> Millis:
        """For someone never seen, since this table was taken up."""
        return Millis(0 if self.here(guest) else self._now() - self._gone_since.get(guest, self._began))
