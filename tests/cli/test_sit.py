"""`parlour sit`: a bot from outside takes a seat at somebody's table, plays there, and comes back for the rematch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from parlour.cli import visitor
from parlour.cli.visitor import Place as Table
from parlour.cli.visitor import Wish, place_of, visit
from parlour.core.refusal import Refusal
from tests.cli.conftest import Run
from tests.server.visitors import Place, Visitor, code_of, guess, nonce, open_house

EAGER = str(Path(__file__).parents[2] / "examples" / "bots" / "eager.py")
GIVE_UP = {"type": "GiveUp"}


def wish(bot: str = EAGER, seat: int | None = None, token: str | None = None, key: str | None = None) -> Wish:
    return Wish(bot, "Eager", seat, token, key or token_hex(16))


@asynccontextmanager
async def visiting(table: Table, wished: Wish) -> AsyncIterator[asyncio.Task[None]]:
    task = asyncio.create_task(visit(table, wished, lambda *said, **facts: None))
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def seated(place: Place, seat: int) -> dict[str, Any]:
    """Waits until somebody sits there who is ready to play."""
    shown: Callable[[], dict[str, Any]] = lambda: place.shown["seats"][seat]  # noqa: E731
    await place.hear_until(lambda: shown()["kind"] == "person" and shown()["ready"])
    return shown()


async def test_a_program_plays_against_a_person_and_comes_to_the_rematch(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as place, visiting(Table(house, table), wish()):
            eager = await seated(place, 1)
            assert (eager["name"], eager["program"], eager["present"]) == ("Eager", True, True)
            await place.ask("Start")
            await place.awaited(0)
            assert code_of(await place.act(0, guess())) is None
            await place.act(0, GIVE_UP)
            assert code_of(await place.ask("Rematch", **await ann.answer())) is None
            await place.hear_until(lambda: place.shown["rematch"] is not None)
            async with ann.at(place.shown["rematch"]) as again:
                assert (await seated(again, 1))["program"]
                assert code_of(await again.ask("Start")) is None


async def test_programs_play_a_whole_game_with_each_other(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(("free", "free"), options={"type": "moerder"})
        here = Table(house, table)
        async with ann.at(table) as place, visiting(here, wish(seat=0)), visiting(here, wish("random", seat=1)):
            await seated(place, 0)
            await seated(place, 1)
            await place.ask("Start")
            await place.hear_until(lambda: place.now["result"] is not None)


async def test_a_program_comes_back_to_its_seat_with_its_key(tmp_path: Path) -> None:
    key = token_hex(16)
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as place:
            async with visiting(Table(house, table), wish(key=key)):
                await seated(place, 1)
            await place.hear_until(lambda: not place.shown["seats"][1]["present"])
            async with visiting(Table(house, table), wish(key=key)):
                await place.hear_until(lambda: place.shown["seats"][1]["present"])


async def test_a_program_takes_the_seat_that_its_token_opens_and_comes_back_to_it(tmp_path: Path) -> None:
    token, key = token_hex(16), token_hex(16)
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(("me", "free", "free"), options={"type": "moerder"})
        here = Table(house, table)
        async with ann.at(table) as place:
            await place.ask("SeatProgram", seat=2, token=token)
            async with visiting(here, wish(token=token, key=key)):
                assert (await seated(place, 2))["program"]
            await place.hear_until(lambda: not place.shown["seats"][2]["present"])
            async with visiting(here, wish(token=token)) as stranger:
                with pytest.raises(Refusal, match="token_used"):
                    await stranger
            async with visiting(here, wish(token=token, key=key)):
                await place.hear_until(lambda: place.shown["seats"][2]["present"])
            assert place.shown["seats"][1]["kind"] == "free"


async def test_a_program_whose_seat_is_taken_back_leaves(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as place, visiting(Table(house, table), wish()) as task:
            await seated(place, 1)
            await place.ask("Unseat", seat=1)
            with pytest.raises(Refusal, match="seat_lost"):
                await task


async def test_what_the_rules_refuse_is_replaced_by_a_legal_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program's answers are judged before they are sent, so this takes a bot that is wrong about the rules."""
    wrong: Callable[..., object] = lambda *_: lambda view, budget, luck: {"type": "Guess", "row": []}  # noqa: E731
    monkeypatch.setattr(visitor, "player", wrong)
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as place, visiting(Table(house, table), wish()):
            await seated(place, 1)
            await place.ask("Start")
            await place.awaited(0)
            assert code_of(await place.act(0, guess())) is None


@pytest.mark.parametrize("seats", [("me", "bot"), ("me", "me")])
async def test_a_table_without_a_free_seat_is_left(tmp_path: Path, seats: tuple[str, str]) -> None:
    async with open_house(tmp_path) as house:
        table = await Visitor(house).open_table(seats)
        async with visiting(Table(house, table), wish()) as task:
            with pytest.raises(Refusal, match="no_free_seat"):
                await task


async def test_a_program_that_is_sent_away_does_not_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as place, visiting(Table(house, table), wish()) as task:
            eager = await seated(place, 1)
            await place.ask("SendAway", person=eager["person"])
            with pytest.raises(Refusal, match="sent_away"):
                await task


async def test_a_closed_table_ends_the_visit(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table()
        async with ann.at(table) as place, visiting(Table(house, table), wish()) as task:
            await seated(place, 1)
            await place.ask("Close")
            await task


async def test_a_house_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "PAUSE", 0.0)
    with pytest.raises(Refusal, match="house_not_found"):
        await visit(Table("http://127.0.0.1:1", nonce()), wish(), print)


def test_a_link_names_a_house_and_a_table() -> None:
    assert place_of("https://play.example.org/table/aB-9_x") == ("https://play.example.org", "aB-9_x")
    assert place_of("https://play.example.org/table/aB").socket == "wss://play.example.org/api/tables/aB/socket"
    for link in ("", "table/aB", "https://play.example.org/rules", "ftp://x/table/aB", "https:///table/aB"):
        with pytest.raises(Refusal, match="no_table_link"):
            place_of(link)


def test_what_is_typed_wrong_is_said(run: Run) -> None:
    assert run("sit", "http://x/table/a", "./nobody").code == 2
    assert "no link" in run("sit", "http://x/", "casual").err
    assert "no token" in run("sit", "http://x/table/a", "casual", "--token", "short").err
    assert "no key" in run("sit", "http://x/table/a", "casual", "--key", "short").err
    assert "--seat" in run("sit", "http://x/table/a", "casual", "--token", token_hex(16), "--seat", "2").err
