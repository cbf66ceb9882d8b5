"""Migrations: today's Parlour reads an older house, and leaves a newer one alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine

from parlour.core.refusal import Refusal
from parlour.server.database import FILE, opened
from parlour.server.schema import schema
from tests.server.visitors import Visitor, code_of, guess, open_house

BEFORE = (Path(__file__).parent / "house_before_migrations.sql").read_text()
TABLE = "OldTable0001"
COOKIE = "0sgq1Z7cSBLD3RIVW-U7wRZs3A_WAnRX"


def put(data: Path, script: str) -> None:
    with closing(sqlite3.connect(data / FILE)) as db:
        db.executescript(script)


def dumped(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / FILE)) as db:
        return list(db.iterdump())


def differences(engine: Engine) -> list[object]:
    """Between the database and `schema`. The table that keeps earlier Parlours away is in no schema."""
    with engine.connect() as db:
        ours = {"include_name": lambda name, kind, _: kind != "table" or name != "versions"}
        found: list[object] = compare_metadata(MigrationContext.configure(db, opts=ours), schema)
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
    assert differences(opened(tmp_path)) == []


def test_migrations_lead_to_todays_schema(tmp_path: Path) -> None:
    assert differences(opened(tmp_path)) == []


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
