"""One browser at a table: what it was told last, and a queue that never makes the table wait."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from parlour.core.game import Seat
from parlour.core.refusal import Refusal
from parlour.server.guests import Guest
from parlour.server.messages import Standstill, TableShown

QUEUED_AT_MOST = 64
_encode = msgspec.json.Encoder(order="deterministic").encode


def write(thing: Any) -> str:
    """As it is sent; what several are to hear is written once."""
    return _encode(thing).decode()


class Stand(NamedTuple):
    """Where a game stands. As long as this is the same, so is every update, but for the time."""

    ply: int
    playing: bool
    stands: Standstill | None


class Watcher:
    """If its queue overflows, the socket is closed. The browser reconnects and is sent everything, unless it was
    `dismissed`: then it is told why and does not come back.
    """

    def __init__(self, guest: Guest, queued_at_most: int = QUEUED_AT_MOST) -> None:
        self.guest = guest
        self.queue: asyncio.Queue[str] = asyncio.Queue(queued_at_most)
        self.lost = asyncio.Event()
        self.dismissed: Refusal | None = None
        self.shown: TableShown | None = None
        self.stand: Stand | None = None
        self.seats: tuple[Seat, ...] | None = None

    def push(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.lost.set()

    def dismiss(self, why: Refusal) -> None:
        self.dismissed = why
        self.lost.set()
