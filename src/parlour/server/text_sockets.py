"""Uvicorn's reading of sockets: what is sent as text and is none ends the connection, and is no error of ours."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode


class TextSockets(WebSocketsSansIOProtocol):
    def send_receive_event_to_app(self) -> None:
        """A message is there, in one or several frames."""
        if self.close_sent or self.curr_msg_data_type != "text" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.conn.fail(CloseCode.INVALID_DATA)
        self.handle_parser_exception()


def is_text(sent: bytes) -> bool:
    try:
        sent.decode()
    except UnicodeDecodeError:
        return False
    return True
