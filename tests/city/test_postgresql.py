"""The store on PostgreSQL: several servers write at once, it may stop or hang, and a COMMIT may get lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, text

from parlour.core.game import Millis
from parlour.server.store import postgresql
from parlour.server.store.appending import Taken
from parlour.server.store.store import Change, Opening, Store, open_store
from parlour.server.store.writer import NotKept
from tests.city.engines import Postgres
from tests.city.wire import Cut, wired
from tests.server.visitors import Visitor, code_of, guess, hide, open_house


@asynccontextmanager
async def opened(*places: str) -> AsyncIterator[list[Store]]:
    """Each is a server's store. They share a house with six tables."""
    stores = [await open_store(place) for place in places]
    try:
        await stores[0].add_guest("ann", "hash", "Ann")
        for number in range(6):
            await stores[0].open_table(Opening(f"t{number}", "ann", 1, b"record", ["ann"], [b"0"]))
        yield stores
    finally:
        for store in stores:
            await store.close()


async def kept(store: Store, id: str, version: int, ply: int, entry: bytes) -> bool:
    try:
        await store.keep(id, version, ply, [entry])
    except Taken:
        return False
    return True


async def test_of_several_servers_one_writes_each_ply(database: str) -> None:
    async with opened(database, database, database) as stores:
        for round in range(1, 8):
            told = await asyncio.gather(
                *(
                    kept(store, f"t{(first + number) % 6}", round, round, f"{first}".encode())
                    for first, store in enumerate(stores)
                    for number in range(6)
                )
            )
            assert sum(told) == 6, "each table goes on by one"
        for number in range(6):
            assert len(await stores[0].log(f"t{number}")) == 8
        assert not any(store.outage.since for store in stores)


async def test_a_server_that_freezes_in_a_transaction_keeps_no_other_from_taking_over(database: str) -> None:
    async with opened(database) as (store,):
        wires = postgresql.Wires(database)
        frozen = await wires.connect()
        try:
            await frozen.execute("BEGIN; SELECT FROM tables WHERE id = 't0' FOR UPDATE")
            assert await store.fence("t0") == 1
        finally:
            wires.cut()


async def test_changes_and_moves_of_several_servers_never_lock_each_other_up(database: str) -> None:
    async with opened(database, database) as stores:

        async def busy(store: Store, order: list[int]) -> Counter[str]:
            told: Counter[str] = Counter()
            for _ in range(5):

                async def write(number: int) -> None:
                    stored = await store.record(f"t{number}")
                    assert stored is not None
                    change = Change(True, stored.record, ["ann"]) if number % 2 else None
                    ply = len(await store.log(f"t{number}"))
                    try:
                        await store.keep(f"t{number}", stored.version, ply, [b"x"], change)
                    except Taken:
                        told["taken"] += 1
                    else:
                        told["kept"] += 1

                await asyncio.gather(
                    *(write(number) for number in order), store.keep_times({"t1": (Millis(1), 0), "t0": (Millis(1), 0)})
                )
            return told

        told = await asyncio.gather(busy(stores[0], [0, 1, 2, 3, 4, 5]), busy(stores[1], [5, 4, 3, 2, 1, 0]))
        entries = sum([len(await stores[0].log(f"t{number}")) for number in range(6)])
        assert entries == 6 + sum(one["kept"] for one in told)
        assert not any(store.outage.since for store in stores)


@pytest.mark.parametrize("reason", sorted(postgresql.PASSING))
async def test_a_transaction_in_anothers_way_is_tried_again(database: str, reason: str) -> None:
    async with opened(database) as (store,):
        tries = 0

        def clash(db: Connection) -> None:
            nonlocal tries
            tries += 1
            if tries == 1:
                db.execute(text(f"DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '{reason}'; END $$"))

        await asyncio.gather(store.write(clash), store.keep("t0", 1, 1, [b"1"]))
        assert tries == 2
        assert await store.log("t0") == [b"0", b"1"]


async def test_a_server_that_no_longer_keeps_a_table_writes_nothing_for_it(database: str) -> None:
    async with opened(database, database) as (old, new):
        before = await old.fence("t0")
        assert await new.fence("t0") == before + 1
        with pytest.raises(Taken):
            await old.keep("t0", 1, 1, [b"1"], fence=before)
        await old.keep_times({"t0": (Millis(7), before)})
        assert await new.time("t0") == 0
        await new.keep("t0", 1, 1, [b"1"], fence=before + 1)


async def test_guests_who_come_in_at_two_doors_are_entered_once(database: str) -> None:
    async with opened(database, database) as stores:
        for number in range(5):
            name = f"bob{number}"
            await asyncio.gather(*(store.add_guest(name, f"hash of {name}", name) for store in stores))
            assert await stores[0].name_of(name) == name


async def test_postgresql_may_stop_and_start_again(postgres: Postgres, database: str) -> None:
    async with opened(database) as (store,):
        await store.keep("t0", 1, 1, [b"1"])
        postgres.stop()
        try:
            with pytest.raises(NotKept, match="not_kept"):
                await store.keep("t0", 2, 2, [b"2"])
            assert store.outage.since is not None
            with pytest.raises(NotKept, match="not_read"):
                await store.log("t0")
        finally:
            postgres.start()
        await store.outage.over()
        await store.keep("t0", 2, 2, [b"2"])
        assert await store.log("t0") == [b"0", b"1", b"2"]


async def test_a_postgresql_that_lets_nobody_in_is_an_outage(postgres: Postgres, database: str) -> None:
    async with opened(database) as (store,):
        postgres.drop(database.rpartition("/")[2])
        with pytest.raises(NotKept, match="not_read"):
            await store.log("t0")
        with pytest.raises(NotKept, match="not_kept"):
            await store.keep("t0", 1, 1, [b"1"])


async def test_a_restart_that_nobody_noticed_is_no_outage(postgres: Postgres, database: str) -> None:
    async with opened(database) as (store,):
        postgres.stop()
        postgres.start()
        await store.keep("t0", 1, 1, [b"1"])
        assert await store.log("t0") == [b"0", b"1"]
        assert store.outage.since is None


async def test_a_postgresql_that_hangs_is_an_outage(postgres: Postgres, database: str) -> None:
    async with opened(database) as (store,):
        begun = asyncio.Event()
        store.outage.listeners.add(begun.set)
        with postgres.frozen():
            keeping = asyncio.create_task(store.keep("t0", 1, 1, [b"1"]))
            await begun.wait()
            with pytest.raises(NotKept):
                await keeping
        await store.outage.over()
        assert await store.log("t0") == [b"0"]
        await store.keep("t0", 1, 1, [b"1"])


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_lost_commit_is_not_told_as_kept_and_not_written_twice(database: str, cut: Cut) -> None:
    async with wired(database) as (wire, near), opened(near) as (store,):
        wire.cut = cut
        with pytest.raises(NotKept):
            await store.keep("t0", 1, 1, [b"1"])
        await store.outage.over()
        assert wire.cuts == 1
        assert await store.log("t0") == ([b"0"] if cut == "before" else [b"0", b"1"])
        if cut == "before":
            await store.keep("t0", 1, 1, [b"1"])
        else:
            with pytest.raises(Taken):
                await store.keep("t0", 1, 1, [b"1"])
        assert await store.log("t0") == [b"0", b"1"]


async def test_a_move_whose_commit_was_lost_is_shown_later_and_counts_once(database: str) -> None:
    async with wired(database) as (wire, near), open_house(near) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as place:
            seen = place.now["ply"]
            wire.cut = "after"
            assert code_of(await place.act(1, hide())) == "not_kept"
            await place.hear_until(lambda: place.now["ply"] == seen + 1)
            assert code_of(await place.act(1, hide(), seen)) == "stale"
            assert code_of(await place.act(0, guess())) is None


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_table_whose_commit_was_lost_is_found_by_asking_again(database: str, cut: Cut) -> None:
    async with wired(database) as (wire, near), open_house(near) as house:
        ann = Visitor(house)
        await ann.ask("PUT", "/api/me", {"name": "Ann"})
        answer = await ann.answer()
        wish = {"game": {"type": "grandmastermind"}, "seats": [{"who": "me"}, {"who": "free"}], **answer}
        wire.cut = cut
        assert code_of((await ann.ask("POST", "/api/tables", wish)).json()) == "not_kept"
        assert wire.cuts == 1
        table = await ann.open_table(**answer)
        assert [line["id"] for line in (await ann.ask("GET", "/api/tables")).json()["yours"]] == [table]
