"""A house in a process of its own, as `parlour serve` opens it. It can be killed and reopened on the same folder."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

SERVE = ("-m", "parlour", "serve", "--host", "127.0.0.1", "--port", "0", "--data")


class RealHouse:
    """`house` is its address, `data` its folder."""

    def __init__(self, process: Process, house: str, data: Path) -> None:
        self.process = process
        self.house = house
        self.data = data

    @property
    def thinkers(self) -> list[int]:
        """The processes its bots think in."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"thinker" in Path(f"/proc/{child}/cmdline").read_bytes()]

    async def kill(self) -> None:
        """Like a power cut: the process gets no signal it could handle."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.communicate()

    async def stop(self, patience: float) -> None:
        self.process.terminate()
        await asyncio.wait_for(self.process.wait(), patience)


@asynccontextmanager
async def real_house(
    data: Path, command: Sequence[str | Path] = SERVE, log: IO[bytes] | None = None
) -> AsyncIterator[RealHouse]:
    """Without a `log`, what it complains of goes where the complaints of the tests go."""
    process = await asyncio.create_subprocess_exec(sys.executable, *command, data, stdout=PIPE, stderr=log)
    assert process.stdout is not None
    address = re.search(r"http://\S+:\d+", (await process.stdout.readline()).decode())
    assert address is not None
    house = RealHouse(process, address[0].replace("localhost", "127.0.0.1"), data)
    try:
        yield house
    finally:
        await house.kill()
