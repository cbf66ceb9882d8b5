"""The check at the end of a soak finds what was lost, or kept twice."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from benchmarks.groups import Memories
from benchmarks.soak import check
from parlour.catalog import CATALOG
from parlour.core.game import Action
from parlour.server.store.sqlite import FILE
from tests.server.visitors import Visitor, code_of, guess, hide, open_house

GAME = CATALOG["grandmastermind"]


def remembered(table: str, *done: object, unanswered: Action | None = None) -> Memories:
    """Seat 1 was told that these acts are done."""
    memories = Memories()
    memories.done[table] = {1: [msgspec.convert(action, GAME.types.seat_action) for action in done]}
    if unanswered is not None:
        memories.unanswered[table] = {1: unanswered}
    return memories


async def test_what_was_told_is_held_against_the_store(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as place:
            assert code_of(await place.act(1, hide())) is None
            assert code_of(await place.act(0, guess())) is None
    kept = msgspec.convert(hide(), GAME.types.seat_action)
    fine = check(tmp_path, remembered(table, hide()))
    assert (fine.acts, fine.tables, fine.faults) == (1, {"grandmastermind": 1}, [])
    assert check(tmp_path, remembered(table, unanswered=kept)).faults == [], "it may be kept or not"
    assert len(check(tmp_path, remembered(table)).faults) == 1, "kept, but nobody was told"
    assert len(check(tmp_path, remembered(table, hide(), guess())).faults) == 1, "told, but not kept"
    assert len(check(tmp_path, remembered("elsewhere", hide())).faults) == 1, "the table is lost"
    with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
        db.execute("DELETE FROM book WHERE ply = 0")
    assert len(check(tmp_path, remembered(table, hide())).faults) > 1, "a gap, and no game"
