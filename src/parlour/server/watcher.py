"""One browser at a table: what it was told last, and a queue that never makes the table wait."""

from __future__ import annotations

import asyncio

import msgspec

from parlour.core.game import Seat
from parlour.server.guests import Guest
from parlour.server.messages import Message, TableShown, Update

QUEUED_AT_MOST = 64
write = msgspec.json.Encoder(order="deterministic").encode


class Watcher:
    """When its queue overflows the socket is closed; the browser comes back and is told everything."""

    def __init__(self, guest: Guest, queued_at_most: int = QUEUED_AT_MOST) -> None:
        self.guest = guest
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(queued_at_most)
        self.lost = asyncio.Event()
        self.shown: TableShown | None = None
        self.update: Update | None = None
        self.seats: tuple[Seat, ...] | None = None
        self.ply = 0

    def push(self, message: Message) -> None:
        try:
            self.queue.put_nowait(write(message))
        except asyncio.QueueFull:
            self.lost.set()
