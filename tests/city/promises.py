"""What several servers promise, by its number in docs/hosting.md, and a breach of it."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct


class Promise(IntEnum):
    KEPT = 1
    ONCE = 2
    SAME = 3
    CLOCK = 4
    PERSON = 5
    BOT = 6
    LEASE = 7
    TAKEOVER = 8


class Breach(Struct, frozen=True):
    promise: Promise
    table: str
    ply: int | None
    what: str

    def __str__(self) -> str:
        where = self.table if self.ply is None else f"{self.table} at ply {self.ply}"
        return f"promise {self.promise.value}, {where}: {self.what}"
