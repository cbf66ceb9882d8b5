"""A conversation: what one browser asks at a table, stamped on receipt and answered in order."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core.game import Millis, Unreadable
from parlour.core.refusal import Refusal
from parlour.server.door.messages import AnyRequest, Ask, Message, Ref, Refused
from parlour.server.door.reading import UNREADABLE, read
from parlour.server.door.requests import fulfil
from parlour.server.door.wire import Wire
from parlour.server.hall.hall import Hall
from parlour.server.tables.table import Table
from parlour.server.tables.watcher import Watcher, write

QUESTIONS_AT_ONCE = 8
WAITING_AT_MOST = 32
PAUSE = 0.5
"""For how many seconds nothing more is read from somebody who is too fast."""

log = logging.getLogger("parlour.sockets")
decode_request = msgspec.json.Decoder(AnyRequest).decode


class _Ref(msgspec.Struct):
    ref: Ref | None = None


class Conversation:
    """Whatever comes in is stamped at once, though an earlier request may still wait for the disk. Only help is worked
    out on the side.
    """

    def __init__(self, hall: Hall, table: Table, watcher: Watcher, wire: Wire) -> None:
        self.hall = hall
        self.table = table
        self.watcher = watcher
        self.wire = wire
        self.inbox: deque[tuple[AnyRequest, Millis]] = deque()
        self.answering: asyncio.Task[None] | None = None
        self.questions: set[asyncio.Task[None]] = set()

    async def listen(self, socket: WebSocket) -> None:
        """Runs until the browser leaves. What it has asked for by then is still answered."""
        self.wire.converse(self.hear, self.watcher)
        try:
            while True:
                self.hear(await received(socket))  # what came before the conversation began
        except WebSocketDisconnect:
            if self.answering is not None:
                await asyncio.shield(self.answering)
            raise
        finally:
            self.wire.end()
            while self.inbox:
                self.table.arrivals.remove(self.inbox.popleft()[1])

    def hear(self, sent: str | bytes) -> None:
        try:
            self.hall.doorkeeper.message(self.watcher.guest)
            self.take(sent)
        except Refusal as refusal:
            self.tell(self.refused(ref_of(sent), refusal))
            self.wire.rest(PAUSE)

    def take(self, sent: str | bytes) -> None:
        try:
            request = read(decode_request, sent, "unreadable_message")
        except Unreadable as unreadable:
            self.tell(self.refused(ref_of(sent), unreadable))
            return
        if len(self.inbox) >= WAITING_AT_MOST or len(self.questions) >= QUESTIONS_AT_ONCE:
            raise Refusal("too_fast", seconds=1)
        if isinstance(request, Ask):
            question = asyncio.create_task(self.reply(request, self.table.clock.now()))
            self.questions.add(question)
            question.add_done_callback(self.questions.discard)
            return
        self.inbox.append((request, self.table.arrivals.add()))
        if self.answering is None:
            self.answering = asyncio.create_task(self.answer())

    async def answer(self) -> None:
        """A request once begun is finished, whether or not the asker is still there."""
        while self.inbox:
            request, arrived = self.inbox.popleft()
            try:
                await self.reply(request, arrived)
            finally:
                self.table.arrivals.remove(arrived)
        self.answering = None

    async def reply(self, request: AnyRequest, arrived: Millis) -> None:
        answer: Message
        try:
            answer = await fulfil(self.hall, self.table, self.watcher.guest, request, arrived)
        except Refusal as refusal:
            answer = self.refused(request.ref, refusal)
        except Exception:  # a bug of ours: whoever asked must not wait for ever
            log.exception("%s failed", type(request).__name__)
            answer = self.refused(request.ref, Refusal("unexpected", status=500))
        self.tell(answer)

    def refused(self, ref: int | None, refusal: Refusal) -> Refused:
        self.hall.refusals[refusal.code] += 1
        return Refused(ref, refusal.code, refusal.facts)

    def tell(self, answer: Message) -> None:
        self.watcher.push(write(answer))


async def received(socket: WebSocket) -> str | bytes:
    """The next message, whichever way it was framed."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    sent: str | bytes = message.get("text") or message.get("bytes") or ""
    return sent


def ref_of(sent: str | bytes) -> int | None:
    """The `ref` of a message, if that much can be read."""
    try:
        return msgspec.json.decode(sent, type=_Ref).ref
    except UNREADABLE:
        return None
