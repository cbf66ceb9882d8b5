"""What a move costs in a long game, and what it takes to wake its table.

    python -m benchmarks.load.long

Each game is played to some length and put away. Then somebody comes: the table is read from the store and played again
beside the loop, and the two who sit there go on playing.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from parlour.core.game import Action, AnyGame, Entry, Millis
from parlour.core.play import Played, play, settle
from parlour.server.app import GENEROUS, POLITE
from parlour.server.door.doorkeeper import Doorkeeper
from parlour.server.door.messages import Sit, Start
from parlour.server.door.requests import fulfil
from parlour.server.evening.calendar import utc
from parlour.server.hall.guests import Guest
from parlour.server.hall.hall import Hall
from parlour.server.hall.messages import Filling, OpenTable
from parlour.server.hall.opening import open_table
from parlour.server.store.store import Store, open_store
from parlour.server.tables.table import Table
from parlour.server.tables.watcher import Watcher
from parlour.server.thinking.house import House

NONCE = "n" * 32
PLIES = (100, 1_000, 10_000)
MOVES = 200
ANN, BOB = Guest("ann", "Ann", token_hash="a", entered=False), Guest("bob", "Bob", token_hash="b", entered=False)


def lays_and_lifts(offer: Any, view: Any) -> Any:
    if "take_rest" in offer["acts"]:
        return {"type": "TakeRest"}
    if offer["liftable"]:
        return {"type": "Lift", "tile": offer["liftable"][0]}
    return {"type": "Lay", "tile": offer["layable"][0], "x": 6, "y": 6, "turned": False}


def turns_a_tile(offer: Any, view: Any) -> Any:
    return {"type": "TurnTile", "place": offer["turnable"][0]}


def draws_and_discards(offer: Any, view: Any) -> Any:
    if offer["draw"]:
        return {"type": "Draw"}
    if offer["discards"]:
        return {"type": "Discard", "card": view["hand"][0]}
    return {"type": "Done" if offer["done"] else "Take"}


def guesses_wrong(offer: Any, view: Any) -> Any:
    if offer["ask"] == "hide":
        return {"type": "Hide", "code": [{"shape": "star", "colour": "red"}] * 4}
    return {"type": "Guess", "row": [{"shape": "cross", "colour": "green"}] * 4}


class Way(NamedTuple):
    """A way to play a game for long."""

    game: dict[str, Any]
    choose: Callable[[Any, Any], Any]


WAYS = (
    Way({"type": "grandmastermind", "rounds": 20, "rows": 20, "start_player": 0}, guesses_wrong),
    Way({"type": "letter", "start_player": 0}, lays_and_lifts),
    Way({"type": "murdero", "start_player": 0, "target": 500, "max_hands": 99}, draws_and_discards),
    Way(
        {
            "type": "wordsearch",
            "start_player": 0,
            "timer": 300,
            "letter_set": "custom",
            "custom_letters": "E28 M28",
        },
        turns_a_tile,
    ),
)


async def measured(store: Store, house: House, way: Way, plies: int) -> str:
    """A line of the table below, or nothing if the game is over before that."""
    async with hall_of(store, house) as hall:
        table = await opened(hall, way)
        if not await lengthen(table, way, plies):
            return ""
    async with hall_of(store, house) as hall:
        return await woken_and_played(hall, way, table.record.id)


@asynccontextmanager
async def hall_of(store: Store, house: House) -> AsyncIterator[Hall]:
    hall = Hall(store, house, POLITE, Doorkeeper(GENEROUS), now=utc)
    try:
        yield hall
    finally:
        await hall.close()


async def woken_and_played(hall: Hall, way: Way, id: str) -> str:
    stalls = Stalls()
    began = perf_counter()
    table = await hall.table(id)
    ply = table.line.ply
    woken, stall = (perf_counter() - began) * 1000, stalls.end()
    watchers = Watcher(ANN), Watcher(BOB)
    for watcher in watchers:
        table.join(watcher)
    joined = sum(len(text) for text in watchers[0].take())
    watchers[1].take()
    sent, used, moves = 0, 0.0, 0
    while moves < MOVES and table.line.here.over is None:
        seat, action = chosen(table.game, table.line.here.state, table.line.turn.awaited, table.listing.types, way)
        began = process_time()
        await table.act((ANN, BOB)[seat].id, seat, action, table.clock.now(), table.line.ply)
        used += process_time() - began
        sent += sum(len(text) for watcher in watchers for text in watcher.take())
        moves += 1
    for watcher in watchers:
        table.leave(watcher)
    name = way.game["type"]
    return (
        f"| {name} | {ply:,} | {used / moves * 1000:.2f} | {sent / moves:,.0f} "
        f"| {joined / 1000:,.0f} | {woken:,.0f} | {stall:,.0f} |"
    )


class Stalls:
    """How long the loop let everybody wait at worst, in milliseconds."""

    def __init__(self) -> None:
        self._longest = 0.0
        self._looking = asyncio.create_task(self._look())

    def end(self) -> float:
        self._looking.cancel()
        return self._longest * 1000

    async def _look(self) -> None:
        while True:
            began = perf_counter()
            await asyncio.sleep(0.001)
            self._longest = max(self._longest, perf_counter() - began - 0.001)


async def opened(hall: Hall, way: Way) -> Table:
    commitment = await hall.promises.promise(ANN.id)
    wish = OpenTable(Raw(msgspec.json.encode(way.game)), (Filling("me"), Filling("free")), commitment, NONCE)
    table = await hall.table(await open_table(hall, ANN, wish))
    await fulfil(hall, table, BOB, Sit(1, 1, NONCE, "Bob"), Millis(0))
    await fulfil(hall, table, ANN, Start(2), Millis(0))
    return table


async def lengthen(table: Table, way: Way, plies: int) -> bool:
    """Plays on, without anybody watching, and keeps it all in one go. False if the game is over before that."""
    played: list[Played] = []
    here, luck = table.line.here, table.record.seal.luck
    while table.line.ply + len(played) < plies:
        if here.over is not None:
            return False
        seat, action = chosen(table.game, here.state, here.turn.awaited, table.listing.types, way)
        played.append(play(table.game, here, Entry(here.at, seat, action)))
        played += settle(table.game, played[-1].position, here.at, luck)
        here = played[-1].position
    return here.over is None and await table.ledger.keep(played)


def chosen(game: AnyGame, state: Any, awaited: Any, types: Any, way: Way) -> tuple[Any, Action]:
    seat = min(awaited)
    view = game.view(state, seat)
    offer = msgspec.to_builtins(game.offer(view))
    return seat, msgspec.convert(way.choose(offer, msgspec.to_builtins(view)), types.seat_action)


async def main() -> None:
    print("| game | entries | processor ms a move | bytes a move | kB on joining | ms to wake | longest stall ms |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    with TemporaryDirectory() as folder:
        store, house = await open_store(Path(folder)), House(Path(folder))
        gc.collect()
        gc.freeze()  # as the house does
        for way in WAYS:
            for plies in PLIES:
                if line := await measured(store, house, way, plies):
                    print(line, flush=True)
        await house.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
