"""One browser at a table: what it was told last, and a queue that never makes the table wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from parlour.core.game import Seat
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Standstill, TableShown
from parlour.server.hall.guests import Guest

QUEUED_AT_MOST = 64
write: Callable[[Any], bytes] = msgspec.json.Encoder(order="deterministic").encode
"""As it is sent; what several are to hear is written once."""


class Stand(Struct, frozen=True, gc=False):
    """Where a game stands. As long as this is the same, so is every update, but for the time."""

    ply: int
    playing: bool
    stands: Standstill | None


class Watcher:
    """If its queue overflows, the socket is closed. The browser reconnects and is sent everything, unless it was
    `dismissed`: then it is told why and does not come back. `on_news` is called when the queue is no longer empty.
    """

    def __init__(self, guest: Guest, queued_at_most: int = QUEUED_AT_MOST) -> None:
        self.guest = guest
        self.lost = asyncio.Event()
        self.dismissed: Refusal | None = None
        self.shown: TableShown | None = None
        self.stand: Stand | None = None
        self.seats: tuple[Seat, ...] | None = None
        self.on_news: Callable[[], object] = lambda: None
        self._queue: list[bytes] = []
        self._queued_at_most = queued_at_most

    def push(self, text: bytes) -> None:
        if len(self._queue) >= self._queued_at_most:
            self.lost.set()
            return
        self._queue.append(text)
        if len(self._queue) == 1:
            self.on_news()

    def take(self) -> Sequence[bytes]:
        """Everything queued, which then counts as told."""
        taken, self._queue = self._queue, []
        return taken

    def dismiss(self, why: Refusal) -> None:
        self.dismissed = why
        self.lost.set()
