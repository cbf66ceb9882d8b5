"""A house on a free local port, and its visitors, for the server tests."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.core.game import Millis
from parlour.server.app import GENEROUS, app
from parlour.server.door.limits import Limits
from parlour.server.evening.calendar import Now, utc
from parlour.server.pages.front import WEB
from parlour.server.serve import configured
from parlour.server.tables.changes import changed
from parlour.server.tables.manners import Manners

BRISK = Manners(away=Millis(60_000), pace_seconds=(0.0, 0.0), unhurried=False, ahead=False)
PATIENCE = 30
Json = dict[str, Any]

FULL = [{"shape": "star", "colour": "red"}] * 4
OTHER = [{"shape": "cross", "colour": "green"}] * 4


@asynccontextmanager
async def open_house(
    place: Path | str,
    manners: Manners = BRISK,
    limits: Limits = GENEROUS,
    proxies: Sequence[str] = (),
    web: Path = WEB,
    now: Now = utc,
) -> AsyncIterator[str]:
    """Serves the house in this folder or this database, and gives the address."""
    data, store = (place, None) if isinstance(place, Path) else (Path("/nowhere"), place)
    async with serving(app(data, manners, web, store=store, limits=limits, now=now), proxies) as address:
        yield address


@asynccontextmanager
async def serving(served: Starlette, proxies: Sequence[str] = ()) -> AsyncIterator[str]:
    """The address."""
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(configured(served, proxies))
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
        listening.close()


class Visitor:
    """One browser: it keeps its cookie."""

    def __init__(self, house: str) -> None:
        self.house = house
        self.cookies = httpx.Cookies()

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=self.house, cookies=self.cookies, timeout=PATIENCE, verify=False) as http:
            content = None if body is None else json.dumps(body)
            reply = await http.request(method, path, content=content, headers=headers)
            self.cookies = http.cookies
            return reply

    async def open_table(self, seats: Iterable[str] = ("me", "free"), **wish: Any) -> str:
        """`options` are those of the game; everything else is sent as it is."""
        options = wish.pop("options", {})
        game = options if "type" in options else {"type": "grandmastermind", "start_player": 1, **options}
        wish = {"game": game, "seats": [{"who": who} for who in seats], **await self.answer(), **wish}
        reply = await self.ask("POST", "/api/tables", wish)
        assert reply.status_code == 201, reply.text
        return str(reply.json()["table"])

    async def answer(self) -> Json:
        """A promise of the house, and our nonce in answer to it."""
        return {**(await self.ask("POST", "/api/promises")).json(), "nonce": nonce()}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Place]:
        if "parlour" not in self.cookies:
            await self.ask("GET", "/api/me")
        async with self.connected(f"/api/tables/{table}/socket") as socket:
            place = Place(socket)
            await place.hear_until(lambda: place.update is not None)
            yield place

    async def turned_away(self, table: str) -> tuple[str, int | None]:
        """What we are told when we open a socket to this table, and the code it is closed with."""
        async with self.connected(f"/api/tables/{table}/socket") as socket:
            return await Place(socket).shown_out()

    def connected(self, path: str, **headers: str) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        address = self.house.replace("http", "ws") + path
        return connect(address, additional_headers={"cookie": cookie, **headers}, ping_interval=None)


class Place:
    """A browser's place at a table: what it was shown last, and the story as it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.shown: Json = {}
        self.update: Json | None = None
        self.story: list[Json] = []
        self.heard: list[str] = []
        self.refs = 0

    @property
    def now(self) -> Json:
        assert self.update is not None
        return self.update

    async def hear(self) -> Json:
        text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "TableShown":
            self.shown = message
        if message["type"] == "Update":
            self.update = followed(self.update, message)
            self.story = message["events"] if message["whole"] else [*self.story, *message["events"]]
        return message

    async def hear_until(self, come: Callable[[], bool]) -> None:
        while not come():
            await self.hear()

    async def shown_out(self) -> tuple[str, int | None]:
        """The code of the house's last word before it hangs up, and the code it does so with."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        return json.loads(self.heard[-1]).get("code", ""), self.socket.close_code

    async def told_of(self, event: str) -> None:
        await self.hear_until(lambda: any(happened["event"]["type"] == event for happened in self.story))

    async def awaited(self, seat: int) -> None:
        await self.hear_until(lambda: seat in self.now["awaited"])

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Sends a request and returns the reply. Messages that arrive in between are handled."""
        self.refs += 1
        return await self.send(json.dumps({"type": kind, "ref": self.refs, **fields}), self.refs)

    async def send(self, text: str, ref: int | None) -> Json:
        await self.socket.send(text)
        while True:
            message = await self.hear()
            if message["type"] in ("Done", "Recalled", "Refused", "Told") and message["ref"] == ref:
                return message

    async def act(self, seat: int, action: Json | str, seen: int | None = None) -> Json:
        return await self.ask("Act", seat=seat, seen=self.now["ply"] if seen is None else seen, action=action)

    async def sit(self, seat: int, **more: Any) -> Json:
        return await self.ask("Sit", seat=seat, nonce=nonce(), **more)


def followed(before: Json | None, update: Json) -> Json:
    """An update with complete views, after the one before it."""
    if before is None or update["whole"]:
        return update
    pairs = zip(before["eyes"], update["eyes"], strict=True)
    eyes = [{**now, "view": changed(then["view"], now["view"])} for then, now in pairs]
    return {**update, "eyes": eyes}


def nonce() -> str:
    return secrets.token_hex(16)


def hide(code: list[Json] = FULL) -> Json:
    return {"type": "Hide", "code": code}


def guess(row: list[Json] = OTHER) -> Json:
    return {"type": "Guess", "row": row}


def code_of(reply: Json) -> str | None:
    """Why it was refused; None when it was not."""
    return reply.get("code")
