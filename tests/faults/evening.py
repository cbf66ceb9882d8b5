"""An evening of people who play on however often the server is killed, and who remember all they were told."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from parlour.catalog import CATALOG
from parlour.core.luck import Stream
from parlour.server.store.sqlite import FILE
from parlour.server.tables.times import PAUSE
from tests.faults.real_house import RealHouse, real_house
from tests.server.visitors import PATIENCE, Json, Place, Visitor, code_of

SERVER = Path(__file__).with_name("serving.py")
GAMES: Sequence[tuple[int, Json]] = (
    (2, {"type": "grandmastermind", "rounds": 20, "row_seconds": 900}),
    (3, {"type": "moerder", "window": 60}),
    (3, {"type": "murdero"}),
)

MOST_GIVEN_BACK = 1000 * (PAUSE + 4)
"""A crash gives back the time since it was last kept: a second, and more on a busy machine."""


def begun(place: Place) -> bool:
    return bool(place.shown["started"] and place.now["awaited"])


def all_there(place: Place) -> bool:
    return all(seat["present"] for seat in place.shown["seats"])


class Person:
    """One who plays a seat by chance, and what he remembers: the story, the time, what he has done, what he has sent
    without being answered.
    """

    def __init__(self, seat: int, seed: int) -> None:
        self.visitor = Visitor("")
        self.seat = seat
        self.luck = Stream(seed.to_bytes(32, "big"))
        self.story: list[Json] = []
        self.shown: Json = {}
        self.now = 0
        self.done: list[Json] = []
        self.sent: Json | None = None
        self.refs = 0

    def remember(self, place: Place) -> None:
        self.story, self.shown, self.now = place.story, place.shown, place.now["now"]

    async def play(self, place: Place, kept: list[Json]) -> None:
        """Until the house is gone or the game is over. `kept` is what the disk says that he has done."""
        try:
            await self.send_again(place, kept)
            while place.now["result"] is None:
                if self.seat in place.now["awaited"]:
                    await self.act(place)
                else:
                    await place.hear()
        except ConnectionClosed:
            return
        finally:
            self.remember(place)

    async def act(self, place: Place) -> None:
        listing = CATALOG[place.shown["game"]["type"]]
        game = msgspec.convert(place.shown["game"], listing.game)
        view = msgspec.json.decode(json.dumps(place.now["eyes"][0]["view"]), type=listing.types.view)
        action = json.loads(msgspec.json.encode(game.legal(view).pick(self.luck)))
        self.refs += 1
        self.sent = {"type": "Act", "ref": self.refs, "seat": self.seat, "seen": place.now["ply"], "action": action}
        await self.send(place)

    async def send(self, place: Place) -> None:
        assert self.sent is not None
        reply = await place.send(json.dumps(self.sent), self.sent["ref"])
        if code_of(reply) == "too_fast":
            await asyncio.sleep(reply["facts"]["seconds"])
            reply = await place.send(json.dumps(self.sent), self.sent["ref"])
        somebody_was_faster = place.now["ply"] > self.sent["seen"]
        assert code_of(reply) is None or somebody_was_faster, reply
        if code_of(reply) is None:
            self.done.append(self.sent["action"])
        self.sent = None

    async def send_again(self, place: Place, kept: list[Json]) -> None:
        """What was sent and not answered counts once: either it is on the disk, or it is played now."""
        if self.sent is None:
            return
        if kept == [*self.done, self.sent["action"]]:
            assert code_of(await place.send(json.dumps(self.sent), self.sent["ref"])) == "stale"
            self.done, self.sent = kept, None
        else:
            assert kept == self.done
            await self.send(place)


class Evening:
    """One table after the other in one folder. `told` counts the events that anybody was told before an end."""

    def __init__(self, data: Path, seed: int) -> None:
        self.data = data
        self.random = random.Random(seed)
        self.people: list[Person] = []
        self.table = ""
        self.kills = self.told = 0

    async def go_on(self, point: str) -> None:
        """The house opens, everybody comes back and plays on until it is killed at this point, or the game is over."""
        async with real_house(self.data, (SERVER, point, str(self.random.randint(1, 8)))) as house:
            await self.come_in(house)
            async with AsyncExitStack() as stay:
                places = await self.come_back(stay)
                await self.check(places)
                await asyncio.gather(
                    *(person.play(places[person.seat], self.kept(person.seat)) for person in self.people)
                )
            if all(place.now["result"] is not None for place in places):
                self.table = ""
                return
            await asyncio.wait_for(house.process.wait(), PATIENCE)
            assert house.process.returncode == -signal.SIGKILL
            self.kills += 1

    async def look_back(self) -> None:
        """Checks everything after the last kill."""
        async with real_house(self.data) as house, AsyncExitStack() as stay:
            await self.come_in(house)
            places = await self.come_back(stay)
            await self.check(places)
            for person in self.people:
                await person.send_again(places[person.seat], self.kept(person.seat))
                assert self.kept(person.seat) == person.done

    async def come_in(self, house: RealHouse) -> None:
        for person in self.people:
            person.visitor.house = house.house
        if not self.table:
            await self.open_table(house)

    async def open_table(self, house: RealHouse) -> None:
        seats, game = self.random.choice(GAMES)
        self.people = [Person(seat, self.random.getrandbits(64)) for seat in range(seats)]
        for person in self.people:
            person.visitor.house = house.house
        host = self.people[0].visitor
        self.table = await host.open_table(["me", *["free"] * (seats - 1)], options=game, hints=True)
        async with AsyncExitStack() as stay:
            places = [await stay.enter_async_context(person.visitor.at(self.table)) for person in self.people]
            for person, place in zip(self.people[1:], places[1:], strict=True):
                assert code_of(await place.sit(person.seat, name=f"Seat {person.seat}")) is None
            assert code_of(await places[0].ask("Start")) is None
            for person, place in zip(self.people, places, strict=True):
                await place.hear_until(partial(begun, place))
                person.remember(place)

    async def come_back(self, stay: AsyncExitStack) -> list[Place]:
        """People come back one by one, in any order. Nobody may be played for during the pauses."""
        places: dict[int, Place] = {}
        for person in self.random.sample(self.people, len(self.people)):
            places[person.seat] = await stay.enter_async_context(person.visitor.at(self.table))
            await asyncio.sleep(self.random.choice((0, 0, 0.1, 0.3)))
        return [places[person.seat] for person in self.people]

    async def check(self, places: list[Place]) -> None:
        """All that anybody was told is still so, and nobody was played for."""
        for person, place in zip(self.people, places, strict=True):
            await place.hear_until(partial(all_there, place))
            assert place.story[: len(person.story)] == person.story
            assert place.now["now"] >= person.now - MOST_GIVEN_BACK
            for key in ("game", "seats", "commitment", "nonces", "hints", "public", "you_host"):
                assert place.shown[key] == person.shown[key], key
            self.told += len(person.story)
            unanswered = [] if person.sent is None else [person.sent["action"]]
            assert self.kept(person.seat) in (person.done, person.done + unanswered)

    def kept(self, seat: int) -> list[Json]:
        """What this seat has done, as it stands on the disk. Neither clock nor table has played for anybody."""
        with closing(sqlite3.connect(self.data / FILE)) as db:
            rows = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY ply", [self.table])
            log: list[Any] = [json.loads(entry) for (entry,) in rows]
        assert {entry["actor"] for entry in log} <= {*range(len(self.people)), "chance", "judge"}
        return [entry["action"] for entry in log if entry["actor"] == seat]
