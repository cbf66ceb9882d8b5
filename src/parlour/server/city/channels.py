"""The channels we listen to. After a lost connection all of them are opened again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from parlour.server.city.connection import UNREACHABLE
from parlour.server.city.stopping import stopped

QUIET = 5.0
"""After so many seconds without a message we ask whether Redis is still there, and after as many more give up."""


class Channels:
    """`first` is always open. `heard` is told each message with its channel, and `opened` each channel that we begin
    to hear. A lost connection is tried `again` after so many seconds.

    Whatever was said before is missed. So whoever hears of an opened channel has to look for themselves.
    """

    def __init__(
        self,
        redis: Redis,
        first: str,
        heard: Callable[[str, str], None],
        opened: Callable[[str], None],
        again: float,
    ) -> None:
        self._again = again
        self._redis = redis
        self._heard = heard
        self._opened = opened
        self._wanted = {first}
        self._changed = asyncio.Event()
        self._connected: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._connected = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        if self._connected is not None:
            await stopped(self._connected)

    def open(self, name: str) -> None:
        self._wanted.add(name)
        self._changed.set()

    def shut(self, name: str) -> None:
        self._wanted.discard(name)
        self._changed.set()

    async def _stay_connected(self) -> None:
        while True:
            with suppress(*UNREACHABLE):
                async with self._redis.pubsub() as pubsub:
                    await self._listen(pubsub)
            await asyncio.sleep(self._again)

    async def _listen(self, pubsub: PubSub) -> None:
        """Until the connection is lost."""
        open_now = set(self._wanted)
        await pubsub.subscribe(*open_now)
        self._changed.set()
        subscribing = asyncio.create_task(self._subscribe(pubsub, open_now))
        try:
            waiting = False
            while True:
                message = await pubsub.get_message(timeout=QUIET)
                if subscribing.done():
                    return
                if message is None:
                    if waiting:
                        return
                    waiting = True
                    await pubsub.ping()
                    continue
                waiting = False
                if message["type"] == "subscribe":
                    self._opened(message["channel"].decode())
                elif message["type"] == "message":
                    self._heard(message["channel"].decode(), message["data"].decode())
        finally:
            await stopped(subscribing)

    async def _subscribe(self, pubsub: PubSub, open_now: set[str]) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            more, fewer = self._wanted - open_now, open_now - self._wanted
            if more:
                await pubsub.subscribe(*more)
            if fewer:
                await pubsub.unsubscribe(*fewer)
            open_now |= more
            open_now -= fewer
