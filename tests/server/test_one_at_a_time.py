"""A table judges one request at a time, by the state when it is judged, not when it was sent."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.clock import GRACE
from parlour.core.game import Millis
from parlour.server.store.store import Store
from tests.server.test_restart import set_time
from tests.server.visitors import BRISK, Visitor, code_of, guess, hide, nonce, open_house

SOON_AWAY = replace(BRISK, away=Millis(50))


class Gate:
    """A store that keeps nothing until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened, self.reached = asyncio.Event(), asyncio.Event()
        keep = Store.keep

        async def held(*given: Any, **named: Any) -> None:
            self.reached.set()
            await self.opened.wait()
            await keep(*given, **named)

        monkeypatch.setattr(Store, "keep", held)


async def test_a_person_who_has_just_left_a_seat_does_not_act_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as one, ann.at(table) as other:
            gate = Gate(monkeypatch)
            leaving = asyncio.create_task(one.ask("Stand", seat=1))
            await gate.reached.wait()
            acting = asyncio.create_task(other.act(1, hide()))
            await asyncio.sleep(0.1)
            gate.opened.set()
            assert code_of(await leaving) is None
            assert code_of(await acting) == "not_your_seat"


async def test_a_person_who_has_just_come_back_keeps_the_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(tmp_path, SOON_AWAY) as house:
        ann, bob = Visitor(house), Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as one, ann.at(table) as other:
            async with bob.at(table) as b:
                await b.sit(1)
                await one.ask("Start")
            await one.hear_until(lambda: bool(one.shown["seats"][1]["stand_in"]))
            gate = Gate(monkeypatch)
            renaming = asyncio.create_task(one.sit(0, name="Anna"))
            await gate.reached.wait()
            giving_away = asyncio.create_task(other.ask("SeatBot", seat=1, strength="casual"))
            await asyncio.sleep(0.1)
            async with bob.at(table):
                gate.opened.set()
                assert code_of(await renaming) is None
                assert code_of(await giving_away) == "seat_taken"


async def test_an_act_that_came_in_time_counts_even_after_a_slow_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Visitor("")
    async with open_house(tmp_path) as ann.house:
        table = await ann.open_table(["me", "me"], start=True, options={"row_seconds": 100})
        async with ann.at(table) as a:
            await a.act(1, hide())
            until = a.now["until"] + GRACE
    set_time(tmp_path, table, until - 3000)
    async with open_house(tmp_path) as ann.house, ann.at(table) as a:
        gate = Gate(monkeypatch)
        await a.socket.send(json.dumps({"type": "Sit", "ref": 7, "seat": 0, "nonce": nonce(), "name": "Anna"}))
        await gate.reached.wait()
        acting = asyncio.create_task(a.act(0, guess()))
        await asyncio.sleep(4)
        gate.opened.set()
        assert code_of(await acting) is None
        assert not any(one["event"]["type"] == "RowLost" for one in a.story)
