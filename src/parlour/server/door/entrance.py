"""The entrance: lets in what is meant for this house, and no more of it than one address may ask for."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from parlour.core.refusal import Refusal
from parlour.server.door.door import address_of
from parlour.server.door.doorkeeper import Doorkeeper
from parlour.server.door.house_names import HouseNames
from parlour.server.door.http import refused
from parlour.server.pages.head import language_of
from parlour.texts.voice import Voice

MISDIRECTED = 421


class Entrance:
    """Sockets are charged where they are opened, because only there can they be told why they are turned away."""

    def __init__(self, app: ASGIApp, names: HouseNames, doorkeeper: Doorkeeper) -> None:
        self.app = app
        self.names = names
        self.doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response: ASGIApp = self.app
        if scope["type"] != "lifespan":
            try:
                self.check(HTTPConnection(scope))
            except Refusal as refusal:
                response = await turned_back(scope, refusal)
        await response(scope, receive, send)

    def check(self, connection: HTTPConnection) -> None:
        for host in connection.headers.getlist("host"):
            if not self.names.include(host):
                raise Refusal("unknown_host", host=host)
        if connection.scope["type"] == "http" and connection.scope["path"].startswith("/api/"):
            self.doorkeeper.request(address_of(connection))


async def turned_back(scope: Scope, refusal: Refusal) -> ASGIApp:
    """A program is told a code, a person a sentence."""
    if scope["type"] == "websocket":
        return WebSocketClose()
    request = Request(scope)
    if scope["path"].startswith("/api/"):
        return await refused(request, refusal)
    return PlainTextResponse(Voice(language_of(request)).say_refusal(refusal) + "\n", MISDIRECTED)
