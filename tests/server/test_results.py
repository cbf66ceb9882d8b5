"""What became of a finished game is kept with its last entry, for everybody who sat there."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.server.evening.results import Seated, against, owner
from parlour.server.store.sqlite import FILE
from parlour.server.tables.record import Bot, Chair, Person, Sitting
from tests.server.test_migrations import BEFORE, COOKIE, TABLE, put
from tests.server.visitors import FULL, Visitor, code_of, guess, hide, open_house

ONE_CODE = {"roles": "decode", "rows": 6}


def kept(data: Path) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(data / FILE)) as db:
        db.row_factory = sqlite3.Row
        rows = [dict(row) for row in db.execute("SELECT * FROM results ORDER BY outcome")]
    return [{**row, "facts": json.loads(row["facts"])} for row in rows]


async def test_both_who_sat_there_have_a_result_with_the_last_entry(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, tom = Visitor(house), Visitor(house)
        table = await ann.open_table(("me", "free"), options=ONE_CODE)
        async with ann.at(table) as hers, tom.at(table) as his:
            await his.sit(1, name="Tom")
            assert code_of(await hers.ask("Start")) is None
            await his.awaited(1)
            await his.act(1, hide())
            await hers.awaited(0)
            assert kept(tmp_path) == []
            assert code_of(await hers.act(0, guess())) is None
            await hers.awaited(0)
            assert code_of(await hers.act(0, guess(FULL))) is None
            won, lost = sorted(kept(tmp_path), key=lambda row: row["outcome"], reverse=True)
    assert (won["outcome"], lost["outcome"]) == ("won", "lost")
    assert won["table_id"] == lost["table_id"] == table
    assert (won["game"], won["mode"], won["against"]) == ("grandmastermind", "filled", "people")
    assert (won["figure"], lost["figure"]) == (2, None)
    assert won["facts"]["feat"] == {"kind": "rows", "worth": 2, "word": None}
    assert [player["yours"] for player in won["facts"]["players"]] == [True, False]
    assert won["facts"]["players"][1]["name"] == "Tom"


@pytest.mark.rule("X-8")
async def test_whoever_gives_up_has_lost(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(("me", "bot"), options={"roles": "decode"}, start=True)
        async with ann.at(table) as place:
            await place.awaited(0)
            assert code_of(await place.act(0, {"type": "GiveUp"})) is None
        (row,) = kept(tmp_path)
    assert (row["outcome"], row["against"]) == ("lost", "casual")
    assert row["facts"]["reason"] == "gave_up"


@pytest.mark.rule("X-8")
async def test_a_seat_given_up_among_several_is_still_lost_by_its_person(tmp_path: Path) -> None:
    """A bot plays on for them, and they come last."""
    async with open_house(tmp_path) as house:
        ann, tom = Visitor(house), Visitor(house)
        table = await ann.open_table(("me", "free", "bot"), options={"type": "moerder"})
        async with ann.at(table) as hers, tom.at(table) as his:
            await his.sit(1)
            await hers.ask("Start")
            assert code_of(await his.act(1, {"type": "GiveUp"})) is None
            assert code_of(await hers.act(0, {"type": "GiveUp"})) is None
            await hers.hear_until(lambda: hers.now["result"] is not None)
        rows = kept(tmp_path)
    assert [row["outcome"] for row in rows] == ["lost", "lost"]
    assert {row["against"] for row in rows} == {"people"}


async def test_a_table_closed_unfinished_is_no_result(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(("me", "bot"), start=True)
        async with ann.at(table) as place:
            assert code_of(await place.ask("Close")) is None
        assert kept(tmp_path) == []


async def test_one_browser_with_several_seats_neither_wins_nor_loses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(("me", "me"), start=True)
        async with ann.at(table) as place:
            assert code_of(await place.act(1, {"type": "GiveUp"})) is None
        (row,) = kept(tmp_path)
    assert (row["outcome"], row["against"], row["figure"]) == ("several", "alone", None)


def test_a_chair_belongs_to_the_last_person_who_held_it() -> None:
    ann, tom = Person("ann", "Ann"), Person("tom", "Tom")
    assert owner(Chair((Sitting(0, Bot("casual")),))) is None
    assert owner(Chair((Sitting(0, Bot("casual", until_taken=True)), Sitting(7, tom)))) == tom
    assert owner(Chair((Sitting(0, ann), Sitting(9, Bot("casual"))))) == ann, "she left, and a bot stood in"
    assert owner(Chair((Sitting(0, ann), Sitting(9, Bot("casual", for_good=True))))) == ann, "she gave up"


def test_a_game_is_against_people_or_the_strongest_bot() -> None:
    you, tom = Seated("Ann", None, 0, 1, yours=True), Seated("Tom", None, 0, 2, yours=False)
    novice, strong = (Seated(name, name, 0, 2, yours=False) for name in ("novice", "strong"))
    assert against([you]) == "alone"
    assert against([you, strong, novice]) == "strong"
    assert against([you, strong, tom]) == "people"


def give_up_long_ago(data: Path, *, last: str) -> None:
    """The old table's game ends with this entry."""
    with closing(sqlite3.connect(data / FILE)) as db:
        (record,) = db.execute("SELECT record FROM tables WHERE id = ?", (TABLE,)).fetchone()
        over = json.dumps({**json.loads(record), "over": True}).encode()
        db.execute("UPDATE tables SET record = ?, open = 0", (over,))
        db.execute("INSERT INTO entries VALUES (?, 5, ?)", (TABLE, last.encode()))
        db.commit()


async def read_by_now(data: Path) -> None:
    while True:
        with closing(sqlite3.connect(data / FILE)) as db:
            if not db.execute("SELECT count(*) FROM untallied").fetchone()[0]:
                return
        await asyncio.sleep(0.01)


async def test_games_from_before_there_were_results_are_read_in_the_background(tmp_path: Path) -> None:
    put(tmp_path, BEFORE)
    give_up_long_ago(tmp_path, last='{"at":61000,"actor":0,"action":{"type":"GiveUp"}}')
    async with open_house(tmp_path):
        await read_by_now(tmp_path)
        (row,) = kept(tmp_path)
    assert (row["outcome"], row["table_id"], row["ended"]) == ("several", TABLE, 1794802290 + 61)
    async with open_house(tmp_path):
        await read_by_now(tmp_path)
        assert kept(tmp_path) == [row], "once"


async def test_an_old_game_that_makes_no_sense_is_in_nobodys_history(tmp_path: Path) -> None:
    put(tmp_path, BEFORE)
    give_up_long_ago(tmp_path, last='{"at":61000,"actor":7,"action":{"type":"Sneeze"}}')
    async with open_house(tmp_path) as house:
        await read_by_now(tmp_path)
        assert kept(tmp_path) == []
        ann = Visitor(house)
        ann.cookies.set("parlour", COOKIE)
        assert (await ann.ask("GET", "/api/me")).status_code == 200


async def test_an_old_table_closed_unfinished_is_no_result(tmp_path: Path) -> None:
    put(tmp_path, BEFORE + "UPDATE tables SET open = 0;")
    async with open_house(tmp_path):
        await read_by_now(tmp_path)
        assert kept(tmp_path) == []
