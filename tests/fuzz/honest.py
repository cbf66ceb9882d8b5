"""Honest people in a house that is being fuzzed: what they have, what they see, and that they play on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from parlour.catalog import CATALOG
from parlour.core.game import Action
from parlour.core.luck import Stream
from parlour.server.store.sqlite import FILE
from tests.server.visitors import Json, Place, Visitor, code_of

OPTIONS: Mapping[str, Json] = {
    "grandmastermind": {"rounds": 20, "rows": 20, "start_player": 1},
    "moerder": {"window": None},
    "wordsearch": {},
    "letter": {},
    "murdero": {},
}
"""Without a clock: nothing moves unless somebody does something."""
OF_THE_FUZZERS = ("guests", "promises")
"""Where a fuzzer may leave rows of its own."""
MOST_MOVES = 40


def decide(place: Place, seat: int, luck: Stream) -> Json:
    """Any legal action of this seat."""
    listing = CATALOG[place.shown["game"]["type"]]
    game = msgspec.convert(place.shown["game"], listing.game)
    (eyes,) = (eyes for eyes in place.now["eyes"] if eyes["seat"] == seat)
    view = msgspec.json.decode(json.dumps(eyes["view"]), type=listing.types.view)
    action: Action = game.legal(view).pick(luck)
    decided: Json = json.loads(msgspec.json.encode(action))
    return decided


class Table:
    """One person in all seats of a running game. Between their moves a task listens to the house."""

    def __init__(self, id: str, place: Place, luck: Stream) -> None:
        self.id = id
        self.place = place
        self.luck = luck

    @property
    def over(self) -> bool:
        return self.place.now["result"] is not None

    def decide(self) -> tuple[int, Json]:
        """An awaited seat, and what it does."""
        seat = self.place.now["awaited"][0]
        return seat, decide(self.place, seat, self.luck)

    async def play(self) -> None:
        """A move, and further ones as long as a clock runs."""
        for _ in range(MOST_MOVES):
            seat, action = self.decide()
            reply = await self.place.act(seat, action)
            assert code_of(reply) in (None, "not_kept"), reply
            await self.place.hear_until(lambda: self.over or bool(self.place.now["awaited"]))
            if self.over or self.place.now["until"] is None:
                return

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[None]:
        """Meanwhile somebody listens, and nothing may happen."""
        before, hearing = len(self.place.heard), asyncio.create_task(self._hear())
        try:
            yield
        finally:
            hearing.cancel()
            with suppress(asyncio.CancelledError):
                await hearing
        news = [json.loads(text) for text in self.place.heard[before:]]
        assert [message for message in news if message.get("events")] == []
        del self.place.heard[before:]

    async def _hear(self) -> None:
        while True:
            text = str(await self.place.socket.recv())
            self.place.heard.append(text)


class Honest:
    """Ann plays every game, waits for the start of one, has finished one and closed one. Ben looks on."""

    def __init__(self, house: str, data: Path, stay: AsyncExitStack) -> None:
        self.data = data
        self.ann, self.ben = Visitor(house), Visitor(house)
        self.playing: list[Table] = []
        self.resting: list[Table] = []
        self.known: set[str] = set()
        self._stay = stay

    async def come_in(self) -> None:
        await self.ann.ask("PUT", "/api/me", {"name": "Ann"})
        await self.ben.ask("PUT", "/api/me", {"name": "Ben"})
        with closing(sqlite3.connect(self.data / FILE)) as db:
            self.known = {id for (id,) in db.execute("SELECT id FROM guests")}
        waiting, ended, closed = [await self.sit_down("grandmastermind", start=False) for _ in range(3)]
        self.resting = [waiting, ended, closed]
        await ended.place.ask("Start")
        assert code_of(await ended.place.act(1, {"type": "GiveUp"})) is None
        await closed.place.ask("Start")
        assert code_of(await closed.place.ask("Close")) is None
        self.playing = [await self.sit_down(game) for game in CATALOG]

    async def sit_down(self, game: str, start: bool = True) -> Table:
        options = {"type": game, **OPTIONS[game]}
        id = await self.ann.open_table(["me", "me"], options=options, start=start)
        place = await self._stay.enter_async_context(self.ann.at(id))
        table = Table(id, place, Stream(id.encode()))
        if table.place.now["until"] is not None:
            await table.play()
        return table

    @property
    def tables(self) -> list[Table]:
        return [*self.playing, *self.resting]

    async def play_on(self) -> None:
        """A move at every table where the game is not over."""
        for table in self.playing:
            if not table.over:
                await table.play()

    async def begin_anew(self) -> None:
        """Starts another game where one is over."""
        for number, table in enumerate(self.playing):
            if table.over:
                await table.place.socket.close()
                self.playing[number] = await self.sit_down(table.place.shown["game"]["type"])

    def aims(self) -> dict[str, list[Json]]:
        """By table, what Ann could do there now. Nobody else may."""
        aims: dict[str, list[Json]] = {}
        anybody: list[Json] = [
            {"type": "Start", "ref": 1},
            {"type": "Close", "ref": 2},
            *({"type": kind, "ref": 3, "seat": 0} for kind in ("Stand", "Unseat", "Ask")),
            {"type": "Sit", "ref": 4, "seat": 1, "nonce": "n" * 16, "name": "Mallory"},
            {"type": "SeatBot", "ref": 5, "seat": 1, "strength": "novice"},
            {"type": "SeatProgram", "ref": 9, "seat": 1, "token": "t" * 32},
            {"type": "Claim", "ref": 10, "token": "t" * 32, "nonce": "n" * 16, "name": "Mallory"},
            {"type": "Act", "ref": 6, "seat": 0, "seen": 0, "action": {"type": "GiveUp"}},
            {"type": "Rematch", "ref": 7, "commitment": "0" * 64, "nonce": "n" * 16},
        ]
        for table in self.playing:
            seat, action = self.decide_at(table)
            act = {"type": "Act", "ref": 8, "seat": seat, "seen": table.place.now["ply"], "action": action}
            aims[table.id] = [
                *anybody,
                act,
                {**act, "action": {"type": "GiveUp"}},
                {**act, "action": {"type": "TimeUp"}},
            ]
        return aims | {table.id: anybody for table in self.resting}

    def decide_at(self, table: Table) -> tuple[int, Json]:
        return (0, {"type": "GiveUp"}) if table.over else table.decide()

    async def snapshot(self) -> dict[str, Any]:
        """All that is theirs, as it is stored and as they see it. Only the time has gone on."""
        seen: dict[str, Any] = {f"stored: {name}": rows for name, rows in self.stored().items()}
        for table in self.tables:
            for visitor in (self.ann, self.ben):
                async with visitor.at(table.id) as place:
                    seen[f"seen: {table.id} {visitor is self.ann}"] = (place.shown, {**place.now, "now": 0})
            reply = await self.ben.ask("GET", f"/api/tables/{table.id}/recording")
            seen[f"recording: {table.id}"] = reply.content
        for path in ("/api/me", "/api/tables"):
            seen[path] = (await self.ann.ask("GET", path)).content
        return seen

    def stored(self) -> dict[str, list[Any]]:
        """Every row but those of the fuzzers themselves, and table time."""
        with closing(sqlite3.connect(self.data / FILE)) as db:
            names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows = {name: sorted(db.execute(f"SELECT * FROM {name}"), key=repr) for name in names if name != "clocks"}
        for name in OF_THE_FUZZERS:
            rows[name] = [row for row in rows[name] if self.known & {*row}]
        return rows
