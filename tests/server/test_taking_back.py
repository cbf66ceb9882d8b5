"""A log in which something was taken back: play resumes before it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from parlour.catalog import CATALOG
from parlour.core.game import AnyEntry, Entry, Illegal, Millis, Seat, TakeBack
from parlour.core.recording import read
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Guess, Hide
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.state import Answering, Guessing
from parlour.server.store.sqlite import FILE
from parlour.server.tables.line import Line
from tests.server.visitors import FULL, OTHER, Visitor, code_of, guess, hide, open_house

CODE = read_code("Rt Ys Gh V*")


def line() -> Line:
    """A code, and a row that is not answered yet."""
    line = Line(GrandMasterMind(start_player=1, feedback="manual_checked"), 2)
    line.read(Entry(Millis(0), Seat(1), Hide(CODE)))
    line.read(Entry(Millis(5), Seat(0), Guess(CODE)))
    return line


def test_play_resumes_before_what_was_taken_back() -> None:
    played = line()
    played.read(Entry(Millis(9), "table", TakeBack(1)))
    assert (played.ply, played.at, played.here.at) == (3, 9, 0)
    assert played.turn.awaited == {0}
    assert played.here.state.open.phase == Guessing(Seat(1), None)
    assert played.story[1] != ()
    assert played.story[2] == ()
    played.read(Entry(Millis(10), Seat(0), Guess(CODE)))
    assert played.here.state.open.phase == Answering(Seat(1), CODE, None)


def test_a_take_back_drops_open_questions() -> None:
    played = line()
    played.read(Entry(Millis(9), "table", TakeBack(1)))
    assert [played.stale(seat, 1) for seat in (0, 1)] == [True, True]
    assert not played.stale(0, played.ply)


def test_everything_may_be_taken_back() -> None:
    played = line()
    played.read(Entry(Millis(9), "table", TakeBack(0)))
    assert played.turn.awaited == {1}


@pytest.mark.parametrize("entry", [Entry(Millis(9), "table", TakeBack(3)), Entry(Millis(9), Seat(0), TakeBack(1))])
def test_nobody_takes_back_what_was_not_played_or_not_theirs(entry: AnyEntry) -> None:
    played = line()
    with pytest.raises(Illegal, match="not_yours_to_do"):
        played.read(entry)
    assert played.ply == 2


def append(data: Path, table: str, ply: int, entry: AnyEntry) -> None:
    with closing(sqlite3.connect(data / FILE)) as db, db:
        db.execute("INSERT INTO entries VALUES (?, ?, ?)", [table, ply, msgspec.json.encode(entry)])


async def test_a_table_with_a_take_back_is_loaded_and_played_on(tmp_path: Path) -> None:
    ann = Visitor("")
    async with open_house(tmp_path) as ann.house:
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            await a.act(1, hide())
            await a.act(0, guess(OTHER))
            before, ply = a.now["eyes"], a.now["ply"]
    append(tmp_path, table, ply, Entry(Millis(60_000), "table", TakeBack(1)))
    async with open_house(tmp_path) as ann.house:
        async with ann.at(table) as a:
            assert (a.now["ply"], a.now["awaited"]) == (ply + 1, [0])
            assert a.now["eyes"] != before
            assert a.now["now"] >= 60_000
            assert code_of(await a.act(0, guess(FULL), ply)) == "stale"
            assert code_of(await a.act(0, guess(FULL))) is None
            await a.act(0, {"type": "GiveUp"})
        recording = read((await ann.ask("GET", f"/api/tables/{table}/recording")).content, CATALOG)
        assert any(isinstance(entry.action, TakeBack) for entry in recording.log)
