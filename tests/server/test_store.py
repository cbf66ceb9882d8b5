"""The store: all or nothing, in order, and one failure does not affect the others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from parlour.core.game import Millis, Seat
from parlour.server.store import appending, writer
from parlour.server.store.appending import Append, Taken, append
from parlour.server.store.sqlite import FILE, opened
from parlour.server.store.store import Change, Opening, Store, open_store
from parlour.server.store.writer import NotKept

ODD_ENTRIES = [
    msgspec.json.encode(word)
    for word in (
        "",
        "Straße",
        "\N{GRINNING FACE}",
        'a "quoted" word',
        "back\\slash",
        "a\nb\tc\0d",
        "\u2028",
        "\x7f",
        "%s ? $1",
    )
]
"""As a player might have typed it."""


@asynccontextmanager
async def one_table(place: Path | str) -> AsyncIterator[Store]:
    """With one entry in its log."""
    store = await open_store(place)
    try:
        await store.add_guest("ann", "hash", "Ann")
        await store.open_table(Opening("t", "ann", 1, b"record", ["ann"], [b"0"]))
        yield store
    finally:
        await store.close()


@pytest.fixture
async def store(place: Path | str) -> AsyncIterator[Store]:
    async with one_table(place) as store:
        yield store


async def test_a_ply_is_stored_once(store: Store) -> None:
    await store.keep("t", 1, 1, [b"1", b"2"])
    with pytest.raises(Taken):
        await store.keep("t", 1, 1, [b"other", b"3"])
    assert await store.log("t") == [b"0", b"1", b"2"]
    assert await store.log("t", since=2) == [b"2"]


async def test_a_server_with_an_old_record_appends_nothing(store: Store) -> None:
    await store.keep("t", 1, 1, [], Change(False, b"closed", ["ann"]))
    with pytest.raises(Taken):
        await store.keep("t", 1, 1, [b"1"])
    assert await store.log("t") == [b"0"]


async def test_entries_and_record_are_stored_together_or_not_at_all(store: Store) -> None:
    with pytest.raises(Taken):
        await store.keep("t", 7, 1, [b"1"], Change(True, b"changed", ["ann"]))
    assert await store.log("t") == [b"0"]
    with pytest.raises(IntegrityError):
        await store.keep("t", 1, 0, [b"other"], Change(False, b"changed", []))
    assert await store.record("t") == (1, b"record", 0)
    await store.keep("t", 1, 1, [b"1"], Change(True, b"changed", ["ann"]))
    assert await store.record("t") == (2, b"changed", 0)


async def test_one_failing_write_does_not_spoil_its_group(store: Store) -> None:
    outcomes = await asyncio.gather(
        store.keep("t", 1, 1, [b"1"]),
        store.keep("t", 1, 1, [b"rival"]),
        store.keep("t", 2, 2, [b"2"]),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Taken, type(None)]
    assert await store.log("t") == [b"0", b"1", b"2"]


@pytest.mark.parametrize("entry", ODD_ENTRIES)
async def test_an_entry_is_kept_byte_for_byte(store: Store, entry: bytes) -> None:
    await store.keep("t", 1, 1, [entry, b"2"])
    assert await store.log("t") == [b"0", entry, b"2"]


async def test_whatever_comes_while_the_disk_is_busy_is_kept_too(store: Store) -> None:
    async def plays(number: int) -> None:
        await store.open_table(Opening(f"t{number}", "ann", 1, b"record", [], [b"0"]))
        for ply in range(1, 30):
            await store.keep(f"t{number}", ply, ply, [str(ply).encode()])

    await asyncio.gather(*map(plays, range(20)))
    for number in range(20):
        assert await store.log(f"t{number}") == [str(ply).encode() for ply in range(30)]


async def test_a_log_has_no_gap(tmp_path: Path) -> None:
    async with one_table(tmp_path) as store:
        with pytest.raises(IntegrityError):
            await store.keep("t", 1, 2, [b"2"])
        assert await store.log("t") == [b"0"]


async def test_moves_at_many_tables_are_written_on_few_pages(tmp_path: Path) -> None:
    """SQLite writes whole pages, however short a move is."""
    tables = 40
    moves = [Append(f"t{number}", 1, 1, [b"move"], "0") for number in range(tables)]
    file = tmp_path / FILE
    async with one_table(tmp_path) as store:
        for move in moves:
            await store.open_table(Opening(move.id, "ann", 1, b"record" * 200, [], [b"0"]))
        engine = opened(tmp_path)
        with engine.connect() as db:
            db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        with engine.begin() as db:
            append(db, moves)
            page = db.exec_driver_sql("PRAGMA page_size").scalar_one()
        written = file.with_name(f"{FILE}-wal").stat().st_size
        engine.dispose()
    assert written / page < tables / 4


async def test_one_connection_writes_whoever_reads_meanwhile(tmp_path: Path) -> None:
    """With two that take turns, each would read anew what the other has written."""
    used: set[Any] = set()

    def job(db: Connection) -> None:
        used.add(db.connection.driver_connection)

    async with one_table(tmp_path) as store:
        for _ in range(10):
            await asyncio.gather(store.write(job), store.log("t"))
    assert len(used) == 1


async def test_your_tables_are_the_open_ones_where_you_have_a_seat(store: Store) -> None:
    assert await store.tables_of("ann") == [(b"record", [])]
    await store.keep("t", 1, 1, [b"1"], awaited=frozenset({Seat(2), Seat(0)}))
    assert await store.tables_of("ann") == [(b"record", [0, 2])]
    assert len(await store.openings("ann", since=0)) == 1
    assert await store.openings("ann", since=1) == []
    await store.keep("t", 2, 2, [], Change(True, b"changed", []))
    assert await store.tables_of("ann") == []
    await store.keep("t", 3, 2, [], Change(False, b"closed", ["ann"]))
    assert await store.tables_of("ann") == []
    assert len(await store.openings("ann", since=0)) == 1, "closed or not"


async def test_everyone_who_waits_is_told_of_a_failing_disk(store: Store) -> None:
    def drop(db: Connection) -> None:
        db.execute(text("DROP VIEW entries" if db.dialect.name == "sqlite" else "DROP TABLE entries"))

    await store.write(drop)
    with pytest.raises(NotKept, match="not_kept"):
        await store.keep("t", 1, 1, [b"1"])


async def test_a_write_that_hangs_is_an_outage_until_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "SLOW", 0.05)
    async with one_table(tmp_path) as store:
        begun, ended, freed = asyncio.Event(), asyncio.Event(), Event()
        append = appending.append
        monkeypatch.setattr(appending, "append", lambda *given: (freed.wait(), append(*given)))

        def hear() -> None:
            (ended if store.outage.since is None else begun).set()

        store.outage.listeners.add(hear)
        keeping = asyncio.create_task(store.keep("t", 1, 1, [b"1"]))
        await begun.wait()
        freed.set()
        await keeping
        assert ended.is_set()
        assert await store.log("t") == [b"0", b"1"]


async def test_after_a_failure_the_store_finds_out_by_itself_that_it_can_write(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(appending, "append", broken)
        with pytest.raises(NotKept):
            await store.keep("t", 1, 1, [b"1"])
    assert store.outage.since is not None
    await store.outage.over()
    await store.keep("t", 1, 1, [b"1"])


async def test_nothing_is_kept_for_whoever_kept_a_table_before(store: Store) -> None:
    before, after = await store.fence("t"), await store.fence("t")
    with pytest.raises(Taken):
        await store.keep("t", 1, 1, [b"ring"], fence=before)
    await store.keep_times({"t": (Millis(5_000), before)})
    assert await store.time("t") == 0
    await store.keep("t", 1, 1, [b"ring"], fence=after)
    await store.keep_times({"t": (Millis(5_000), after)})
    assert await store.time("t") == 5_000
    await store.keep("t", 2, 2, [b"an act of somebody"])
    assert await store.versions(["t", "none"]) == {"t": 3}
