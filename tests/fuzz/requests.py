"""Requests over http as bytes: well written, or spoilt somewhere from the first line to the body."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple
from urllib.parse import quote

from parlour.catalog import CATALOG
from parlour.server.door.http import ROUTES
from tests.fuzz.drawing import bodies, draw
from tests.fuzz.mutations import NOISE, ODD, mutated, written

METHODS = ("GET", "HEAD", "PUT", "POST", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "get", "PRI", "X" * 300)
PATHS = (
    "/",
    "/tables",
    "/api/hall",
    "/api/weather",
    "/api//me",
    "/api/me/",
    "/health",
    "/openapi.json",
    "/assets/x.js",
)
ODD_PATHS = (
    "/%00",
    "/%ff%fe",
    "/..%2f..%2fetc/passwd",
    "/api/tables/%2e%2e/recording",
    "//elsewhere.example/",
    "/api/history?since=-1&before=%00.%ff&against=%5b%5d",
    "/api/history/statistics?game=%00&game",
    "/\xe4",
    "*",
)
HEADERS: Sequence[tuple[str, str]] = (
    ("host", "elsewhere.example"),
    ("host", ""),
    ("host", "127.0.0.1:99999999"),
    ("host", "[::1"),
    ("origin", "http://elsewhere.example"),
    ("origin", "http://["),
    ("cookie", "parlour=" + "a" * 32),
    ("cookie", "parlour=\xe4; parlour; =;;" + "x" * 2000),
    ("content-length", "-1"),
    ("content-length", "99999999999999999999"),
    ("transfer-encoding", "chunked"),
    ("expect", "100-continue"),
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("content-encoding", "gzip"),
    ("accept-encoding", "gzip;q=x, *"),
    ("accept-language", "de\x7f;;q=,tlh"),
    ("x-forwarded-for", "10.0.0.1, nonsense"),
    ("range", "bytes=5-1,x"),
    ("if-modified-since", "yesterday"),
    ("x-long", "x" * 40_000),
)


class Asked(NamedTuple):
    method: str
    path: str
    headers: Sequence[tuple[str, str]] = ()
    body: bytes = b""


def requests(count: int, tables: Sequence[str], seed: int) -> Iterator[bytes]:
    """This many, some of them valid. The bodies are drawn from the types, as they are or mutated."""
    random = Random(seed)
    meant = [
        (method, path, body)
        for (method, path), drawing in bodies().items()
        for body in draw(drawing, max(10, count // 20), seed)
    ]
    places = [*PATHS, *(f"/api/rules/{name}" for name in CATALOG), *(route.path for route in ROUTES)]
    places += [f"/api/tables/{table}/{what}" for table in tables for what in ("recording", "socket", "x")]
    for _ in range(count):
        method, path, body = random.choice(meant)
        asked = Asked(method, path, (), written(body) if random.random() < 0.3 else mutated(body, random))
        yield spoilt(asked, places, random)


def spoilt(asked: Asked, places: Sequence[str], random: Random) -> bytes:
    match random.randrange(9):
        case 0:
            return as_bytes(Asked("GET", random.choice(places)))
        case 1:
            return as_bytes(asked._replace(method=random.choice(METHODS), path=random.choice(places)))
        case 2:
            odd = (
                random.choice(ODD_PATHS)
                if random.random() < 0.5
                else f"/api/rules/{quote(random.choice(ODD), errors='replace')}"
            )
            return as_bytes(asked._replace(method="GET", path=odd))
        case 3:
            return as_bytes(asked._replace(headers=random.sample(HEADERS, random.randint(1, 3))))
        case 4:
            whole = bytearray(as_bytes(asked))
            at = random.randrange(len(whole))
            whole[at : at + random.randrange(3)] = random.choice(NOISE)
            return bytes(whole)
        case 5:
            return as_bytes(asked)[: random.randrange(len(as_bytes(asked)))]
        case 6:
            sockets = ["/api/hall", *(place for place in places if place.endswith("/socket"))]
            return as_bytes(Asked("GET", random.choice(sockets), handshake(random)))
        case _:
            return as_bytes(asked)


def handshake(random: Random) -> Sequence[tuple[str, str]]:
    """The handshake of a socket, sometimes with a header too many or too few."""
    usual = [("connection", "upgrade"), ("upgrade", "websocket"), ("sec-websocket-version", "13")]
    usual.append(("sec-websocket-key", random.choice(("AAAAAAAAAAAAAAAAAAAAAA==", "short", "\xe4"))))
    return [*random.sample(usual, random.choice((3, 4, 4))), *random.sample(HEADERS, random.randrange(2))]


def as_bytes(asked: Asked) -> bytes:
    named = {name for name, _ in asked.headers}
    usual = [("host", "127.0.0.1"), ("content-length", str(len(asked.body)))]
    lines = [f"{name}: {value}" for name, value in (*asked.headers, *(one for one in usual if one[0] not in named))]
    head = "\r\n".join([f"{asked.method} {asked.path} HTTP/1.1", *lines, "", ""])
    return head.encode("latin-1") + asked.body
