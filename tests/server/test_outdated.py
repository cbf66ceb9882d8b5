"""A table whose rules have changed is shown as far as today's rules go, says so, and does not continue."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.catalog import CATALOG
from parlour.core.game import AnyEntry
from parlour.server.hall import wishes
from parlour.server.store.sqlite import FILE
from parlour.server.tables.line import Line
from tests.server.visitors import OTHER, Json, Place, Visitor, code_of, guess, hide, open_house

GAME = "grandmastermind"
Change = Callable[[Path, str], object]


def edit_entry(data: Path, table: str, ply: int, how: Callable[[Json], object]) -> None:
    with closing(sqlite3.connect(data / FILE)) as db, db:
        place = [table, ply]
        (stored,) = db.execute("SELECT entry FROM entries WHERE table_id = ? AND ply = ?", place).fetchone()
        entry = json.loads(stored)
        how(entry)
        db.execute("UPDATE book SET entry = ? WHERE table_id = ? AND ply = ?", [msgspec.json.encode(entry), *place])


def edit_record(data: Path, table: str, **changes: Any) -> None:
    with closing(sqlite3.connect(data / FILE)) as db, db:
        (stored,) = db.execute("SELECT record FROM records WHERE table_id = ?", [table]).fetchone()
        record = {**json.loads(stored), **changes}
        db.execute("UPDATE records SET record = ? WHERE table_id = ?", [msgspec.json.encode(record), table])


def refused(data: Path, table: str) -> None:
    """The second row is one the rules do not allow."""
    edit_entry(data, table, 3, lambda entry: entry.update(actor=1))


def undecodable(data: Path, table: str) -> None:
    """The second row is something that the rules no longer know."""
    edit_entry(data, table, 3, lambda entry: entry["action"].update(type="Ponder"))


async def prepared(data: Path, ann: Visitor, **wish: Any) -> str:
    """A code, and two rows with their pegs: five entries."""
    async with open_house(data) as ann.house:
        table = await ann.open_table(["me", "me"], start=True, **wish)
        async with ann.at(table) as a:
            await a.act(1, hide())
            await a.act(0, guess(OTHER))
            await a.act(0, guess(OTHER))
    return table


def rows(place: Place) -> int:
    return len(place.now["eyes"][0]["view"]["open"]["rows"])


@pytest.mark.parametrize("change", [refused, undecodable])
async def test_a_log_that_can_no_longer_be_played_is_shown_as_far_as_it_goes(tmp_path: Path, change: Change) -> None:
    ann = Visitor("")
    table = await prepared(tmp_path, ann, public=True)
    change(tmp_path, table)
    async with open_house(tmp_path) as ann.house:
        async with ann.at(table) as a:
            assert a.shown["outdated"]
            assert (a.now["ply"], rows(a), a.now["awaited"], a.now["until"]) == (3, 1, [], None)
            assert a.now["eyes"][0]["offer"] is None
            assert a.shown["may_sit"] == []
            for refused in (await a.act(0, guess()), await a.ask("Stand", seat=0), await a.ask("Ask", seat=0)):
                assert code_of(refused) == "table_outdated"
            hall = (await ann.ask("GET", "/api/tables")).json()
            assert hall["tables"] == []
            assert [(line["outdated"], line["free"]) for line in hall["yours"]] == [(True, 0)]
            assert code_of(await a.ask("Close")) is None, "its host may clear it away"
        assert (await ann.ask("GET", "/api/tables")).json()["yours"] == []


async def test_a_table_ends_at_the_entry_that_breaks_todays_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Line.read

    def stumble(line: Line, entry: AnyEntry) -> None:
        if line.ply == 3:
            raise IndexError("no such piece any more")
        read(line, entry)

    ann = Visitor("")
    table = await prepared(tmp_path, ann)
    monkeypatch.setattr(Line, "read", stumble)
    async with open_house(tmp_path) as ann.house, ann.at(table) as a:
        assert (a.shown["outdated"], rows(a)) == (True, 1)


async def test_a_table_of_another_version_does_not_go_on_though_its_log_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Visitor("")
    table = await prepared(tmp_path, ann)
    monkeypatch.setattr(wishes, "CATALOG", {GAME: replace(CATALOG[GAME], version=2)})
    async with open_house(tmp_path) as ann.house:
        (line,) = (await ann.ask("GET", "/api/tables")).json()["yours"]
        assert line["outdated"], "the hall knows without having played it"
        async with ann.at(table) as a:
            assert (a.shown["outdated"], rows(a)) == (True, 2)
            assert code_of(await a.act(0, guess())) == "table_outdated"
        new = await ann.open_table(["me", "me"], start=True)
        async with ann.at(new) as a:
            assert not a.shown["outdated"]


async def test_a_finished_game_of_another_version_is_still_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Visitor("")
    table = await prepared(tmp_path, ann)
    async with open_house(tmp_path) as ann.house, ann.at(table) as a:
        await a.act(0, {"type": "GiveUp"})
    monkeypatch.setattr(wishes, "CATALOG", {GAME: replace(CATALOG[GAME], version=2)})
    async with open_house(tmp_path) as ann.house:
        async with ann.at(table) as a:
            assert (a.shown["outdated"], a.now["result"]["reason"]) == (False, "gave_up")
        saved = (await ann.ask("GET", f"/api/tables/{table}/recording")).json()
        assert saved["rules"] == 1, "what it was played by"
    refused(tmp_path, table)
    async with open_house(tmp_path) as ann.house:
        async with ann.at(table) as a:
            assert (a.shown["outdated"], a.now["result"]) == (True, None)
        assert (await ann.ask("GET", f"/api/tables/{table}/recording")).json()["code"] == "table_outdated"


@pytest.mark.parametrize(
    ("game", "code"),
    [({"type": "chess"}, "unknown_game"), ({"type": GAME, "rows": 99}, "table_outdated")],
)
async def test_a_game_the_house_no_longer_has_is_named_and_breaks_nothing(
    tmp_path: Path, game: Json, code: str
) -> None:
    ann = Visitor("")
    table = await prepared(tmp_path, ann)
    edit_record(tmp_path, table, game=game)
    async with open_house(tmp_path) as ann.house:
        (line,) = (await ann.ask("GET", "/api/tables")).json()["yours"]
        assert (line["game"], line["outdated"], line["free"]) == (game["type"], True, 0)
        async with ann.connected(f"/api/tables/{table}/socket") as socket:
            assert json.loads(await socket.recv())["code"] == code
            await asyncio.wait_for(socket.wait_closed(), 30)
            assert socket.close_code == 4410
        assert (await ann.ask("GET", f"/api/tables/{table}/recording")).json()["code"] == code
