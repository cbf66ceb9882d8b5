"""Recordings that somebody brought, where every server finds them for a while."""

from __future__ import annotations

import asyncio
import zlib
from contextlib import suppress

from redis.asyncio import Redis

from parlour.server.city.connection import UNREACHABLE

KEPT = 60 * 60
"""For how many seconds after it was last shown."""
MOST = 64
"""Beyond this many those that were brought first are dropped. Somebody who still wants to see one brings it again."""
ORDER = "parlour:files"
SCRIPT = """
local file, order = KEYS[1], KEYS[2]
redis.call('SET', file, ARGV[1], 'EX', ARGV[2])
redis.call('ZADD', order, redis.call('TIME')[1], file)
redis.call('EXPIRE', order, ARGV[2])
local many = redis.call('ZCARD', order) - ARGV[3]
if many > 0 then
  for _, old in ipairs(redis.call('ZRANGE', order, 0, many - 1)) do
    redis.call('DEL', old)
    redis.call('ZREM', order, old)
  end
end
"""


class Files:
    """If Redis does not answer, only the server it was brought to can show it."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._script = redis.register_script(SCRIPT)

    async def keep(self, id: str, file: bytes) -> None:
        packed = await asyncio.to_thread(zlib.compress, file)
        with suppress(*UNREACHABLE):
            await self._script([key(id), ORDER], [packed, KEPT, MOST])

    async def find(self, id: str) -> bytes | None:
        with suppress(*UNREACHABLE):
            packed = await self._redis.getex(key(id), ex=KEPT)
            if isinstance(packed, bytes):
                return await asyncio.to_thread(zlib.decompress, packed)
        return None


def key(id: str) -> str:
    return f"parlour:file:{id}"
