"""Who is there: the browsers connected to a table, and how long the others have been gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping

from msgspec.structs import replace

from parlour.core.game import Millis
from parlour.server.tables.watcher import Watcher


class Presence:
    """`ran` says for how long the table's clock has run here. While nobody attends a table it stands, so a night's
    pause makes nobody absent; after a restart it begins anew, so everybody has the full grace again. `changes` counts
    how often somebody has come, gone or changed their name, and `own_changes` those of browsers connected to us.
    `elsewhere` are the names of those who are connected to other servers.
    """

    def __init__(self, ran: Callable[[], Millis]) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: Mapping[str, str] = {}
        self.changes = 0
        self.own_changes = 0
        self._windows: Counter[str] = Counter()
        self._ran = ran
        self._gone_since: dict[str, Millis] = {}
        self._begun = Millis(0)

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._windows[watcher.guest.id] += 1
        self._change()

    def leave(self, watcher: Watcher, seated: Collection[str]) -> None:
        guest = watcher.guest.id
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self._windows[guest] -= 1
            self._change()
        if not self._windows[guest]:
            del self._windows[guest]
        self._miss([guest], seated)

    def meet(self, elsewhere: Mapping[str, str], seated: Collection[str]) -> None:
        """These are connected to other servers now."""
        if elsewhere != self.elsewhere:
            before, self.elsewhere = self.elsewhere, elsewhere
            self.changes += 1
            self._miss(before, seated)

    def dismiss_all(self) -> None:
        self.watchers.clear()
        self._windows.clear()
        self.elsewhere = {}
        self._change()

    def begin_anew(self) -> None:
        """Everybody who is not here has the full grace again."""
        self._gone_since.clear()
        self._begun = self._ran()

    def gone_already(self, gone: Mapping[str, Millis]) -> None:
        """For how long these have been gone, as the server knows that keeps the table."""
        self._gone_since.update({guest: Millis(self._ran() - time) for guest, time in gone.items()})

    @property
    def own_names(self) -> dict[str, str]:
        """Everybody who is connected to this server, by name."""
        return {watcher.guest.id: watcher.guest.name for watcher in self.watchers}

    @property
    def names(self) -> dict[str, str]:
        """Everybody who is connected, by name."""
        return {**self.elsewhere, **self.own_names}

    def rename(self, guest: str, name: str) -> None:
        for watcher in self.watchers:
            if watcher.guest.id == guest:
                watcher.guest = replace(watcher.guest, name=name)
        self._change()

    def here(self, guest: str) -> bool:
        return self._windows[guest] > 0 or guest in self.elsewhere

    def gone_for(self, guest: str) -> Millis:
        """How long somebody has been gone. For someone never seen, since this table was loaded."""
        return Millis(0 if self.here(guest) else self._ran() - self._gone_since.get(guest, self._begun))

    def _miss(self, guests: Iterable[str], seated: Collection[str]) -> None:
        """Only those who have a seat are missed. Others may come and go without a trace."""
        self._gone_since.update({guest: self._ran() for guest in guests if not self.here(guest)})
        self._gone_since = {guest: since for guest, since in self._gone_since.items() if guest in seated}

    def _change(self) -> None:
        self.changes += 1
        self.own_changes += 1
