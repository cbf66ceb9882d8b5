"""Recordings that somebody brought, where every server finds them for a while."""

from __future__ import annotations

from contextlib import suppress

from redis.asyncio import Redis

from parlour.server.city.connection import UNREACHABLE

KEPT = 60 * 60
"""For how many seconds after it was last shown."""


class Files:
    """If Redis does not answer, only the server it was brought to can show it."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def keep(self, id: str, file: bytes) -> None:
        with suppress(*UNREACHABLE):
            await self._redis.set(key(id), file, ex=KEPT)

    async def find(self, id: str) -> bytes | None:
        with suppress(*UNREACHABLE):
            kept = await self._redis.getex(key(id), ex=KEPT)
            return kept if isinstance(kept, bytes) else None
        return None


def key(id: str) -> str:
    return f"parlour:file:{id}"
