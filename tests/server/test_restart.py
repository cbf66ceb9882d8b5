"""What survives a restart: seats, options, secrets and time. Also two servers over one folder."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

from parlour.server.store.sqlite import FILE
from parlour.server.tables.ledger import Ledger
from tests.server.visitors import FULL, Visitor, code_of, guess, hide, open_house


def set_time(data: Path, table: str, time: int) -> None:
    """Puts the table's clock forward while nobody serves it."""
    with closing(sqlite3.connect(data / FILE)) as db, db:
        db.execute("UPDATE clocks SET time = ? WHERE table_id = ?", [time, table])


async def test_seats_options_secrets_and_time_survive_a_restart(tmp_path: Path) -> None:
    cookies = {}
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(options={"rows": 7, "row_seconds": 100}, hints=True)
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1, name="Bob")
            await a.ask("Start")
            await b.act(1, hide(FULL))
            await a.told_of("CodeHidden")
            before, shown, time = a.now, a.shown, a.now["now"]
        cookies = {"ann": ann.cookies, "bob": bob.cookies}
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        ann.cookies, bob.cookies = cookies["ann"], cookies["bob"]
        async with ann.at(table) as a, bob.at(table) as b:
            await a.hear_until(lambda: bool(a.shown["seats"][1]["present"]))
            assert a.shown == shown
            for key in ("ply", "awaited", "until", "eyes"):
                assert a.now[key] == before[key]
            assert b.now["eyes"][0]["view"]["code"] == FULL
            assert time <= a.now["now"] < 100_000
            assert code_of(await a.act(0, guess())) is None


@pytest.mark.rule("GM-A5")
async def test_the_clock_takes_a_row_from_whoever_is_too_slow(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, options={"row_seconds": 10})
        async with ann.at(table) as a:
            await a.act(1, hide())
            seen, until = a.now["ply"], a.now["until"]
    set_time(tmp_path, table, until + 450)
    async with open_house(tmp_path) as house:
        again = Visitor(house)
        again.cookies = ann.cookies
        async with again.at(table) as a:
            await a.told_of("RowLost")
            assert code_of(await a.act(0, guess(), seen)) == "stale"
            assert a.now["until"] == until + 500 + 10_000


@pytest.mark.rule("X-7")
async def test_without_stand_ins_the_clock_plays_for_a_person_who_left(tmp_path: Path) -> None:
    ann, bob = Visitor(""), Visitor("")
    async with open_house(tmp_path) as house:
        ann.house = bob.house = house
        table = await ann.open_table(bots=False)
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1)
            await a.ask("Start")
            await b.act(1, hide())
            await a.ask("Stand", seat=0)
            until = b.now["until"]
            assert until >= 90_000
    set_time(tmp_path, table, until + 450)
    async with open_house(tmp_path) as house:
        bob.house = house
        async with bob.at(table) as b:
            await b.told_of("RowLost")
            assert (b.now["awaited"], b.now["until"]) == ([0], until + 500 + 90_000)
            assert not b.shown["seats"][0]["stand_in"]


async def test_of_two_servers_the_loser_reads_on_and_judges_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as first, open_house(tmp_path) as second:
        ann = Visitor(first)
        table = await ann.open_table(["me", "me"], start=True)
        same = Visitor(second)
        same.cookies = ann.cookies
        async with ann.at(table) as a, same.at(table) as b:
            assert code_of(await a.act(1, hide())) is None
            assert b.now["ply"] == 0
            assert code_of(await b.act(1, hide())) == "stale"
            assert [one["event"]["type"] for one in b.story] == ["CodeHidden"]
            assert code_of(await b.act(0, guess())) is None
            assert code_of(await a.act(0, guess())) == "stale"
            assert a.story == b.story
            assert code_of(await b.ask("Close")) is None
            assert code_of(await a.ask("Stand", seat=0)) is None
            assert a.shown["closed"]


async def test_while_a_long_game_is_read_other_tables_can_be_entered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, read = Event(), Event()
    read_on = Ledger.read_on

    def read_slowly(ledger: Ledger, log: Sequence[bytes]) -> None:
        if ledger.record.id == long:
            reading.set()
            read.wait()
        read_on(ledger, log)

    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        long, short = await ann.open_table(), await ann.open_table()
        monkeypatch.setattr(Ledger, "read_on", read_slowly)
        async with ann.at(short):
            entering = asyncio.create_task(entered(ann, long))
            await asyncio.to_thread(reading.wait)
            assert await entered(ann, short) == short
            assert not entering.done()
            read.set()
            assert await entering == long


async def entered(visitor: Visitor, table: str) -> str:
    async with visitor.at(table) as place:
        return str(place.shown["id"])
