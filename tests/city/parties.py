"""Parties: people who open a table, sit down at it and play, wherever each of them is connected."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import httpx

from tests.city.client import Client, Habits, Newcomer
from tests.city.history import History
from tests.server.visitors import Json, nonce


class Kind(NamedTuple):
    """A game, how many people play it, and how many bots."""

    game: Json
    people: int
    bots: int


KINDS = (
    Kind({"type": "grandmastermind", "rounds": 2, "row_seconds": 10, "turn_seconds": 10}, 2, 0),
    Kind({"type": "moerder", "window": 3, "turn_seconds": 10}, 3, 1),
    Kind({"type": "wordsearch", "timer": 10, "window": 3}, 2, 1),
    Kind({"type": "letter", "turn_seconds": 10, "window": 5}, 2, 1),
    Kind({"type": "murdero", "turn_seconds": 10}, 3, 1),
)
"""All five games, with short clocks and windows."""


class Party:
    """`apart`: each has a server of their own, as far as there are enough, and stays with it."""

    def __init__(self, kind: Kind, servers: Sequence[str], habits: Habits, seed: int, *, apart: bool = False) -> None:
        self.kind = kind
        self.servers = servers
        self.habits = habits
        self.apart = apart
        self.luck = random.Random(seed)
        self.clients: list[Client] = []
        self._enough = asyncio.Event()

    @property
    def histories(self) -> list[History]:
        return [client.pen.history for client in self.clients]

    async def play(self, seconds: float) -> None:
        """One game. The host closes the table if it takes longer than this."""
        people = [Newcomer(self.luck) for _ in range(self.kind.people)]
        table = await self.open_table(people[0])
        self.clients = [
            Client(table, seat, visitor, self.choices(seat), self.habits, random.Random(self.luck.random()))
            for seat, visitor in enumerate(people)
        ]
        playing = asyncio.gather(*(client.play() for client in self.clients))
        enough = asyncio.create_task(self._enough.wait())
        try:
            either: list[asyncio.Future[Any]] = [playing, enough]
            await asyncio.wait(either, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            self.clients[0].close_table()
            await playing
        finally:
            enough.cancel()

    def choices(self, seat: int) -> Sequence[str]:
        """The servers for whoever sits there."""
        return [self.servers[seat % len(self.servers)]] if self.apart else self.servers

    def break_up(self) -> None:
        """The host closes the table as soon as possible."""
        self._enough.set()

    async def open_table(self, host: Newcomer) -> str:
        """Asks one server after the other until a table is open, always with the same promise."""
        seats = ["me", *["free"] * (self.kind.people - 1), *["bot"] * self.kind.bots]
        filled: list[dict[str, Any]] = [
            {"who": who, "strength": "novice"} if who == "bot" else {"who": who} for who in seats
        ]
        promised: Json = {}
        while True:
            host.house = self.luck.choice(self.servers)
            with suppress(httpx.TransportError):
                if not promised:
                    promised = await self.promised(host)
                else:
                    wish = {"game": self.kind.game, "seats": filled, **promised}
                    reply = await host.ask("POST", "/api/tables", wish)
                    if reply.status_code == 201:
                        return str(reply.json()["table"])
            await asyncio.sleep(0.1)

    async def promised(self, host: Newcomer) -> Json:
        """Empty if there was no good answer."""
        reply = await host.ask("POST", "/api/promises")
        return {**reply.json(), "nonce": nonce()} if reply.status_code == 201 else {}
