"""Migrations: today's Parlour reads an older house, and leaves a newer one alone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from parlour.core.refusal import Refusal
from parlour.server.store.postgresql import Wires
from parlour.server.store.schema import schema
from parlour.server.store.sqlite import FILE, opened
from parlour.server.store.store import open_store
from tests.city.engines import Postgres
from tests.server.visitors import Visitor, code_of, guess, open_house

BEFORE = (Path(__file__).parent / "house_before_migrations.sql").read_text()
TABLE = "OldTable0001"
IN_NO_SCHEMA = {"versions", "book", "ends"}
"""What keeps earlier Parlours away, and what lies behind SQLite's `entries`."""
COOKIE = "0sgq1Z7cSBLD3RIVW-U7wRZs3A_WAnRX"


def put(data: Path, script: str) -> None:
    with closing(sqlite3.connect(data / FILE)) as db:
        db.executescript(script)


def dumped(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / FILE)) as db:
        return list(db.iterdump())


def differences(db: Connection) -> list[object]:
    """Between the database and `schema`, but for tables in no schema and for views, which `columns` compares."""
    views = inspect(db).get_view_names()
    ours = {
        "include_name": lambda name, kind, _: kind != "table" or name not in IN_NO_SCHEMA,
        "include_object": lambda _, name, kind, *__: kind != "table" or name not in views,
    }
    found: list[object] = compare_metadata(MigrationContext.configure(db, opts=ours), schema)
    return found + [view for view in views if columns(db, view) != schema.tables[view].columns.keys()]


def columns(db: Connection, table: str) -> list[str]:
    return [column["name"] for column in inspect(db).get_columns(table)]


def differences_in(data: Path) -> list[object]:
    engine = opened(data)
    with engine.connect() as db:
        found = differences(db)
    engine.dispose()
    return found


async def test_a_house_from_before_migrations_plays_on(tmp_path: Path) -> None:
    put(tmp_path, BEFORE)
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        ann.cookies.set("parlour", COOKIE)
        async with ann.at(TABLE) as place:
            assert place.now["ply"] == 5
            assert code_of(await place.act(0, guess())) is None
    assert differences_in(tmp_path) == []


async def test_the_logs_of_an_older_house_read_as_before(tmp_path: Path) -> None:
    """Even one that lacks its first entries does not keep the house from opening."""
    other = "INSERT INTO tables SELECT 'Another', version, host, opened, open, record FROM tables;"
    its_log = "INSERT INTO entries SELECT 'Another', ply + 3, ply FROM entries WHERE ply > 2;"
    put(tmp_path, BEFORE + other + its_log)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        old = db.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY ply", (TABLE,)).fetchall()
    store = await open_store(tmp_path)
    try:
        assert [(entry,) for entry in await store.log(TABLE)] == old
        assert await store.log(TABLE, since=3) == [entry for (entry,) in old[3:]]
        assert [int(entry) for entry in await store.log("Another")] == [3, 4]
        assert await store.log("Nowhere") == []
    finally:
        await store.close()


def test_migrations_lead_to_todays_schema(tmp_path: Path) -> None:
    assert differences_in(tmp_path) == []


@pytest.mark.parametrize("newer", ["UPDATE alembic_version SET version_num = '9999'", "DROP TABLE alembic_version"])
def test_a_newer_house_is_left_alone(tmp_path: Path, newer: str) -> None:
    """Of a newer Parlour, or of one so early that its number is not ours."""
    opened(tmp_path).dispose()
    put(tmp_path, newer)
    before = dumped(tmp_path)
    with pytest.raises(Refusal, match="data_of_another_version"):
        opened(tmp_path)
    assert dumped(tmp_path) == before


def test_a_parlour_from_before_migrations_finds_a_number_it_does_not_know(tmp_path: Path) -> None:
    put(tmp_path, BEFORE)
    opened(tmp_path).dispose()
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        assert db.execute("SELECT version FROM versions").fetchall() == [(3,)]


def test_a_house_that_is_up_to_date_opens_while_somebody_writes(tmp_path: Path) -> None:
    opened(tmp_path).dispose()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        opened(tmp_path).dispose()


async def test_of_several_servers_that_open_at_once_one_migrates(empty_database: str) -> None:
    stores = await asyncio.gather(*(open_store(empty_database) for _ in range(3)))
    for store in stores:
        await store.close()
    reading = Wires(empty_database).engine(1)
    async with reading.connect() as db:
        assert await db.run_sync(differences) == []
    await reading.dispose()


@pytest.mark.parametrize("newer", ["UPDATE alembic_version SET version_num = '9999'", "DROP TABLE alembic_version"])
async def test_a_newer_house_in_a_database_is_left_alone(postgres: Postgres, database: str, newer: str) -> None:
    name = database.rpartition("/")[2]
    postgres.do(newer, name)
    with pytest.raises(Refusal, match="data_of_another_version"):
        await open_store(database)
