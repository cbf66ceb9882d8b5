"""A crowd of bystanders: nobody is woken for nothing, and a message for many is encoded once."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from parlour.server.door import sockets
from parlour.server.door.messages import TableShown, Update
from parlour.server.store.store import Store
from parlour.server.tables import showing
from parlour.server.tables.watcher import write
from tests.server.visitors import Visitor, code_of, guess, hide, open_house


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose tables were read from the store."""
    asked: list[str] = []
    tables_of = Store.tables_of

    async def counted(store: Store, guest: str) -> list[tuple[bytes, list[int]]]:
        asked.append(guest)
        return await tables_of(store, guest)

    monkeypatch.setattr(Store, "tables_of", counted)
    return asked


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What was written of a table."""
    messages: list[Any] = []

    def counted(message: Any) -> bytes:
        messages.append(message)
        return write(message)

    monkeypatch.setattr(showing, "write", counted)
    return messages


async def test_a_move_wakes_nobody_in_the_hall(tmp_path: Path, reads: list[str]) -> None:
    async with open_house(tmp_path) as house, AsyncExitStack() as stack:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, public=True)
        await bob.open_table()
        a = await stack.enter_async_context(ann.at(table))
        sockets = [await stack.enter_async_context(bob.connected("/api/hall")) for _ in range(5)]
        for socket in sockets:
            hall = json.loads(await socket.recv())
            assert ([line["id"] for line in hall["tables"]], len(hall["yours"])) == ([table], 1)
        before = len(reads)
        assert code_of(await a.act(1, hide())) is None
        assert code_of(await a.act(0, guess())) is None
        await asyncio.sleep(0.3)
        assert len(reads) == before
        assert code_of(await a.ask("Close")) is None
        for socket in sockets:
            assert json.loads(await socket.recv())["tables"] == []
        assert len(reads) == before, "a table of others has changed"


async def test_whoever_sits_there_hears_that_a_private_table_has_ended(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a, ann.connected("/api/hall") as socket:
            assert [line["id"] for line in json.loads(await socket.recv())["yours"]] == [table]
            assert code_of(await a.ask("Close")) is None
            assert json.loads(await socket.recv())["yours"] == []
            again = await ann.open_table()
            assert [line["id"] for line in json.loads(await socket.recv())["yours"]] == [again]


async def test_one_update_is_written_for_all_bystanders_and_one_for_each_seat(
    tmp_path: Path, written: list[Any]
) -> None:
    async with open_house(tmp_path) as house, AsyncExitStack() as stack:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table(["free", "me"])
        a = await stack.enter_async_context(ann.at(table))
        b = await stack.enter_async_context(bob.at(table))
        await b.sit(0)
        await a.ask("Start")
        crowd = [await stack.enter_async_context(Visitor(house).at(table)) for _ in range(6)]
        await a.hear_until(lambda: a.shown["bystanders"] == 6)
        for bystander in crowd:
            while bystander.shown["bystanders"] < 6:
                await bystander.hear()
        written.clear()
        assert code_of(await a.act(1, hide())) is None
        for bystander in crowd:
            await bystander.told_of("CodeHidden")
            assert bystander.heard[-1] == crowd[0].heard[-1]
            assert [eyes["seat"] for eyes in bystander.now["eyes"]] == [None]
        await b.told_of("CodeHidden")
        updates = [message for message in written if isinstance(message, Update)]
        assert sorted(str(update.eyes[0].seat) for update in updates) == ["0", "1", "None"]
        assert not any(isinstance(message, TableShown) for message in written)


async def test_a_full_hall_is_told_of_several_changes_in_one_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """News is spread over a while, so that players do not wait for a full hall."""
    let_go = asyncio.Event()

    async def wait(_: int) -> None:
        await let_go.wait()

    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        async with ann.connected("/api/hall") as socket:
            assert json.loads(await socket.recv())["tables"] == []
            monkeypatch.setattr(sockets, "pause", wait)
            first, second = [await ann.open_table(public=True) for _ in range(2)]
            async with ann.at(first), ann.at(second):
                let_go.set()
                assert [line["id"] for line in json.loads(await socket.recv())["tables"]] == [first, second]
