"""Frames of a socket as bytes, with anything in them that a frame may not have, and cut off anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from urllib.parse import urlsplit

from tests.fuzz.fuzzer import MOMENT
from tests.server.visitors import PATIENCE

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
LENGTHS = (
    b"\x7e\x00\x00",
    b"\x7e\xff\xff",
    b"\x7f" + b"\x00" * 8,
    b"\x7f" + b"\xff" * 8,
    b"\x7f" + b"\x00" * 7 + b"\x01",
)


def frames(count: int, random: Random) -> Iterator[bytes]:
    """So many sequences of one to four frames. Text, bytes and the signals of a socket come up most."""
    for _ in range(count):
        yield b"".join(frame(random) for _ in range(random.randint(1, 4)))


def frame(random: Random) -> bytes:
    payload = random.randbytes(random.choice((0, 1, 2, 20, 125)))
    first = random.choice((0x81, 0x82, 0x88, 0x89, 0x8A, 0x01, 0x00, random.randrange(256)))
    if random.random() < 0.2:
        return bytes([first]) + random.choice(LENGTHS) + payload
    masked = 0x80 if random.random() < 0.9 else 0
    whole = bytes([first, masked | len(payload)]) + (b"\x00" * 4 if masked else b"") + payload
    return whole if random.random() < 0.8 else whole[: random.randrange(1, len(whole) + 1)]


async def send_frames(house: str, path: str, sent: bytes, patience: float = MOMENT) -> str:
    """What becomes of the connection."""
    address = urlsplit(house)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        writer.write(HANDSHAKE.format(path=path).encode())
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101 "), head
        writer.write(sent)
        async with asyncio.timeout(patience):
            await reader.read()
    except TimeoutError:
        return "socket lives"
    except ConnectionError:
        return "socket closed"
    else:
        return "socket closed"
    finally:
        writer.transport.abort()
