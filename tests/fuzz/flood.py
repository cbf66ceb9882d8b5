"""A flood from one address, against the usual limits. Honest people come from another and play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.fuzz.condition import alone_with, check_well
from tests.fuzz.fuzzer import Said, send_request
from tests.fuzz.honest import Honest
from tests.fuzz.mutations import written
from tests.fuzz.requests import Asked, as_bytes
from tests.fuzz.strangers import outcome

SOURCE = "127.0.0.2"
SOCKETS = 8
ROUNDS = 3
"""Moves of the honest at each table meanwhile."""


async def fuzz(house: str, honest: Honest, log: Path, count: int) -> Said:
    """This many messages as fast as possible, half over sockets and half over HTTP. Nobody waits for an answer."""
    said: Said = Counter()
    aims = [(table, written(aim)) for table, aims in honest.aims().items() for aim in aims]
    share = count // 2 // SOCKETS
    flood = [pour(house, *aims[number % len(aims)], share, said) for number in range(SOCKETS)]
    flood += [knock(house, share, said) for _ in range(SOCKETS)]
    flooding = [asyncio.create_task(part) for part in flood]
    for _ in range(ROUNDS):
        await honest.play_on()
    await asyncio.gather(*flooding)
    await alone_with(house, len(honest.tables))
    await check_well(house, log)
    await honest.play_on()
    return said


async def pour(house: str, table: str, message: bytes, count: int, said: Said) -> None:
    """The same message over and over. The house stops reading from somebody who is too fast."""
    address = f"{house.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(address, local_addr=(SOURCE, 0)) as socket:
        sending = asyncio.create_task(send_all(socket, message, count))
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(5):
                async for text in socket:
                    reply = json.loads(text)
                    if reply["type"] in ("Done", "Recalled", "Refused", "Told"):
                        said[reply.get("code", reply["type"])] += 1
        sending.cancel()
        socket.transport.abort()


async def send_all(socket: ClientConnection, message: bytes, count: int) -> None:
    for _ in range(count):
        await socket.send(message, text=True)


async def knock(house: str, count: int, said: Said) -> None:
    for _ in range(count):
        request = as_bytes(Asked("POST", "/api/tables", (), b"{}"))
        said[outcome(await send_request(house, request, SOURCE), request)] += 1
