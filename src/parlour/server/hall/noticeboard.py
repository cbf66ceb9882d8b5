"""The notice board of the hall: a line for each table in use, written once for everybody who reads it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping

from msgspec import Raw, Struct

from parlour.core.game import NOBODY, Seat
from parlour.server.hall.guests import Guest
from parlour.server.hall.messages import Hall, OwnTable, TableLine
from parlour.server.tables.watcher import write

MOST_LINES = 200
"""How many public tables are listed, those used last."""


class Notice(Struct, frozen=True, array_like=True):
    """What the hall knows of a table. `public`: for everybody to read but those it is `closed_to`. `guests` have a seat
    there, and are told whom the game waits for.
    """

    line: TableLine
    public: bool
    open: bool
    guests: frozenset[str]
    closed_to: frozenset[str] = frozenset()
    awaited: frozenset[Seat] = NOBODY

    @property
    def in_public(self) -> tuple[TableLine, frozenset[str]] | None:
        return (self.line, self.closed_to) if self.public else None


class Sheet(Struct, frozen=True):
    """A `messages.Hall` whose public part is already written."""

    tables: Raw
    yours: tuple[OwnTable, ...]


class Reader:
    """Somebody in the hall. `own_news`: one of their own tables has changed since they looked."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest.id
        self.own_news = guest.entered
        self.news = asyncio.Event()
        self.news.set()


class NoticeBoard:
    """Wakes its readers only when one of their lines, or a public one, has changed. `_elsewhere` are the tables of
    other servers.
    """

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self._notices: dict[str, Notice] = {}
        self._elsewhere: Mapping[str, Notice] = {}
        self._write()

    def sheet(self, guest: str, yours: tuple[OwnTable, ...]) -> bytes:
        """The hall as it is sent to this guest, who has these tables."""
        if guest in self._left_out:
            return write(Hall(tuple(notice.line for notice in self._listed if guest not in notice.closed_to), yours))
        return write(Sheet(self._public, yours)) if yours else self._without_own

    def post(self, id: str, notice: Notice) -> None:
        before = self._notices.get(id)
        if notice == before:
            return
        self._notices[id] = notice
        self.tell(notice.guests if before is None else notice.guests | before.guests)
        if notice.in_public != (None if before is None else before.in_public):
            self._write_anew()

    def post_elsewhere(self, notices: Mapping[str, Notice]) -> None:
        """These are the public tables of all servers now."""
        if notices != self._elsewhere:
            self._elsewhere = notices
            self._write_anew()

    def take_down(self, id: str) -> None:
        """A table that has left the memory: nobody attends it, so it was not public any more."""
        self._notices.pop(id, None)

    def tell(self, guests: Collection[str]) -> None:
        """A table of these guests has changed."""
        for reader in self.readers:
            if reader.guest in guests:
                reader.own_news = True
                reader.news.set()

    def _write_anew(self) -> None:
        self._write()
        for reader in self.readers:
            reader.news.set()

    def _write(self) -> None:
        notices = {**self._elsewhere, **self._notices}
        self._listed = [notice for notice in notices.values() if notice.public][-MOST_LINES:]
        self._left_out = frozenset[str]().union(*(notice.closed_to for notice in self._listed))
        self._public = Raw(write([notice.line for notice in self._listed]))
        self._without_own = write(Sheet(self._public, ()))
