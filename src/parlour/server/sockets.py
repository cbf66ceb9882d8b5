"""The sockets: each browser at a table, or looking into the hall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core.game import Millis
from parlour.core.refusal import Refusal
from parlour.server.door import foreign, hall_of, known, welcomed
from parlour.server.hall import Hall
from parlour.server.messages import AnyRequest, Ask, Message, Refused, TableLine
from parlour.server.noticeboard import Reader
from parlour.server.requests import fulfil
from parlour.server.table import Table
from parlour.server.watcher import Watcher, write

NO_SUCH_TABLE = 4404
GONE = 4410
TOO_SLOW = 1013
REQUESTS_A_SECOND = 30
QUESTIONS_AT_ONCE = 8
HALL_PAUSE = 0.2

log = logging.getLogger("parlour.sockets")
UNREADABLE = (msgspec.MsgspecError, RecursionError)
read_request = msgspec.json.Decoder(AnyRequest).decode


class _Ref(msgspec.Struct):
    ref: int | None = None


class Bucket:
    """A token bucket: it fills evenly, and whoever asks faster finds it empty."""

    def __init__(self, a_second: float, seconds: Callable[[], float] = monotonic) -> None:
        self._rate = self._full = self._left = a_second
        self._seconds = seconds
        self._at = seconds()

    def take(self) -> bool:
        now = self._seconds()
        self._left = min(self._full, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def at_table(socket: WebSocket) -> None:
    if foreign(socket):
        await socket.close()
        return
    hall = hall_of(socket)
    guest, headers = await welcomed(socket)
    await socket.accept(headers=[(name.encode(), value.encode()) for name, value in headers.items()])
    try:
        table = await hall.table(socket.path_params["id"])
    except Refusal as refusal:
        await socket.send_text(write(Refused(None, refusal.code, refusal.facts)))
        await socket.close(NO_SUCH_TABLE if refusal.code == "no_such_table" else GONE)
        return
    watcher = Watcher(guest)
    table.join(watcher)
    try:
        await first_of(Conversation(hall, table, watcher).listen(socket), speak(socket, watcher), watcher.lost.wait())
    finally:
        table.leave(watcher)
    await hang_up(socket)


async def in_hall(socket: WebSocket) -> None:
    if foreign(socket):
        await socket.close()
        return
    hall, guest = hall_of(socket), await known(socket)
    await socket.accept()
    reader = Reader(None if guest is None else guest.id)
    hall.notices.readers.add(reader)
    try:
        await first_of(ignore(socket), tell_hall(socket, hall, reader))
    finally:
        hall.notices.readers.discard(reader)
    await hang_up(socket)


class Conversation:
    """What one browser asks at a table, answered in order; only help is worked out on the side."""

    def __init__(self, hall: Hall, table: Table, watcher: Watcher) -> None:
        self.hall = hall
        self.table = table
        self.watcher = watcher
        self.bucket = Bucket(REQUESTS_A_SECOND)
        self.questions: set[asyncio.Task[None]] = set()

    async def listen(self, socket: WebSocket) -> None:
        while True:
            sent = await received(socket)
            arrived = self.table.clock.now()
            try:
                request = read_request(sent)
            except UNREADABLE as problem:
                self.watcher.push(write(Refused(ref_of(sent), "unreadable_message", {"why": str(problem)})))
                continue
            if not self.bucket.take() or len(self.questions) >= QUESTIONS_AT_ONCE:
                self.watcher.push(write(Refused(request.ref, "too_fast", {})))
            elif isinstance(request, Ask):
                question = asyncio.create_task(self.reply(request, arrived))
                self.questions.add(question)
                question.add_done_callback(self.questions.discard)
            else:
                # Once begun it is brought to an end, whether or not the asker is still there.
                await asyncio.shield(asyncio.create_task(self.reply(request, arrived)))

    async def reply(self, request: AnyRequest, arrived: Millis) -> None:
        answer: Message
        try:
            answer = await fulfil(self.hall, self.table, self.watcher.guest, request, arrived)
        except Refusal as refusal:
            answer = Refused(request.ref, refusal.code, refusal.facts)
        except Exception:  # a bug of ours: whoever asked must not wait for ever
            log.exception("%s failed", type(request).__name__)
            answer = Refused(request.ref, "unexpected", {"status": 500})
        self.watcher.push(write(answer))


async def speak(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        await socket.send_text(await watcher.queue.get())


async def ignore(socket: WebSocket) -> None:
    while True:
        await received(socket)


async def received(socket: WebSocket) -> str | bytes:
    """The next message, whichever way it was framed."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    sent: str | bytes = message.get("text") or message.get("bytes") or ""
    return sent


async def tell_hall(socket: WebSocket, hall: Hall, reader: Reader) -> None:
    told: str | None = None
    yours: tuple[TableLine, ...] = ()
    while True:
        await reader.news.wait()
        reader.news.clear()
        if reader.guest is not None and reader.own_news:
            reader.own_news = False
            yours = await hall.lines_of(reader.guest)
        sheet = hall.notices.sheet(yours)
        if sheet != told:
            told = sheet
            await socket.send_text(sheet)
        await asyncio.sleep(HALL_PAUSE)


async def first_of(*parts: Coroutine[Any, Any, Any]) -> None:
    """Until one of these ends; then the others end too."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                raise outcome


async def hang_up(socket: WebSocket) -> None:
    """If the browser is still there it is told to come back."""
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        await asyncio.wait_for(socket.close(TOO_SLOW), 1)


def ref_of(sent: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(sent, type=_Ref).ref
    except UNREADABLE:
        return None
