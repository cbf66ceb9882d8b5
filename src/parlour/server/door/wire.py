"""The wire to one browser: uvicorn's socket, with a short way for what is said at a table.

ASGI wakes a task for every message and writes each by itself. At a table a message is heard as soon as it has come,
and what there is to say in one turn of the loop goes out in one piece.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from parlour.server.door.frames import framed, unframed
from parlour.server.tables.watcher import Watcher

WIRE = "parlour.wire"


class Wire(WebSocketsSansIOProtocol):
    """Until a conversation begins, and for whoever only looks into the hall, it is a socket like any other."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._hear: Callable[[bytes], None] | None = None
        self._watcher: Watcher | None = None
        self._unheard: deque[bytes] = deque()
        self._resting = False

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), WIRE: {"this": self}}
        await super().run_asgi()

    def converse(self, hear: Callable[[bytes], None], watcher: Watcher) -> None:
        """From now on whatever comes is heard by `hear`, and the watcher's queue is sent."""
        self._hear = hear
        self._watcher = watcher
        watcher.on_news = self._speak_soon
        self._speak_soon()

    def end(self) -> None:
        """Nobody hears any more. Whatever is still to be said goes the usual way."""
        self._hear = self._watcher = None

    def rest(self, seconds: float) -> None:
        """Reads nothing more for a while."""
        self._resting = True
        self.transport.pause_reading()
        self.loop.call_later(seconds, self._wake)

    def data_received(self, data: bytes) -> None:
        """Nearly always it is one message in one frame, with nothing else under way. Then there is nothing to parse."""
        plain = self._hear is not None and not self.conn.reader.buffer and self.conn.current_size is None
        sent = unframed(data, self.config.ws_max_size) if plain and self.conn.state is State.OPEN else None
        if sent is None or not reads_as_text(sent):
            super().data_received(data)
        else:
            self._unheard.append(sent)
            self._listen()

    def send_receive_event_to_app(self) -> None:
        """A message is there, in one or several frames. Text that is none ends the connection: no error of ours."""
        sent = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not self.close_sent and not reads_as_text(sent):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self._unheard.append(sent)
            self._listen()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._speak()

    def _listen(self) -> None:
        while self._hear is not None and self._unheard and not self._resting:
            self._hear(self._unheard.popleft())

    def _wake(self) -> None:
        self._resting = False
        self._listen()
        if not self._resting and not self.transport.is_closing():
            self.transport.resume_reading()

    def _speak_soon(self) -> None:
        self.loop.call_soon(self._speak)

    def _speak(self) -> None:
        """What a slow browser has not read yet stays in its queue. One that has hung up is told nothing more."""
        if self._watcher is None or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return
        if self.transport.is_closing():
            return
        self.transport.write(b"".join(map(framed, self._watcher.take())))


def wire_of(socket: WebSocket) -> Wire:
    wire: Wire = socket.scope["extensions"][WIRE]["this"]
    return wire


def reads_as_text(sent: bytes) -> bool:
    if sent.isascii():
        return True
    try:
        sent.decode()
    except UnicodeDecodeError:
        return False
    return True
