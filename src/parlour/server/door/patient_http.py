"""Uvicorn's reading of requests, with limits on the size of headers and on how long they may take."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32 * 1024
PATIENCE = 15.0
"""How many seconds to wait for the head of a request."""
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class PatientHttp(HttpToolsProtocol):
    """Uvicorn closes an idle connection, but would hold one with half a request for ever."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._giving_up: TimerHandle | None = None
        self._head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        idle = self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr]  # before any request
        if idle and self._giving_up is None:
            self._wait_for_head()
        super().data_received(data)
        if self._giving_up is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.transport.write(TOO_LARGE)
                self.transport.close()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def _wait_for_head(self) -> None:
        self._head = 0
        self._giving_up = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
