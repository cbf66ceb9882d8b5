"""A copy made while the house is open is a whole house: what docs/hosting.md says of backups, done."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from parlour.server.store.sqlite import FILE
from tests.server.visitors import Visitor, code_of, guess, hide, open_house

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


async def test_a_backup_made_while_people_play_can_be_put_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    data.mkdir()
    copy.mkdir()
    command = re.search(r'"(VACUUM INTO) \'', HOSTING.read_text())
    assert command is not None
    async with open_house(data) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            assert code_of(await a.act(1, hide())) is None
            with closing(sqlite3.connect(data / FILE)) as db:
                db.execute(f"{command[1]} '{copy / FILE}'")
            assert code_of(await a.act(0, guess())) is None
            told = a.story
    async with open_house(copy) as house:
        again = Visitor(house)
        again.cookies = ann.cookies
        async with again.at(table) as a:
            assert a.story == told[: len(a.story)]
            assert a.now["ply"] == 1
            assert code_of(await a.act(0, guess())) is None
