"""What one client at one table sent and was told, in order, and how that is written down: lines of JSON."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct


class Moment(Struct, frozen=True, tag=True):
    """`real` is when, in seconds of the one clock that all clients share."""

    real: float


class Came(Moment, frozen=True):
    """A socket to the table is open. `to` is the server it was opened to, or the proxy."""

    to: str


class Alive(Moment, frozen=True):
    """The server has answered a ping on this socket."""


class Gone(Moment, frozen=True):
    """The socket is closed, by whichever side."""


class Sent(Moment, frozen=True):
    """An act. One that is sent again, word for word, has the same `ref`."""

    ref: int
    seat: int
    seen: int
    action: Any


class Answered(Moment, frozen=True):
    """`code` says why it was refused, and is empty if it was done."""

    ref: int
    code: str


class Told(Moment, frozen=True):
    """An update to a client who holds `seats`. `events` are those told with it: each a ply and a digest."""

    seats: tuple[int, ...]
    ply: int
    now: int
    awaited: tuple[int, ...]
    until: int | None
    whole: bool
    events: tuple[tuple[int, str], ...]


Line: TypeAlias = Came | Alive | Gone | Sent | Answered | Told


class History(Struct, frozen=True):
    """`client` is whoever has this cookie; the first of several clients at a table is not the same as the second."""

    client: str
    table: str
    lines: tuple[Line, ...]


class Heading(Struct, frozen=True):
    client: str
    table: str


class Pen:
    """Appends to a history as it happens, and to a file if there is one: a crash of the client loses nothing."""

    def __init__(self, client: str, table: str, folder: Path | None = None) -> None:
        self.client = client
        self.table = table
        self._lines: list[Line] = []
        self._file = None if folder is None else (folder / f"{table}-{client}.jsonl").open("ab", buffering=0)
        self._put(Heading(client, table))

    def write(self, line: Line) -> None:
        self._lines.append(line)
        self._put(line)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    @property
    def history(self) -> History:
        return History(self.client, self.table, tuple(self._lines))

    def _put(self, line: Struct) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(line) + b"\n")


def read_history(file: Path) -> History:
    first, *rest = file.read_bytes().splitlines()
    heading = msgspec.json.decode(first, type=Heading)
    read = msgspec.json.Decoder(Line).decode
    return History(heading.client, heading.table, tuple(read(line) for line in rest))


def now() -> float:
    """The clock that all clients of this computer share."""
    return monotonic()


def digest(event: Any) -> str:
    """The same for an event as it is told and for one that the rules make of a log."""
    written = msgspec.json.encode(msgspec.to_builtins(event), order="deterministic")
    return hashlib.sha256(written).hexdigest()[:16]


def told(update: dict[str, Any], real: float) -> Told:
    """An update as a client hears it."""
    return Told(
        real,
        tuple(eyes["seat"] for eyes in update["eyes"] if eyes["seat"] is not None),
        update["ply"],
        update["now"],
        tuple(update["awaited"]),
        update["until"],
        update["whole"],
        tuple((one["ply"], digest(one["event"])) for one in update["events"]),
    )


def lines_of(histories: Iterable[History], kind: type[Moment]) -> int:
    """How many lines of this kind there are."""
    return sum(isinstance(line, kind) for history in histories for line in history.lines)
