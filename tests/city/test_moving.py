"""Moving house: everything arrives as it was, and nothing moves into a place that is in use or not empty."""

from __future__ import annotations

import sqlite3
from asyncio import to_thread
from contextlib import closing
from pathlib import Path

import pytest

from parlour.arena.match import play_match
from parlour.cli.app import main
from parlour.core.refusal import Refusal
from parlour.games.grandmastermind import GrandMasterMind
from parlour.server.hall.guests import COOKIE
from parlour.server.store import moving
from parlour.server.store.folder_lock import lock
from parlour.server.store.moving import move_house
from parlour.server.store.sqlite import FILE
from parlour.server.store.store import open_store
from parlour.words.own_list import add
from tests.city.engines import Postgres
from tests.server.finished import finished_table
from tests.server.visitors import Visitor, code_of, hide, open_house


async def lived_in(data: Path) -> tuple[Visitor, str, str]:
    """Ann, a game of hers that goes on, and one that is over."""
    played = play_match(GrandMasterMind(roles="decode", start_player=1), ("novice", "novice"), seed=4).recording
    over, (ann, _) = await finished_table(data, played, "Ann", "Bob")
    add(data, "club", "en", ("qxqxq",))
    async with open_house(data) as house:
        visitor = Visitor(house)
        visitor.cookies.set(COOKIE, ann)
        table = await visitor.open_table(["me", "me"], start=True)
        await visitor.answer()
        async with visitor.at(table) as place:
            assert code_of(await place.act(1, hide())) is None
    return visitor, table, over


async def test_people_play_on_in_the_new_house(tmp_path: Path, empty_database: str) -> None:
    ann, table, over = await lived_in(tmp_path)
    moved = await to_thread(move_house, tmp_path, empty_database)
    assert (moved.rows["tables"], moved.rows["guests"], moved.rows["own_lists"]) == (2, 2, 1)
    assert moved.played == moved.rows["entries"] > 2
    async with open_house(empty_database) as house:
        ann.house = house
        async with ann.at(table) as place:
            assert place.now["ply"] == 1
            assert place.now["awaited"] == [0]
        assert (await ann.ask("GET", f"/api/replays/{over}")).status_code == 200
        assert (await ann.ask("POST", "/api/promises")).status_code == 201, "and promises are counted on"
        boxes = (await ann.ask("GET", "/api/games")).json()
        assert next(box["lists"] for box in boxes if box["name"] == "letter") == {"en": ["club"]}


async def test_a_house_moves_back_into_a_folder(tmp_path: Path, empty_database: str) -> None:
    await lived_in(tmp_path)
    there = await to_thread(move_house, tmp_path, empty_database)
    assert await to_thread(move_house, empty_database, tmp_path / "new") == there
    assert (tmp_path / "new/words/en/club.graph").read_bytes() == (tmp_path / "words/en/club.graph").read_bytes()


async def test_nothing_moves_into_a_house_that_is_lived_in(tmp_path: Path, empty_database: str) -> None:
    await lived_in(tmp_path)
    await to_thread(move_house, tmp_path, empty_database)
    with pytest.raises(Refusal, match="house_not_empty"):
        await to_thread(move_house, tmp_path, empty_database)


async def test_an_open_house_stays_where_it_is(tmp_path: Path, empty_database: str) -> None:
    await lived_in(tmp_path)
    with lock(tmp_path), pytest.raises(Refusal, match="data_in_use"):
        await to_thread(move_house, tmp_path, empty_database)
    store = await open_store(empty_database)
    try:
        with pytest.raises(Refusal, match="house_open"):
            await to_thread(move_house, tmp_path, empty_database)
    finally:
        await store.close()


async def test_a_house_of_another_version_stays_where_it_is(tmp_path: Path, empty_database: str) -> None:
    await lived_in(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '0006'")
    with pytest.raises(Refusal, match="house_outdated"):
        await to_thread(move_house, tmp_path, empty_database)


async def test_if_anything_arrives_otherwise_nothing_is_moved(
    tmp_path: Path, postgres: Postgres, empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lived_in(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(
            moving, "batches", lambda rows: [[{**row, "name": "X"} if "name" in row else row] for row in rows]
        )
        with pytest.raises(Refusal, match="moved_differently"):
            await to_thread(move_house, tmp_path, empty_database)
    name = empty_database.rpartition("/")[2]
    assert postgres.do("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name).strip() == "0"
    await to_thread(move_house, tmp_path, empty_database)


def test_the_command_says_what_was_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "move-house", str(tmp_path), "postgresql://127.0.0.1:1/x"]) == 2
    assert capsys.readouterr().err == f"There is no house in {tmp_path}.\n"
