"""What guests and addresses ask for, counted for the whole city.

Each server decides by what it knows, tells Redis a moment later, and learns what was asked for elsewhere. So a limit is
exceeded by what is asked for within that moment at most, and without Redis each server counts for itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

from redis.asyncio import Redis

from parlour.server.city.connection import UNREACHABLE
from parlour.server.city.stopping import stopped
from parlour.server.door.meter import Meter

PAUSE = 0.05
SCRIPT = """
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local ahead = {}
for i, key in ipairs(KEYS) do
  local due = math.max(now, tonumber(redis.call('GET', key) or '0')) + tonumber(ARGV[i])
  redis.call('SET', key, string.format('%.3f', due), 'PX', math.ceil(due - now) + 1000)
  ahead[i] = string.format('%.3f', due - now)
end
return ahead
"""


class Charges:
    def __init__(self, redis: Redis) -> None:
        self._script = redis.register_script(SCRIPT)
        self._meters: Mapping[str, Meter] = {}
        self._waiting: Counter[tuple[str, str]] = Counter()
        self._filled = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None

    def begin(self, meters: Mapping[str, Meter]) -> None:
        self._meters = meters
        for name, meter in meters.items():
            meter.charged = partial(self._charge, name)
        self._telling = asyncio.create_task(self._tell())

    async def close(self) -> None:
        if self._telling is not None:
            await stopped(self._telling)

    def _charge(self, name: str, who: str) -> None:
        self._waiting[name, who] += 1
        self._filled.set()

    async def _tell(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            charges, self._waiting = self._waiting, Counter()
            keys = [f"parlour:limit:{name}:{who}" for name, who in charges]
            costs = [count * self._meters[name].rate.seconds * 1000 for (name, _), count in charges.items()]
            with suppress(*UNREACHABLE):
                ahead = await self._script(keys, costs)
                for (name, who), milliseconds in zip(charges, ahead, strict=True):
                    self._meters[name].learn(who, float(milliseconds) / 1000)
            await asyncio.sleep(PAUSE)
