"""A wire between a house and its database that is cut when told: before a COMMIT arrives, or before it is answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

Cut: TypeAlias = Literal["before", "after"]


class Wire:
    """`cut`: at the next COMMIT the connection is lost, and whether PostgreSQL has done it by then."""

    def __init__(self, host: str, port: int) -> None:
        self.cut: Cut | None = None
        self.cuts = 0
        self._host = host
        self._port = port

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, asks = await asyncio.open_connection(self._host, self._port)
        answering = asyncio.create_task(self._pass_on(answers, writer))
        try:
            while data := await reader.read(65536):
                if self.cut is None or b"COMMIT" not in data:
                    asks.write(data)
                    continue
                answering.cancel()
                await asyncio.gather(answering, return_exceptions=True)
                if self.cut == "after":
                    asks.write(data)
                    await answers.read(65536)  # which nobody hears
                self.cut = None
                self.cuts += 1
                return
        except ConnectionError:
            return
        finally:
            answering.cancel()
            for end in (asks, writer):
                end.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
            writer.close()


@asynccontextmanager
async def wired(database: str) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to this database, and the address at its near end."""
    there = urlsplit(database)
    wire = Wire(there.hostname or "", there.port or 0)
    listening = await asyncio.start_server(wire.carry, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield wire, there._replace(netloc=f"{there.username}@127.0.0.1:{port}").geturl()
    finally:
        listening.close()
