"""The condition of a house: is it well, did it stumble, how much memory does it take?"""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from tests.server.visitors import PATIENCE, Visitor


async def figure(house: str, name: str) -> int:
    """A figure from /metrics, or 0 while there is none."""
    figures = (await Visitor(house).ask("GET", "/metrics")).text
    found = re.search(rf"^parlour_{re.escape(name)} (\d+)$", figures, re.MULTILINE)
    return int(found[1]) if found else 0


async def alone_with(house: str, sockets: int) -> None:
    """Waits until nobody else is connected, since the house learns of a lost connection a moment later."""
    async with asyncio.timeout(PATIENCE):
        while await figure(house, "sockets") != sockets:  # noqa: ASYNC110  # it is another process
            await asyncio.sleep(0.02)


async def check_well(house: str, log: Path) -> None:
    """It can store things, nothing was unexpected, and its log shows no trouble."""
    reply = await Visitor(house).ask("GET", "/health")
    assert (reply.status_code, reply.text) == (200, "well\n")
    for name in ('refusals_total{code="unexpected"}', "outage"):
        assert await figure(house, name) == 0, name
    assert not troubles(log), troubles(log)


def troubles(log: Path) -> list[str]:
    """Errors. That a busy machine is slow to write, or to think, is a warning."""
    return [line for line in log.read_text().splitlines() if json.loads(line)["level"] == "error"]
