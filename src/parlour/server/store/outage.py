"""An outage of the store: it begins with a write that fails or hangs, and ends with the next one that succeeds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Outage:
    """`since`: when the first write that was not kept began, in seconds of the monotonic clock; None while all is well.

    The tables listen, because their time stands meanwhile.
    """

    def __init__(self) -> None:
        self.since: float | None = None
        self.listeners: set[Callable[[], None]] = set()
        self._over = asyncio.Event()
        self._over.set()

    def begin(self, since: float) -> None:
        if self.since is None:
            self.since = since
            self._over.clear()
            self._tell()

    def end(self) -> None:
        if self.since is not None:
            self.since = None
            self._over.set()
            self._tell()

    async def over(self) -> bool:
        return await self._over.wait()

    def _tell(self) -> None:
        """Called later, so that a listener's error does not hit the writer."""
        for listener in self.listeners:
            asyncio.get_running_loop().call_soon(listener)
