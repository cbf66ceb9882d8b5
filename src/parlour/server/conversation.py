"""A conversation: what one browser asks at a table, stamped on receipt and answered in order."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core.game import Millis, Unreadable
from parlour.core.refusal import Refusal
from parlour.server.hall import Hall
from parlour.server.messages import AnyRequest, Ask, Message, Ref, Refused
from parlour.server.reading import UNREADABLE, read
from parlour.server.requests import fulfil
from parlour.server.table import Table
from parlour.server.watcher import Watcher, write

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

    def __init__(self, hall: Hall, table: Table, watcher: Watcher) -> None:
        self.hall = hall
        self.table = table
        self.watcher = watcher
        self.inbox: asyncio.Queue[tuple[AnyRequest, Millis]] = asyncio.Queue(WAITING_AT_MOST)
        self.questions: set[asyncio.Task[None]] = set()
        self.judging = False
        self.left = False

    async def listen(self, socket: WebSocket) -> None:
        """Runs until the browser leaves. What it has asked for by then is still answered."""
        answering = asyncio.create_task(self.answer())
        try:
            while True:
                sent = await received(socket)
                try:
                    self.hall.doorkeeper.message(self.watcher.guest)
                    self.hear(sent)
                except Refusal as refusal:
                    self.tell(self.refused(ref_of(sent), refusal))
                    await asyncio.sleep(PAUSE)
        except WebSocketDisconnect:
            await self.inbox.join()
            raise
        finally:
            self.left = True
            if not self.judging:
                answering.cancel()
            while not self.inbox.empty():
                self.table.arrivals.remove(self.inbox.get_nowait()[1])

    def hear(self, sent: str | bytes) -> None:
        try:
            request = read(decode_request, sent, "unreadable_message")
        except Unreadable as unreadable:
            self.tell(self.refused(ref_of(sent), unreadable))
            return
        if self.inbox.full() or len(self.questions) >= QUESTIONS_AT_ONCE:
            raise Refusal("too_fast", seconds=1)
        if isinstance(request, Ask):
            question = asyncio.create_task(self.reply(request, self.table.clock.now()))
            self.questions.add(question)
            question.add_done_callback(self.questions.discard)
        else:
            self.inbox.put_nowait((request, self.table.arrivals.add()))

    async def answer(self) -> None:
        """A request once begun is finished, whether or not the asker is still there."""
        while not self.left:
            request, arrived = await self.inbox.get()
            self.judging = True
            try:
                await self.reply(request, arrived)
            finally:
                self.judging = False
                self.table.arrivals.remove(arrived)
                self.inbox.task_done()

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
