"""The wire to a browser that is cut."""

import json
import logging
from pathlib import Path

import pytest

from tests.server.visitors import Visitor, guess, hide, open_house


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
