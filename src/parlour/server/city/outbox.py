"""What is to be published, all of it in one go. What does not arrive is found out another way, a little later."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from redis.asyncio import Redis

from parlour.server.city.connection import UNREACHABLE
from parlour.server.city.stopping import stopped

SCRIPT = """
for i, channel in ipairs(KEYS) do
  redis.call('PUBLISH', channel, ARGV[i])
end
"""


class Outbox:
    """Of several messages to one channel about the same only the last is sent."""

    def __init__(self, redis: Redis) -> None:
        self._script = redis.register_script(SCRIPT)
        self._waiting: dict[tuple[str, str], str] = {}
        self._filled = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._sending = asyncio.create_task(self._send())

    async def close(self) -> None:
        if self._sending is not None:
            await stopped(self._sending)

    def publish(self, channel: str, message: str, about: str = "") -> None:
        self._waiting[channel, about] = message
        self._filled.set()

    async def _send(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            messages, self._waiting = self._waiting, {}
            with suppress(*UNREACHABLE):
                await self._script([channel for channel, _ in messages], list(messages.values()))
