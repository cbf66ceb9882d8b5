"""Thinkers die, hang or cannot be begun: whoever asked hears of it, and the next one is served."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Any

import pytest

from parlour.catalog import CATALOG
from parlour.core.game import Seat
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Hide
from parlour.server.thinking import house as houses
from parlour.server.thinking import thinkers
from parlour.server.thinking.house import Decision, House
from parlour.server.thinking.thinkers import begin_thinker
from tests.server.visitors import Visitor, code_of, hide, open_house

LISTING = CATALOG["grandmastermind"]
GAME = GrandMasterMind(start_player=0)
VIEW = Sitting(GAME).view(Seat(0))


async def test_a_thinker_that_died_while_nobody_asked_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Process] = []

    async def counted(data: Path | None) -> Process:
        begun.append(await begin_thinker(data))
        return begun[-1]

    def not_plain(*_: object) -> None:
        raise AssertionError("a plain action was played")

    monkeypatch.setattr(thinkers, "begin_thinker", counted)
    monkeypatch.setattr(houses, "plain_action", not_plain)
    house = House(most=1)
    try:
        assert isinstance((await house.decide(LISTING, GAME, VIEW, "novice")).action, Hide)
        os.kill(begun[0].pid, signal.SIGKILL)
        await begun[0].wait()
        assert isinstance((await house.decide(LISTING, GAME, VIEW, "novice")).action, Hide)
        assert len(begun) == 2
        assert house.thinkers.lost == {"ended": 1}
    finally:
        await house.close()


@pytest.mark.parametrize("when", ["while it thinks", "just before"])
async def test_a_thinker_that_is_killed_costs_one_plain_move(monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    async def begin_doomed(data: Path | None) -> Process:
        process = await begin_thinker(data)
        if when == "just before":
            process.kill()
        else:
            asyncio.get_running_loop().call_later(0.05, process.kill)
        return process

    house = House(most=1)
    try:
        monkeypatch.setattr(thinkers, "begin_thinker", begin_doomed)
        assert isinstance((await house.decide(LISTING, GAME, VIEW, "expert")).action, Hide)
        monkeypatch.setattr(thinkers, "begin_thinker", begin_thinker)
        assert isinstance((await house.decide(LISTING, GAME, VIEW, "novice")).action, Hide)
    finally:
        await house.close()


async def test_a_plain_move_is_played_if_no_thinker_can_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async def cannot(_: Path | None) -> Process:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(thinkers, "begin_thinker", cannot)
    house = House(most=1)
    assert isinstance((await house.decide(LISTING, GAME, VIEW, "novice")).action, Hide)
    await house.close()


async def test_a_thinker_that_hangs_while_nobody_asks_is_replaced_and_holds_up_no_other_table() -> None:
    house = House(patience=2, most=1)
    try:
        await house.decide(LISTING, GAME, VIEW, "novice")
        os.kill(house.thinkers.idle[0].pid, signal.SIGSTOP)
        decided = await asyncio.gather(*(house.decide(LISTING, GAME, VIEW, "novice") for _ in range(3)))
        assert all(isinstance(decision.action, Hide) for decision in decided)
        assert house.thinkers.lost["hung"] == 1
        assert house.plain == {"grandmastermind": 1}, "only the first who asked was answered by a plain move"
    finally:
        await house.close()


async def test_a_thinker_that_hangs_before_it_is_ready_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hanging = tmp_path / "python"
    hanging.write_text("#!/bin/sh\nexec sleep 1000\n")
    hanging.chmod(0o755)
    house = House(most=1)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(thinkers, "BEGINNING", 0.2)
            patch.setattr(sys, "executable", str(hanging))
            assert isinstance((await house.decide(LISTING, GAME, VIEW, "novice")).action, Hide)
            assert house.thinkers.lost == {"not begun": 1}
        assert isinstance((await house.decide(LISTING, GAME, VIEW, "novice")).action, Hide)
        assert house.plain == {"grandmastermind": 1}
    finally:
        await house.close()


async def test_a_bot_whose_turn_fails_has_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide, failures = House.decide, iter([RuntimeError("a fault of ours")])

    async def failing(*given: Any) -> Decision:
        for failure in failures:
            raise failure
        return await decide(*given)

    monkeypatch.setattr(House, "decide", failing)
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options={"start_player": 0})
        async with ann.at(table) as a:
            await a.act(0, hide())
            await a.told_of("RowPlaced")


async def test_whoever_asks_hears_that_something_went_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True, hints=True)
        async with ann.at(table) as a:
            monkeypatch.setattr(House, "help", broken)
            assert code_of(await a.ask("Ask", seat=1)) == "unexpected"
            assert code_of(await a.act(1, hide())) is None, "the connection lives"
    assert "a fault of ours" in caplog.text
