"""The wire to a browser: what is said on it, and what is not, when something goes wrong."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from parlour.server.store.store import Store
from parlour.server.store.writer import NotKept
from tests.server.visitors import Place, Visitor, guess, hide, open_house


async def test_whoever_acts_and_hangs_up_at_once_is_no_error_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        for ply, (seat, action) in enumerate([(1, hide()), (0, guess())]):
            async with ann.at(table) as here, ann.at(table) as there:
                act = {"type": "Act", "ref": 1, "seat": seat, "seen": here.now["ply"], "action": action}
                await here.socket.send(json.dumps(act))
                here.socket.transport.abort()
                await there.hear_until(lambda: there.now["ply"] > ply)  # noqa: B023
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("path", ["/api/tables/some-table/socket", "/api/hall"])
async def test_whoever_comes_while_the_store_cannot_be_read_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    async def fail(self: Store, query: Any) -> None:
        raise NotKept("not_read")

    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        await ann.ask("GET", "/api/me")
        monkeypatch.setattr(Store, "read", fail)
        async with ann.connected(path) as socket:
            assert await Place(socket).shown_out() == ("not_read", 1013)
        monkeypatch.undo()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
