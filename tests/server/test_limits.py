"""Limits of a guest and of an address: a flood is turned away with a time to wait, and a school still plays."""

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack, closing
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.core.refusal import Refusal
from parlour.server.app import GENEROUS
from parlour.server.door.doorkeeper import Doorkeeper
from parlour.server.door.limits import Limits, Rate
from parlour.server.door.meter import Meter
from parlour.server.hall import promises
from parlour.server.hall.guests import Guest
from parlour.server.store.sqlite import FILE
from parlour.server.store.store import open_store
from tests.server.visitors import Json, Place, Visitor, code_of, guess, hide, open_house

ANN = Guest("ann", "Ann", "192.0.2.1")
PROXY = "127.0.0.1"


def guests_in(data: Path) -> int:
    with closing(sqlite3.connect(data / FILE)) as db:
        return int(db.execute("SELECT count(*) FROM guests").fetchone()[0])


async def last_words(visitor: Visitor, path: str) -> tuple[Json, int | None]:
    """What is said to somebody who is turned away, and the code of the closing."""
    async with visitor.connected(path) as socket:
        said: Json = json.loads(await asyncio.wait_for(socket.recv(), 30))
        await asyncio.wait_for(socket.wait_closed(), 30)
        return said, socket.close_code


def test_a_meter_allows_some_at_once_and_then_a_steady_pace() -> None:
    time = 0.0
    meter = Meter(Rate(2, 0.5), lambda: time)
    assert [meter.take("ann") for _ in range(3)] == [0, 0, 0.5]
    assert meter.take("bob") == 0, "everybody has a measure of their own"
    time = 0.5
    assert [meter.take("ann") for _ in range(2)] == [0, 0.5]
    time = 100.0
    assert [meter.take("ann") for _ in range(3)] == [0, 0, 0.5]


def test_a_meter_forgets_whoever_has_not_asked_for_longest() -> None:
    meter = Meter(Rate(1, 60), lambda: 0.0, remembered=2)
    assert [meter.take(who) for who in ("ann", "bob", "ann", "cleo")] == [0, 0, 60, 0]
    assert meter.take("ann") == 60
    assert meter.take("bob") == 0


async def test_one_guest_s_promises_push_out_nobody_else_s(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    try:
        made = promises.Promises(store)
        ann = await made.promise("ann")
        bob = [await made.promise("bob") for _ in range(promises.MOST_OF_ONE_GUEST + 1)]
        with pytest.raises(Refusal, match="promise_unknown"):
            await made.seed("bob", bob[0])
        for guest, commitment in (("ann", ann), *(("bob", kept) for kept in bob[1:])):
            assert sha256(await made.seed(guest, commitment)).hexdigest() == commitment
    finally:
        await store.close()


async def test_of_all_promises_the_oldest_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "MOST_PROMISES", 2)
    store = await open_store(tmp_path)
    try:
        made = promises.Promises(store)
        kept = {guest: await made.promise(guest) for guest in ("ann", "bob", "cleo")}
        with pytest.raises(Refusal, match="promise_unknown"):
            await made.seed("ann", kept["ann"])
        for guest in ("bob", "cleo"):
            await made.seed(guest, kept[guest])
    finally:
        await store.close()


async def test_who_only_looks_is_written_nowhere(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        name = (await ann.ask("GET", "/api/me")).json()["name"]
        assert (await ann.ask("GET", "/api/me")).json()["name"] == name
        await ann.answer()
        async with ann.connected("/api/hall") as socket:
            assert json.loads(await socket.recv()) == {"tables": [], "yours": []}
            assert guests_in(tmp_path) == 0
            table = await bob.open_table()
            async with ann.at(table) as a:
                assert guests_in(tmp_path) == 1
                assert code_of(await a.sit(1)) is None
                assert a.shown["seats"][1]["name"] == name
                assert guests_in(tmp_path) == 2
                assert [line["id"] for line in json.loads(await socket.recv())["yours"]] == [table]


async def test_newcomers_of_one_address_wait_and_those_of_another_do_not(tmp_path: Path) -> None:
    limits = replace(GENEROUS, newcomers=Rate(2, 3600))
    async with open_house(tmp_path, limits=limits, proxies=[PROXY]) as house:

        async def enter(address: str) -> tuple[int, Json, str | None]:
            reply = await Visitor(house).ask("PUT", "/api/me", {"name": "Ann"}, **{"x-forwarded-for": address})
            return reply.status_code, reply.json(), reply.headers.get("retry-after")

        for _ in range(2):
            assert (await enter("192.0.2.1"))[0] == 200
        assert await enter("192.0.2.1") == (429, {"code": "crowded", "facts": {"seconds": 3600}}, "3600")
        assert (await enter("192.0.2.2"))[0] == 200
        for host in ("1", "2"):
            assert (await enter(f"2001:db8::{host}"))[0] == 200
        assert (await enter("2001:db8::3"))[0] == 429, "one network is one address"
        assert (await enter("192.0.2.3, 192.0.2.1"))[0] == 429, "only the proxy is believed"


async def test_an_address_that_no_trusted_proxy_names_is_not_believed(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, newcomers=Rate(1, 3600))) as house:
        for address, status in (("192.0.2.1", 200), ("192.0.2.2", 429)):
            reply = await Visitor(house).ask("PUT", "/api/me", {"name": "Ann"}, **{"x-forwarded-for": address})
            assert reply.status_code == status


async def test_requests_of_one_address_are_counted(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, requests=Rate(2, 60))) as house:
        ann = Visitor(house)
        assert [(await ann.ask("GET", "/api/games")).status_code for _ in range(2)] == [200, 200]
        refused = await ann.ask("GET", "/api/games")
        assert (refused.status_code, refused.json()["code"]) == (429, "crowded")
        said, closed = await last_words(ann, "/api/hall")
        assert (said["code"], said["facts"], closed) == ("crowded", {"seconds": 60}, 4429)


async def test_closing_a_table_gives_nobody_another_one(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, tables_a_day=2)) as house:
        ann = Visitor(house)
        await ann.open_table()
        async with ann.at(await ann.open_table(["me", "me"], start=True)) as a:
            await a.ask("Close")
        seats = [{"who": "me"}, {"who": "bot"}]
        wish = {"game": {"type": "grandmastermind"}, "seats": seats, **await ann.answer()}
        reply = await ann.ask("POST", "/api/tables", wish)
        assert (reply.status_code, reply.json()["code"]) == (429, "too_many_tables")
        assert reply.json()["facts"] == {"most": 2, "hours": 24}
        assert reply.headers["retry-after"] == str(24 * 60 * 60)


def test_tables_are_opened_at_a_pace() -> None:
    time = 0.0
    doorkeeper = Doorkeeper(Limits(tables=Rate(1, 10), tables_by_address=Rate(2, 10)), lambda: time)
    doorkeeper.table(ANN)
    with pytest.raises(Refusal, match="too_fast"):
        doorkeeper.table(ANN)
    doorkeeper.table(Guest("bob", "Bob", ANN.address))
    with pytest.raises(Refusal, match="crowded"):
        doorkeeper.table(Guest("cleo", "Cleo", ANN.address))
    time = 10.0
    doorkeeper.table(ANN)


@pytest.mark.parametrize(
    ("limits", "code", "facts"),
    [
        (replace(GENEROUS, sockets=2), "too_many_windows", {"most": 2, "seconds": 15}),
        (replace(GENEROUS, sockets_by_address=2), "crowded", {"seconds": 15}),
        (replace(GENEROUS, all_sockets=2), "house_full", {"seconds": 15}),
    ],
)
async def test_sockets_have_an_end_and_the_next_one_is_told_why(
    tmp_path: Path, limits: Limits, code: str, facts: Json
) -> None:
    async with open_house(tmp_path, limits=limits) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table), ann.at(table):
            for path in ("/api/hall", f"/api/tables/{table}/socket"):
                said, closed = await last_words(ann, path)
                assert (said["code"], said["facts"], closed) == (code, facts, 4429)
        async with ann.at(table) as a:
            assert a.shown["id"] == table, "a place that was left is free again"


@pytest.mark.parametrize("sent", ["no message at all", json.dumps({"type": "Stand", "ref": 1, "seat": 1})])
async def test_every_message_is_charged_readable_or_not(tmp_path: Path, sent: str) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, messages=Rate(2, 3600))) as house:
        ann = Visitor(house)
        async with ann.at(await ann.open_table()) as a:
            heard = []
            for _ in range(3):
                await a.socket.send(sent)
                heard.append(await a.hear())
            assert [message["code"] == "too_fast" for message in heard] == [False, False, True]
            assert len({message["ref"] for message in heard}) == 1


async def test_what_is_said_in_the_hall_is_charged_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: asyncio.Queue[str] = asyncio.Queue()
    monkeypatch.setattr(Doorkeeper, "message", lambda _, guest: charged.put_nowait(guest.address))
    async with open_house(tmp_path) as house, Visitor(house).connected("/api/hall") as hall:
        for _ in range(3):
            await hall.send("anybody there?")
            assert await asyncio.wait_for(charged.get(), 30) == "127.0.0.1"


async def test_forty_people_behind_one_address_play(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house, AsyncExitStack() as stack:
        pairs: list[tuple[Place, Place]] = []
        for _ in range(20):
            ann, bob = Visitor(house), Visitor(house)
            for visitor, name in ((ann, "Ann"), (bob, "Bob")):
                await visitor.ask("PUT", "/api/me", {"name": name})
                await stack.enter_async_context(visitor.connected("/api/hall"))
            table = await ann.open_table(["free", "me"])
            a = await stack.enter_async_context(ann.at(table))
            b = await stack.enter_async_context(bob.at(table))
            pairs.append((a, b))

        async def play(a: Place, b: Place) -> None:
            assert code_of(await b.sit(0)) is None
            assert code_of(await a.ask("Start")) is None
            assert code_of(await a.act(1, hide())) is None
            for _ in range(3):
                await b.awaited(0)
                assert code_of(await b.act(0, guess())) is None

        await asyncio.gather(*(play(a, b) for a, b in pairs))
