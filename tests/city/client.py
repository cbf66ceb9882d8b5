"""A person who plays one seat from whichever server is there, comes back however often one goes, and writes it all
down.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.catalog import CATALOG
from parlour.core.luck import Stream
from parlour.server.hall.guests import COOKIE, new_token
from tests.city.history import Alive, Answered, Came, Gone, Pen, Sent, now, told
from tests.server.visitors import Json, Visitor, followed, nonce

LOST = (OSError, TimeoutError, WebSocketException)
PATIENCE = 15.0
"""Seconds after which somebody gives up a connection on which no answer comes."""
PING = 1.0
IN_TIME = 0.9
"""A ping counts if it was answered in this time, and so was the one before: then no server was stopped in between."""
AGAIN = ("not_kept", "not_read", "too_fast", "unexpected")
"""What is answered to an act that may be sent once more, word for word."""


class Habits(msgspec.Struct, frozen=True):
    """In seconds: how long somebody takes for an act, and how long they stay on one connection, both on average. `away`
    are pauses between two connections, of which one is chosen.
    """

    pace: float = 0.3
    stay: float = 20.0
    away: tuple[float, ...] = (0.0, 0.2, 0.5, 1.0, 2.0)


class Newcomer(Visitor):
    """A visitor with an address of their own: a server believes its proxy, and us, whom a request comes from."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__("")
        self.cookies.set(COOKIE, new_token())
        self.address = f"10.{luck.randrange(256)}.{luck.randrange(256)}.{luck.randrange(1, 255)}"

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return await super().ask(method, path, body, **headers, **{"x-forwarded-for": self.address})

    def connected(self, path: str, **headers: str) -> connect:
        return super().connected(path, **headers, **{"x-forwarded-for": self.address})


class Client:
    """`servers` are addresses to choose from, again for every connection."""

    def __init__(
        self, table: str, seat: int, visitor: Newcomer, servers: Sequence[str], habits: Habits, luck: random.Random
    ) -> None:
        self.pen = Pen(visitor.cookies[COOKIE][:8], table)
        self.table = table
        self.seat = seat
        self.visitor = visitor
        self.servers = servers
        self.habits = habits
        self._closing = asyncio.Event()
        self.over = False
        self.luck = luck
        self._choices = Stream(luck.randbytes(32))
        self._update: Json | None = None
        self._shown: Json = {}
        self._unanswered: Json | None = None
        self._refs = 0
        self._answers: dict[int, asyncio.Future[str]] = {}
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Until the game is over or the table is closed."""
        while not self.over:
            server = self.luck.choice(self.servers)
            self.visitor.house = server
            with suppress(*LOST):
                connecting = self.visitor.connected(f"/api/tables/{self.table}/socket")
                async with asyncio.timeout(PATIENCE):
                    socket = await connecting
                self.pen.write(Came(now(), server))
                try:
                    await self._stay(socket)
                finally:
                    self.pen.write(Gone(now()))
                    socket.transport.abort()
            if not self.over:
                await asyncio.sleep(self.luck.choice(self.habits.away))

    def close_table(self) -> None:
        """The host has had enough."""
        self._closing.set()
        self._news.set()

    async def _stay(self, socket: ClientConnection) -> None:
        self._update, self._shown = None, {}
        stay = self.luck.expovariate(1 / self.habits.stay)
        tasks = [
            asyncio.create_task(doing)
            for doing in (self._listen(socket), self._ping(socket), self._act(socket), asyncio.sleep(stay))
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._answers.clear()

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "Update":
                    self.pen.write(told(message, now()))
                    self._update = followed(self._update, message)
                    self.over = self.over or message["result"] is not None
                case "TableShown":
                    self._shown = message
                    self.over = self.over or message["closed"]
                case "Done" | "Refused" if (answer := self._answers.pop(message["ref"], None)) is not None:
                    code = message.get("code", "")
                    if self._unanswered is not None and message["ref"] == self._unanswered["ref"]:
                        self.pen.write(Answered(now(), message["ref"], code))
                    if not answer.done():  # somebody may have given up waiting a moment ago
                        answer.set_result(code)
            self._news.set()
            if self.over:
                return

    async def _ping(self, socket: ClientConnection) -> None:
        """Written down by when it was sent: by then, at least, the server was there."""
        in_time = True
        while True:
            sent = now()
            answer = asyncio.ensure_future(await socket.ping())
            done, _ = await asyncio.wait([answer], timeout=IN_TIME)
            if done and in_time:
                self.pen.write(Alive(sent))
            in_time = bool(done)
            if not done:
                async with asyncio.timeout(PATIENCE):
                    await answer
            await asyncio.sleep(max(0.0, sent + PING - now()))

    async def _act(self, socket: ClientConnection) -> None:
        while not self.over:
            update, shown = self._update, self._shown
            if update is None or not shown:
                await self._wait_for_news()
            elif self._closing.is_set():
                await self._ask(socket, "Close")
            elif not shown["started"]:
                await self._take_seat(socket, shown)
            elif self._unanswered is not None:
                await self._send(socket)
            elif self.seat in update["awaited"] and shown["seats"][self.seat]["yours"]:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), self.luck.expovariate(1 / self.habits.pace))
                if self._update is update and not self._closing.is_set():
                    self._decide(update, shown)
            else:
                await self._wait_for_news()

    async def _wait_for_news(self) -> None:
        self._news.clear()
        await self._news.wait()

    async def _take_seat(self, socket: ClientConnection, shown: Json) -> None:
        """The host starts as soon as everybody sits."""
        if not shown["seats"][self.seat]["yours"]:
            await self._ask(socket, "Sit", seat=self.seat, nonce=nonce(), name=f"Seat {self.seat}")
        elif shown["you_host"] and all(seat["kind"] != "free" for seat in shown["seats"]):
            await self._ask(socket, "Start")
        else:
            await self._wait_for_news()

    def _decide(self, update: Json, shown: Json) -> None:
        listing = CATALOG[shown["game"]["type"]]
        game = msgspec.convert(shown["game"], listing.game)
        view = next(eyes["view"] for eyes in update["eyes"] if eyes["seat"] == self.seat)
        action = game.legal(msgspec.convert(view, listing.types.view)).pick(self._choices)
        self._refs += 1
        self._unanswered = {
            "type": "Act",
            "ref": self._refs,
            "seat": self.seat,
            "seen": update["ply"],
            "action": msgspec.to_builtins(action),
        }

    async def _send(self, socket: ClientConnection) -> None:
        act = self._unanswered
        assert act is not None
        self.pen.write(Sent(now(), act["ref"], act["seat"], act["seen"], act["action"]))
        if await self._answer(socket, act) in AGAIN:
            await asyncio.sleep(0.5)
        else:
            self._unanswered = None

    async def _ask(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        """Whatever the answer is, what to do next follows from how the table is shown."""
        self._refs += 1
        if await self._answer(socket, {"type": kind, "ref": self._refs, **fields}):
            await asyncio.sleep(0.5)

    async def _answer(self, socket: ClientConnection, request: Json) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answers[request["ref"]] = answer
        await socket.send(json.dumps(request))
        async with asyncio.timeout(PATIENCE):
            return await answer
