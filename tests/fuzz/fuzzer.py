"""A fuzzer: somebody who sends anything at all, over a socket or over http, and counts what is said to it."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from parlour.server.serve import LARGEST_MESSAGE
from tests.server.visitors import PATIENCE, Visitor

T = TypeVar("T")
Said = Counter[str]
ABREAST = 16
"""How many messages are under way at a time, fewer than a table lets one browser queue."""
MOMENT = 0.05
"""Seconds."""


async def send_messages(visitor: Visitor, table: str, messages: Iterable[bytes], binary: bool = False) -> Said:
    """Sends everything. Each message is answered once, or ends the connection if nobody could read it as text."""
    said: Said = Counter()
    path = f"/api/tables/{table}/socket"
    left = iter(messages)
    while True:
        async with visitor.connected(path) as socket:
            fatal = await send_some(socket, left, said, binary)
        if fatal is None:
            return said
        said[f"closed with {fatal}"] += 1


async def send_some(socket: ClientConnection, messages: Iterator[bytes], said: Said, binary: bool) -> int | None:
    """Runs until nothing is left or a message ends the connection. Then it returns the close code."""
    while batch := list(islice(messages, ABREAST)):
        for number, message in enumerate(batch):
            if is_fatal(message, binary):
                await hear(socket, number, said, batch)
                return await last_word(socket, message, binary)
            await socket.send(message, text=not binary)
        await hear(socket, len(batch), said, batch)
    return None


async def hear(socket: ClientConnection, replies: int, said: Said, batch: Sequence[bytes]) -> None:
    while replies:
        try:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        except (ConnectionClosed, TimeoutError) as problem:
            raise AssertionError(batch) from problem
        if message["type"] in ("Done", "Recalled", "Refused", "Told"):
            replies -= 1
            code = message.get("code", message["type"])
            said[code] += 1
            assert code != "unexpected", batch


def is_fatal(message: bytes, binary: bool) -> bool:
    """Too long, or sent as text and none."""
    try:
        return len(message) > LARGEST_MESSAGE or (not binary and message.decode() is None)
    except UnicodeDecodeError:
        return True


async def last_word(socket: ClientConnection, message: bytes, binary: bool) -> int | None:
    try:
        await socket.send(message, text=not binary)
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed:
        return socket.close_code


async def send_request(house: str, request: bytes, source: str = "127.0.0.1") -> bytes:
    """The head of the answer and, unless the head speaks of none, the body; nothing where there is no answer.

    The house waits for the rest of a request that was cut off for longer than we do.
    """
    address = urlsplit(house)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, local_addr=(source, 0))
    try:
        writer.write(request)
        async with asyncio.timeout(PATIENCE if complete(request) else MOMENT):
            await writer.drain()
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"\r\ncontent-length: (\d+)", head)
            body = length is not None and not request.startswith(b"HEAD ")
            return head + (await reader.readexactly(int(length[1])) if body and length else b"")
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        return b""
    finally:
        writer.transport.abort()


def complete(request: bytes) -> bool:
    """Is this as long as it says?"""
    head, end, body = request.partition(b"\r\n\r\n")
    length = re.search(rb"\r\ncontent-length: (\d+)(\r|$)", head)
    return bool(end) and length is not None and int(length[1]) == len(body)
