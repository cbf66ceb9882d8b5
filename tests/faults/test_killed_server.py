"""The server is killed at every named point in the life of a move: nothing that was told is lost, nothing half done."""

import asyncio
import json
import re
import signal
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.faults.serving import POINTS
from tests.server.visitors import Place, Visitor, code_of, guess, hide, open_house

SERVER = Path(__file__).with_name("serving.py")
KEPT = ("kept", "half told", "told")


async def hear_to_the_end(place: Place) -> None:
    try:
        await place.hear_until(lambda: False)
    except ConnectionClosed:
        return


@pytest.mark.parametrize("point", POINTS)
async def test_a_kill_loses_nothing_that_was_told(tmp_path: Path, point: str) -> None:
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, SERVER, tmp_path, point), stdout=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    address = re.search(r"http://\S+:\d+", (await server.stdout.readline()).decode())
    assert address is not None
    ann, eve = Visitor(address[0].replace("localhost", "127.0.0.1")), Visitor(address[0])
    table = await ann.open_table(["me", "me"], start=True)
    async with ann.at(table) as a, eve.at(table) as e:
        await a.act(1, hide())
        await e.told_of("CodeHidden")
        before, seen = a.story, a.now["ply"]
        server.send_signal(signal.SIGUSR1)
        while await server.stdout.readline() != b"armed\n":
            pass
        move = {"type": "Act", "ref": 7, "seat": 0, "seen": seen, "action": guess()}
        await a.socket.send(json.dumps(move))
        await asyncio.gather(hear_to_the_end(a), hear_to_the_end(e))
        await server.communicate()
        told = [a.story, e.story]
    async with open_house(tmp_path) as house:
        again = Visitor(house)
        again.cookies = ann.cookies
        async with again.at(table) as a:
            for story in told:
                assert a.story[: len(story)] == story
            kinds = [one["event"]["type"] for one in a.story[len(before) :]]
            assert kinds == (["RowPlaced", "RowAnswered"] if point in KEPT else [])
            assert code_of(await a.send(json.dumps(move), 7)) == ("stale" if point in KEPT else None)
            assert len(a.now["eyes"][0]["view"]["open"]["rows"]) == 1
