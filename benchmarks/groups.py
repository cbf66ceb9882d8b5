"""Groups of people who play one table after another by chance, and remember every act they were told is done."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from parlour.catalog import CATALOG
from parlour.core.game import Action, AnyGame
from parlour.core.listing import Listing
from parlour.core.luck import Stream
from parlour.server.hall.guests import COOKIE, new_token
from parlour.server.tables.changes import changed
from tests.server.visitors import Json, Visitor, nonce

PATIENCE = 60
"""Seconds after which an answer counts as lost."""


class Kind(NamedTuple):
    """A game, how many people play it, and how many bots."""

    game: Json
    people: int
    bots: int


KINDS = (
    Kind({"type": "grandmastermind", "rounds": 3}, 2, 0),
    Kind({"type": "moerder"}, 3, 1),
    Kind({"type": "wordsearch"}, 2, 1),
    Kind({"type": "letter"}, 2, 1),
    Kind({"type": "murdero"}, 3, 1),
)


class Seen(Struct):
    seat: int | None
    view: Any


class Heard(Struct):
    """Whatever the house says at a table, as far as a player needs it."""

    type: str
    ref: int | None = None
    code: str = ""
    closed: bool = False
    ply: int = 0
    awaited: tuple[int, ...] = ()
    eyes: tuple[Seen, ...] = ()
    whole: bool = False
    result: Any = None


read = msgspec.json.Decoder(Heard).decode


class Act(NamedTuple):
    """When it was sent, how many seconds later it was told, and why it was refused, if it was."""

    sent: float
    seconds: float
    code: str


class Memories:
    """What all players remember: their acts, and for every table what each seat has done, and what it has sent without
    being answered. `ends`: how their tables ended. `lost`: tables they were cut off from.
    """

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.done: dict[str, dict[int, list[Action]]] = {}
        self.unanswered: dict[str, dict[int, Action]] = {}
        self.ends: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()


class Player:
    """One seat at one table, for a person at this pace: so many seconds, on average, from being asked to the act."""

    def __init__(self, socket: ClientConnection, listing: Listing, game: AnyGame, table: str, seat: int) -> None:
        self.socket = socket
        self.listing = listing
        self.game = game
        self.table = table
        self.seat = seat
        self.luck = Stream(random.randbytes(32))
        self.now = Heard("")
        self.over = self.cut_off = False
        self.news = asyncio.Event()
        self._refs = 0
        self._answers: dict[int, asyncio.Future[Heard]] = {}

    async def listen(self) -> None:
        try:
            await self._listen()
        finally:
            self.cut_off = True
            self.news.set()
            for answer in self._answers.values():
                answer.cancel()

    async def _listen(self) -> None:
        async for text in self.socket:
            heard = read(text)
            if heard.type == "Update":
                for then, now in zip(self.now.eyes, heard.eyes, strict=True) if not heard.whole else ():
                    now.view = changed(then.view, now.view)
                self.now = heard
                self.over = self.over or heard.result is not None
            elif heard.type == "TableShown":
                self.over = self.over or heard.closed
            elif heard.ref is not None and (answer := self._answers.pop(heard.ref, None)) is not None:
                answer.set_result(heard)
            self.news.set()

    async def ask(self, kind: str, **fields: Any) -> str:
        """Why it was refused, or an empty text."""
        self._refs += 1
        answer = self._answers[self._refs] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({"type": kind, "ref": self._refs, **fields}).decode())
        try:
            heard: Heard = await asyncio.wait_for(answer, PATIENCE)
        except asyncio.CancelledError:
            if self.cut_off:
                raise ConnectionError("cut off before an answer came") from None
            raise
        return heard.code

    async def insist(self, kind: str, **fields: Any) -> None:
        """Asks again while the house can keep nothing."""
        while code := await self.ask(kind, **fields):
            assert code == "not_kept", code
            await asyncio.sleep(1)

    async def play(self, memories: Memories, pace: float) -> None:
        while not self.over:
            if self.cut_off:
                raise ConnectionError("cut off")
            if self.seat in self.now.awaited:
                await asyncio.sleep(random.expovariate(1 / pace))
                if self.seat in self.now.awaited and not self.over:
                    await self.act(memories)
            else:
                self.news.clear()
                await self.news.wait()

    async def act(self, memories: Memories) -> None:
        (seen,) = (eyes for eyes in self.now.eyes if eyes.seat == self.seat)
        action: Action = self.game.legal(msgspec.convert(seen.view, self.listing.types.view)).pick(self.luck)
        memories.unanswered.setdefault(self.table, {})[self.seat] = action
        sent = perf_counter()
        code = await self.ask("Act", seat=self.seat, seen=self.now.ply, action=action)
        memories.acts.append(Act(sent, perf_counter() - sent, code))
        del memories.unanswered[self.table][self.seat]
        if not code:
            memories.done[self.table].setdefault(self.seat, []).append(action)


class Group:
    """People who meet at one table after the other, and others who look on. The first one is always the host."""

    def __init__(self, house: str, kind: Kind, onlookers: int) -> None:
        self.kind = kind
        self.people = [stranger(house) for _ in range(kind.people)]
        self.onlookers = [stranger(house) for _ in range(onlookers)]

    async def play(self, memories: Memories, pace: float, longest: float) -> None:
        """One table after another, until cancelled. A table that lasts too long is closed by its host."""
        while True:
            try:
                await self.play_table(memories, pace, longest * random.uniform(0.5, 1))
            except (OSError, TimeoutError, ConnectionClosed) as problem:
                memories.lost[type(problem).__name__] += 1

    async def play_table(self, memories: Memories, pace: float, longest: float) -> None:
        table = await self.open_table()
        memories.done[table] = {}
        listing = CATALOG[self.kind.game["type"]]
        game = msgspec.convert(self.kind.game, listing.game)
        async with AsyncExitStack() as stack:
            path = f"/api/tables/{table}/socket"
            for visitor in self.onlookers:
                socket = await stack.enter_async_context(visitor.connected(path))
                stack.callback(asyncio.create_task(drain(socket)).cancel)
            players: list[Player] = []
            for seat, visitor in enumerate(self.people):
                socket = await stack.enter_async_context(visitor.connected(path))
                players.append(Player(socket, listing, game, table, seat))
                stack.callback(asyncio.create_task(players[-1].listen()).cancel)
            for player in players[1:]:
                await player.insist("Sit", seat=player.seat, nonce=nonce())
            await players[0].insist("Start")
            await self.go_on(players, memories, pace, longest)

    async def open_table(self) -> str:
        """Asks again while the house can keep nothing."""
        host, seats = self.people[0], ["me", *["free"] * (self.kind.people - 1), *["bot"] * self.kind.bots]
        wish = {"game": self.kind.game, "seats": [{"who": who} for who in seats], "public": random.random() < 0.1}
        while True:
            promised = await host.ask("POST", "/api/promises")
            if promised.status_code == 201:
                reply = await host.ask("POST", "/api/tables", {**wish, **promised.json(), "nonce": nonce()})
                if reply.status_code == 201:
                    return str(reply.json()["table"])
            await asyncio.sleep(1)

    async def go_on(self, players: list[Player], memories: Memories, pace: float, longest: float) -> None:
        playing = [asyncio.create_task(player.play(memories, pace)) for player in players]
        try:
            await asyncio.wait(playing, timeout=longest)
            memories.ends["over" if all(player.over for player in players) else "closed"] += 1
            if not players[0].over:
                await players[0].insist("Close")
            await asyncio.wait(playing, timeout=PATIENCE)
            for task in playing:
                task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


def stranger(house: str) -> Visitor:
    """Somebody the house has not met, with a cookie of their own."""
    visitor = Visitor(house)
    visitor.cookies.set(COOKIE, new_token())
    return visitor


async def drain(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
