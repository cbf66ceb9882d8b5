"""Two servers over one house do the same thing at the same moment: it is done once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from msgspec import Raw
from sqlalchemy import Connection, FromClause, func, insert, select

from parlour.arena.match import play_match
from parlour.core.recording import Recording
from parlour.daily.puzzle import Puzzle
from parlour.games.grandmastermind import GrandMasterMind
from parlour.server.evening.attempts import attempts_at
from parlour.server.evening.pars import keep_par, kept_par
from parlour.server.evening.tallying import tally_old_games
from parlour.server.hall.guests import guest_with
from parlour.server.store.schema import results, tables, untallied
from parlour.server.store.store import Store, open_store
from parlour.server.thinking.thinker import Solved
from tests.server.finished import finished_table
from tests.server.visitors import Visitor, code_of, open_house

NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)


def played(seed: int) -> Recording:
    game = GrandMasterMind(roles="decode", start_player=1)
    return play_match(game, ("novice", "novice"), seed=seed).recording


@asynccontextmanager
async def two_stores(place: Path | str) -> AsyncIterator[tuple[Store, Store]]:
    first, second = await open_store(place), await open_store(place)
    try:
        yield first, second
    finally:
        await first.close()
        await second.close()


async def count(place: Path | str, what: FromClause) -> int:
    store = await open_store(place)
    try:
        return int((await store.read(select(func.count()).select_from(what)))[0][0])
    finally:
        await store.close()


async def test_a_rematch_asked_for_at_two_servers_is_one_table(place: Path | str) -> None:
    async with open_house(place) as first, open_house(place) as second:
        ann, bob = Visitor(first), Visitor(first)
        table = await ann.open_table()
        async with ann.at(table) as a, bob.at(table) as b:
            await b.sit(1, name="Bob")
            await a.ask("Start")
            assert code_of(await b.act(1, {"type": "GiveUp"})) is None
        bob.house = second
        async with ann.at(table) as a, bob.at(table) as b:
            answers = await asyncio.gather(ann.answer(), bob.answer())
            await asyncio.gather(a.ask("Rematch", **answers[0]), b.ask("Rematch", **answers[1]))
            await a.hear_until(lambda: a.shown["rematch"] is not None)
            await b.hear_until(lambda: b.shown["rematch"] is not None)
            assert a.shown["rematch"] == b.shown["rematch"]
    assert await count(place, tables) == 2


async def test_a_puzzle_opened_at_two_servers_is_one_attempt(place: Path | str) -> None:
    wish = {"game": "grandmastermind", "date": NOON.date().isoformat(), "language": "en"}
    async with open_house(place, now=lambda: NOON) as first, open_house(place, now=lambda: NOON) as second:
        here = Visitor(first)
        await here.ask("GET", "/api/me")
        there = Visitor(second)
        there.cookies = here.cookies
        replies = await asyncio.gather(*(one.ask("POST", "/api/daily", wish) for one in (here, there)))
        assert [reply.status_code for reply in replies] == [201, 201]
        assert replies[0].json() == replies[1].json()
    async with two_stores(place) as (store, _):
        token = here.cookies["parlour"]
        guest = await guest_with(store, token, "")
        assert len(await attempts_at(store, guest.id, Puzzle("grandmastermind", NOON.date()))) == 1


async def test_the_expert_of_two_servers_is_kept_once(place: Path | str) -> None:
    puzzle, solved = Puzzle("grandmastermind", NOON.date()), Solved(Raw(b"{}"), Raw(b"[]"))
    async with two_stores(place) as stores:
        await asyncio.gather(*(store.write(partial(keep_par, puzzle=puzzle, solved=solved)) for store in stores))
        assert await kept_par(stores[1], puzzle) == solved


async def test_old_games_tallied_by_two_servers_count_once(place: Path | str) -> None:
    games = [(await finished_table(place, played(seed), "Ann"))[0] for seed in range(3)]

    def forget(db: Connection) -> None:
        db.execute(insert(untallied), [{"table_id": id} for id in games])

    async with two_stores(place) as stores:
        await stores[0].write(forget)
        await asyncio.gather(*(tally_old_games(store) for store in stores))
        assert await stores[0].read(select(untallied)) == []
    assert await count(place, results) == len(games)
