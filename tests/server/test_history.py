"""Your games: filtered lines, page by page, statistics and an export, for you and nobody else."""

import csv
from collections.abc import Mapping
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest
from msgspec.structs import replace

from parlour.catalog import CATALOG
from parlour.core.game import Millis
from parlour.core.recording import read, verify
from parlour.review.tally.tally import Feat
from parlour.server.app import GENEROUS
from parlour.server.door.limits import Rate
from parlour.server.evening.export import table_of
from parlour.server.evening.history import LINES, HistoryLine, HistoryWish, page
from parlour.server.evening.results import Outcome, Seated
from parlour.server.evening.statistics import Best, statistics
from parlour.server.store.store import Change, Opening, Row, Store, open_store
from tests.server.visitors import Visitor, code_of, open_house

LINE = HistoryLine(
    table="t",
    game="grandmastermind",
    ended=0,
    outcome="won",
    against="casual",
    mode="filled",
    figure=7,
    players=(Seated("Ann", None, 0, 1, yours=True), Seated("casual", "casual", 7, 2, yours=False)),
    reason="code_broken",
    time=Millis(60_000),
    measure="rows",
    feat=Feat("rows", 7),
)


async def gave_up(house: str) -> tuple[Visitor, str]:
    """Somebody new, and the table of the one game they have finished."""
    visitor = Visitor(house)
    table = await visitor.open_table(("me", "bot"), options={"roles": "decode"}, start=True)
    async with visitor.at(table) as place:
        await place.awaited(0)
        assert code_of(await place.act(0, {"type": "GiveUp"})) is None
    return visitor, table


async def asked(visitor: Visitor, path: str) -> Any:
    reply = await visitor.ask("GET", path)
    assert reply.status_code == 200, reply.text
    return reply.json()


async def keep(store: Store, **columns: Any) -> None:
    """A finished game of Ann's."""
    table = columns["table_id"]
    await store.open_table(Opening(table, "ann", 1, b"record", ["ann"], []))
    facts = msgspec.json.encode({"players": [], "reason": "", "time": 0})
    row: Row = {
        "guest": "ann",
        "game": "letter",
        "ended": 1,
        "outcome": "won",
        "against": "alone",
        "mode": "box",
        "figure": None,
        "facts": facts,
        **columns,
    }
    await store.keep(table, 1, 0, [], Change(False, b"over", ["ann"]), results=[row])


async def tables(store: Store, **wish: Any) -> list[str]:
    return [line.table for line in (await page(store, "ann", HistoryWish(**wish))).lines]


async def test_a_guest_sees_their_own_games_and_nobody_elses(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, hers = await gave_up(house)
        tom, his = await gave_up(house)
        for visitor, table in ((ann, hers), (tom, his)):
            assert [line["table"] for line in (await asked(visitor, "/api/history"))["lines"]] == [table]
            assert (await asked(visitor, "/api/history/statistics"))["played"] == 1
            archive = ZipFile(BytesIO((await visitor.ask("GET", "/api/history/export")).content))
            assert [name for name in archive.namelist() if table in name] == archive.namelist()[:1]
            assert len(archive.namelist()) == 3
        stranger = Visitor(house)
        assert await asked(stranger, "/api/history") == {"lines": [], "count": 0, "next": None}
        assert await asked(stranger, "/api/history/statistics") == {"played": 0, "since": None, "modes": []}


async def test_an_archive_has_every_game_as_a_file_that_can_be_verified(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, table = await gave_up(house)
        reply = await ann.ask("GET", "/api/history/export")
        assert reply.headers["content-disposition"] == 'attachment; filename="parlour.zip"'
        archive = ZipFile(BytesIO(reply.content))
        assert archive.testzip() is None
        file = archive.namelist()[0]
        recording = read(archive.read(file), CATALOG)
        verify(recording)
        alike = read((await ann.ask("GET", f"/api/tables/{table}/recording")).content, CATALOG)
        assert recording == alike
        (line,) = msgspec.json.decode(archive.read("results.json"))
        assert (line["table"], line["outcome"]) == (table, "lost")
        (row,) = csv.DictReader(StringIO(archive.read("results.csv").decode()))
        assert (row["file"], row["outcome"], row["players"]) == (file, "lost", "casual")


async def test_exporting_again_and_again_is_too_fast(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, exports=Rate(1, 60))) as house:
        ann, _ = await gave_up(house)
        assert (await ann.ask("GET", "/api/history/export")).status_code == 200
        again = await ann.ask("GET", "/api/history/export")
        assert (again.status_code, again.json()["code"]) == (429, "too_fast")


@pytest.mark.parametrize(
    ("query", "status"),
    [("game=chess", 404), ("against=nobody", 400), ("since=soon", 400), ("before=now", 400), ("colour=red", 400)],
)
async def test_what_no_history_has_is_refused(tmp_path: Path, query: str, status: int) -> None:
    async with open_house(tmp_path) as house:
        assert (await Visitor(house).ask("GET", f"/api/history?{query}")).status_code == status


async def test_history_can_be_filtered(place: Path | str) -> None:
    store = await open_store(place)
    try:
        await store.add_guest("ann", "hash", "Ann")
        await keep(store, table_id="alone", ended=1)
        await keep(store, table_id="friends", ended=2, against="people", outcome="lost")
        await keep(store, table_id="house", ended=3, against="expert", game="moerder")
        assert await tables(store) == ["house", "friends", "alone"]
        assert await tables(store, game="moerder") == ["house"]
        assert await tables(store, outcome="won") == ["house", "alone"]
        assert await tables(store, against="house") == ["house"]
        assert await tables(store, against="strong") == []
        assert await tables(store, against="people") == ["friends"]
        assert await tables(store, since=2) == ["house", "friends"]
        assert await tables(store, until=2) == ["alone"]
    finally:
        await store.close()


async def test_pages_follow_one_another_even_where_many_games_end_at_once(place: Path | str) -> None:
    store = await open_store(place)
    try:
        await store.add_guest("ann", "hash", "Ann")
        all_games = [f"table{number}" for number in range(2 * LINES + 1)]
        for table in all_games:
            await keep(store, table_id=table, ended=7)
        found: list[str] = []
        wish = HistoryWish()
        while True:
            shown = await page(store, "ann", wish)
            assert shown.count == len(all_games)
            found += [line.table for line in shown.lines]
            if shown.next is None:
                break
            wish = HistoryWish(before=shown.next)
        assert sorted(found) == sorted(all_games)
    finally:
        await store.close()


def played(outcomes: Mapping[int, Outcome], **fields: Any) -> list[HistoryLine]:
    """A game at each of these times, the table named after it."""
    return [
        replace(LINE, table=f"t{ended}", ended=ended, outcome=outcome, **fields) for ended, outcome in outcomes.items()
    ]


def bests(lines: list[HistoryLine]) -> dict[str, Best]:
    (mode,) = statistics(lines).modes
    return {best.kind: best for best in mode.bests}


def test_statistics_count_by_mode_and_by_opponent() -> None:
    lines = [
        *played({1: "won", 2: "lost"}),
        *played({3: "won"}, against="expert", figure=4),
        *played({4: "shared"}, game="letter", mode="together", figure=90),
    ]
    found = statistics(reversed(lines))
    assert (found.played, found.since) == (4, 1)
    rows, points = found.modes
    assert (rows.played, rows.won, rows.lost, rows.run, rows.fewer_is_better) == (3, 2, 1, 1, True)
    assert [point.ended for point in rows.points] == [1, 2, 3]
    assert [(one.against, one.played, one.won, one.figure) for one in rows.standings] == [
        ("casual", 2, 1, 7.0),
        ("expert", 1, 1, 4.0),
    ]
    assert (points.game, points.shared) == ("letter", 1)


def test_the_first_game_that_reached_it_holds_a_record() -> None:
    lines = played({1: "won", 2: "lost", 3: "won", 4: "won", 5: "won"})
    lines[2] = replace(lines[2], feat=Feat("rows", 5), time=Millis(9_000))
    lines[3] = replace(lines[3], feat=Feat("rows", 5))
    found = bests(lines)
    assert (found["rows"].worth, found["rows"].table) == (5, "t3")
    assert (found["fastest"].worth, found["fastest"].table) == (9_000, "t3")
    assert (found["run"].worth, found["run"].table) == (3, "t5")


def test_the_best_word_and_the_most_points_are_records() -> None:
    letter: dict[str, Any] = {"game": "letter", "mode": "together", "measure": "points"}
    lines = [
        *played({1: "lost"}, figure=110, feat=Feat("word", 5, "NICHE"), **letter),
        *played({2: "lost"}, figure=90, feat=Feat("word", 8, "SPENCERS"), **letter),
    ]
    found = bests(lines)
    assert (found["word"].word, found["word"].worth) == ("SPENCERS", 8)
    assert (found["points"].worth, found["points"].table) == (110, "t1")
    assert "fastest" not in found


def test_a_win_because_somebody_gave_up_is_not_the_fastest() -> None:
    assert "fastest" not in bests(played({1: "won"}, reason="gave_up"))


def test_a_name_is_never_a_formula() -> None:
    tricky = Seated("=HYPERLINK(1)", None, 3, 2, yours=False)
    (row,) = csv.DictReader(StringIO(table_of([replace(LINE, players=(LINE.players[0], tricky))])))
    assert row["players"] == "'=HYPERLINK(1)"
