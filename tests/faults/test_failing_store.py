"""The disk fails for a moment: people who acted are told, and what the table does on its own still happens."""

from collections.abc import Callable
from pathlib import Path
from sqlite3 import OperationalError
from typing import Any

import msgspec
import pytest

from parlour.core.game import Action
from parlour.games.grandmastermind.actions import Guess
from parlour.games.grandmastermind.notation import read_code
from parlour.server.store import appending
from parlour.server.tables import bot_turns
from parlour.server.thinking.house import Decision, House
from tests.server.test_restart import set_time
from tests.server.visitors import Place, Visitor, code_of, hide, open_house

ROW = Guess(read_code("Rt Ys Gh V*"))
Break = Callable[[int], None]


@pytest.fixture
def break_disk(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Makes the next writes fail."""
    append, left = appending.append, 0

    def perhaps(*given: Any) -> None:
        nonlocal left
        if left:
            left -= 1
            raise OperationalError("disk I/O error")
        append(*given)

    def break_for(writes: int) -> None:
        nonlocal left
        left = writes

    monkeypatch.setattr(appending, "append", perhaps)
    return break_for


@pytest.mark.parametrize("failures", [1, 2, 4])
async def test_a_bot_plays_what_it_decided_even_if_writes_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, break_disk: Break, failures: int
) -> None:
    asked = 0

    async def decide(*_: Any) -> Decision:
        nonlocal asked
        asked += 1
        break_disk(failures if asked == 1 else 0)
        return Decision(ROW)

    def not_plain(*_: Any) -> Action:
        raise AssertionError("a plain action was played")

    monkeypatch.setattr(House, "decide", decide)
    monkeypatch.setattr(bot_turns, "plain_action", not_plain)
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0, "rows": 6})
        async with ann.at(table) as a:
            await a.act(0, hide())
            await a.hear_until(lambda: len(rows(a)) == 2)
            assert rows(a) == [list(msgspec.to_builtins(ROW.row))] * 2


async def test_a_person_is_told_and_may_act_again(tmp_path: Path, break_disk: Break) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a:
            break_disk(1)
            assert code_of(await a.act(1, hide())) == "not_kept"
            assert a.now["ply"] == 0
            assert code_of(await a.act(1, hide())) is None


async def test_the_clock_rings_even_if_a_write_fails(tmp_path: Path, break_disk: Break) -> None:
    ann = Visitor("")
    async with open_house(tmp_path) as ann.house:
        table = await ann.open_table(["me", "me"], start=True, options={"row_seconds": 10})
        async with ann.at(table) as a:
            await a.act(1, hide())
            until = a.now["until"]
    set_time(tmp_path, table, until + 450)
    async with open_house(tmp_path) as ann.house:
        break_disk(2)
        async with ann.at(table) as a:
            await a.told_of("RowLost")


async def test_a_house_closes_even_if_nothing_can_be_stored(tmp_path: Path, break_disk: Break) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0})
        async with ann.at(table) as a:
            await a.act(0, hide())
            break_disk(1_000_000)


def rows(place: Place) -> list[Any]:
    told = [happened["event"] for happened in place.story]
    return [event["row"] for event in told if event["type"] == "RowPlaced"]
