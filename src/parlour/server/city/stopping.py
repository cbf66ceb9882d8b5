"""Stopping tasks that talk to Redis."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN = 0.5
"""Seconds. Whoever tidies up first is not to be interrupted."""


async def stopped(*tasks: asyncio.Task[Any]) -> None:
    """Cancels until they end: one cancellation may be lost in the library's own handling of a timeout."""
    while pending := {task for task in tasks if not task.done()}:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)  # however they ended, nobody asks any more
