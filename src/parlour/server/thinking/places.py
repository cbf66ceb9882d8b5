"""Places for work in the thinkers: bots and help come first, looking back at finished games after them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Literal, TypeAlias

Haste: TypeAlias = Literal["now", "later"]
"""`now`: somebody at a table waits for it. `later`: it waits behind everything that is wanted now."""
MOST_LATER: Final = 1


class Places:
    """`most` in all. Work that can wait has one of them at a time, and only while nobody else wants it."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._free_later = min(most, MOST_LATER)
        self._waiting: dict[Haste, deque[asyncio.Future[None]]] = {"now": deque(), "later": deque()}

    async def take(self, haste: Haste) -> None:
        place = asyncio.get_running_loop().create_future()
        self._waiting[haste].append(place)
        self._hand_out()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._waiting[haste].remove(place)
            else:
                self.give_back(haste)
            raise

    def give_back(self, haste: Haste) -> None:
        self._free += 1
        if haste == "later":
            self._free_later += 1
        self._hand_out()

    def _hand_out(self) -> None:
        now, later = self._waiting["now"], self._waiting["later"]
        while self._free and now:
            self._free -= 1
            now.popleft().set_result(None)
        while self._free and later and self._free_later:
            self._free -= 1
            self._free_later -= 1
            later.popleft().set_result(None)
