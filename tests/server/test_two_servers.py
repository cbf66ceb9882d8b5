"""Two servers over one folder or one database: what one has stored binds the other, even before it has heard of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.visitors import Place, Visitor, code_of, guess, hide, open_house


@asynccontextmanager
async def one_guest_at_both(place: Path | str) -> AsyncIterator[tuple[Place, Place]]:
    """A table of two seats, all played by one guest, who sits at it on either server."""
    async with open_house(place) as first, open_house(place) as second:
        ann = Visitor(first)
        table = await ann.open_table(["me", "me"], start=True)
        same = Visitor(second)
        same.cookies = ann.cookies
        async with ann.at(table) as here, same.at(table) as there:
            yield here, there


async def test_a_table_asked_for_at_both_is_one(place: Path | str) -> None:
    async with open_house(place) as first, open_house(place) as second:
        ann = Visitor(first)
        await ann.ask("PUT", "/api/me", {"name": "Ann"})
        same = Visitor(second)
        same.cookies = ann.cookies
        answer = await ann.answer()
        here, there = await asyncio.gather(ann.open_table(**answer), same.open_table(**answer))
        assert here == there
        assert len((await ann.ask("GET", "/api/tables")).json()["yours"]) == 1


async def test_a_table_closed_on_one_server_takes_no_act_on_the_other(place: Path | str) -> None:
    async with one_guest_at_both(place) as (here, there):
        assert code_of(await here.ask("Close")) is None
        assert not there.shown["closed"]
        assert code_of(await there.act(1, hide())) == "table_closed"
        assert there.shown["closed"]


async def test_a_seat_left_on_one_server_is_not_played_on_the_other(place: Path | str) -> None:
    async with one_guest_at_both(place) as (here, there):
        assert code_of(await here.ask("Stand", seat=1)) is None
        assert code_of(await there.act(1, hide())) == "not_your_seat"


async def test_a_change_of_the_record_knows_the_whole_log(place: Path | str) -> None:
    async with one_guest_at_both(place) as (here, there):
        assert code_of(await here.act(1, hide())) is None
        assert there.now["ply"] == 0
        assert code_of(await there.ask("Stand", seat=1)) is None
        assert there.now["ply"] == 1
        assert code_of(await there.act(0, guess())) is None
