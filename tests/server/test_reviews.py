"""Reviews: of finished games only, decision by decision, worked out once, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.review.lookback.remark import EDITION
from parlour.server.app import GENEROUS
from parlour.server.door.limits import Rate
from parlour.server.evening import reviews
from parlour.server.thinking import house as houses
from parlour.server.thinking.thinker import Failed, LookBack, Outcome
from tests.server.visitors import FULL, OTHER, Json, Visitor, code_of, guess, hide, open_house

ROWS = (OTHER, OTHER, FULL)


async def played(ann: Visitor, **options: Any) -> str:
    """A game in which seat 0 found the code of seat 1 in the third row."""
    table = await ann.open_table(["me", "me"], start=True, options={"roles": "decode", **options})
    async with ann.at(table) as a:
        assert code_of(await a.act(1, hide())) is None
        for row in ROWS:
            assert code_of(await a.act(0, guess(row))) is None
    return table


async def reviewed(guest: Visitor, table: str, seat: int = 0) -> Json:
    """The whole review, once it is done."""
    while True:
        reply = await guest.ask("GET", f"/api/tables/{table}/review/{seat}")
        assert reply.status_code == 200, reply.text
        review: Json = reply.json()
        if review["done"] == review["of"]:
            return review
        await asyncio.sleep(0.02)


@asynccontextmanager
async def counted(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[int]]:
    """The numbers of the decisions that were looked back at."""
    asked: list[int] = []
    look_back = houses.House.look_back

    async def noted(house: houses.House, task: LookBack) -> Outcome:
        asked.append(task.number)
        return await look_back(house, task)

    monkeypatch.setattr(houses.House, "look_back", noted)
    yield asked


async def test_every_decision_of_a_finished_game_is_looked_back_at(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await played(ann)
        decoder, challenger = await reviewed(ann, table, 0), await reviewed(ann, table, 1)
    assert (decoder["done"], challenger["done"]) == (3, 1)
    assert [said["code"] for said in challenger["remarks"][0]["said"]] == ["grandmastermind_code_hidden"]
    second = decoder["remarks"][1]
    assert (second["mark"], second["ply"], second["better"]["type"]) == ("better", 3, "Guess")
    assert second["ply"] in decoder["marks"]


async def test_nobody_looks_back_at_a_game_that_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with counted(monkeypatch) as asked, open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        reply = await ann.ask("GET", f"/api/tables/{table}/review/0")
        assert (reply.status_code, reply.json()["code"]) == (409, "not_over")
        assert asked == []


@pytest.mark.parametrize("seat", ["2", "-1", "x", "01"])
async def test_a_seat_there_is_not_has_no_review(tmp_path: Path, seat: str) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await played(ann)
        reply = await ann.ask("GET", f"/api/tables/{table}/review/{seat}")
        assert (reply.status_code, reply.json()["code"]) == (404, "no_such_seat")


async def test_a_review_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with counted(monkeypatch) as asked:
        async with open_house(tmp_path) as house:
            ann = Visitor(house)
            table = await played(ann)
            first = await reviewed(ann, table)
        async with open_house(tmp_path) as house:
            ann.house = house
            assert await reviewed(ann, table) == first
    assert asked == [0, 1, 2]


async def test_another_edition_of_the_reviewers_looks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with counted(monkeypatch) as asked:
        async with open_house(tmp_path) as house:
            ann = Visitor(house)
            table = await played(ann)
            await reviewed(ann, table)
        monkeypatch.setattr(reviews, "EDITION", EDITION + 1)
        async with open_house(tmp_path) as house:
            ann.house = house
            await reviewed(ann, table)
    assert asked == [0, 1, 2] * 2


async def test_a_restart_goes_on_where_the_house_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT_EVERY", 1)
    stuck = asyncio.Event()
    look_back = houses.House.look_back

    async def halting(house: houses.House, task: LookBack) -> Outcome:
        if task.number == 2:
            stuck.set()
            await asyncio.Event().wait()
        return await look_back(house, task)

    with monkeypatch.context() as halted:
        halted.setattr(houses.House, "look_back", halting)
        async with open_house(tmp_path) as house:
            ann = Visitor(house)
            table = await played(ann)
            await ann.ask("GET", f"/api/tables/{table}/review/0")
            await stuck.wait()
            part = (await ann.ask("GET", f"/api/tables/{table}/review/0")).json()
            assert (part["done"], part["of"]) == (2, 3)
    async with counted(monkeypatch) as asked, open_house(tmp_path) as house:
        ann.house = house
        assert (await reviewed(ann, table))["done"] == 3
    assert asked == [2]


async def test_a_decision_that_cannot_be_looked_back_at_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_back = houses.House.look_back

    async def failing(house: houses.House, task: LookBack) -> Outcome:
        return Failed("of a bug") if task.number == 1 else await look_back(house, task)

    with monkeypatch.context() as failed:
        failed.setattr(houses.House, "look_back", failing)
        async with open_house(tmp_path) as house:
            ann = Visitor(house)
            table = await played(ann)
            assert [one["ply"] for one in (await reviewed(ann, table))["remarks"]] == [1, 5]
    async with open_house(tmp_path) as house:
        ann.house = house
        assert [one["ply"] for one in (await reviewed(ann, table))["remarks"]] == [1, 3, 5]


async def test_too_many_reviews_at_once_have_to_wait(tmp_path: Path) -> None:
    async with open_house(tmp_path, limits=replace(GENEROUS, reviews=Rate(1, 3600))) as house:
        ann = Visitor(house)
        table = await played(ann)
        await reviewed(ann, table, 0)
        await reviewed(ann, table, 0)
        reply = await ann.ask("GET", f"/api/tables/{table}/review/1")
        assert (reply.status_code, reply.json()["code"]) == (429, "too_fast")
