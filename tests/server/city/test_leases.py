"""One server at a time keeps a table: rings its clock, wakes its bots and stores its time."""

import asyncio
import os
import signal
from math import inf
from pathlib import Path

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis as Client

from parlour.core.game import TIME_UP, Millis, Seat, TimeUp
from parlour.core.refusal import Refusal
from parlour.server.city.lease import CityLease
from tests.city.engines import Redis
from tests.server.city.servers import QUICK, Server, eventually, open_city, visiting
from tests.server.visitors import code_of, guess, hide

TIMED = {"row_seconds": 10}


def rings(server: Server, table: str) -> int:
    return sum(isinstance(entry.action, TimeUp) for entry in server.table(table).line.log)


def until_of(server: Server, table: str) -> Millis:
    until = server.table(table).line.turn.until
    assert until is not None
    return until


async def test_one_server_holds_the_lease_and_the_other_shows_its_time(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            kept, shown = first.table(table), second.table(table)
            assert kept.lease.held
            assert not shown.lease.held and not shown.lease.stalled
            kept.clock.reach(Millis(5_000))
            await eventually(lambda: shown.clock.now() >= 5_000)
            assert (here.now["stands"], there.now["stands"]) == (None, None)
            assert first.city.figures.held == 1 and second.city.figures.held == 0
            told = (await ann.ask("GET", "/metrics")).text
            assert "parlour_leases 1\n" in told and "parlour_in_touch 1\n" in told
            assert (await ann.ask("GET", "/health")).text == "well\n"


async def test_the_clock_is_rung_once(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            await there.act(1, hide())
            await here.hear_until(lambda: here.now["ply"] == there.now["ply"])
            first.table(table).clock.reach(until_of(first, table))
            first.table(table).attend()
            await there.hear_until(lambda: there.now["ply"] > 1)
            second.table(table).attend()
            assert rings(first, table) == rings(second, table) == 1


async def test_an_act_before_the_ring_is_in_time_at_a_server_whose_clock_is_ahead(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table), visiting(second, ann).at(table) as there:
            await there.act(1, hide())
            second.table(table).clock.reach(Millis(there.now["until"] + 5))
            assert code_of(await there.act(0, guess())) is None
            assert rings(second, table) == 0


async def test_an_act_stamped_by_a_clock_that_is_behind_costs_nobody_any_time(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            await second.fall_silent()
            first.table(table).clock.reach(Millis(8_000))
            assert code_of(await there.act(1, hide())) is None
            await here.hear_until(lambda: here.now["ply"] == there.now["ply"])
            assert here.now["until"] - here.now["now"] > 9_000


async def test_without_redis_all_clocks_of_a_table_stop_at_the_same_time(tmp_path: Path, redis: Redis) -> None:
    pace = replace(QUICK, lease=1.5)
    async with open_city(tmp_path, redis, pace=pace) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table), visiting(second, ann).at(table):
            await eventually(lambda: second.table(table).clock.running)
            await asyncio.gather(first.fall_silent(), second.fall_silent())
            await asyncio.sleep(pace.term + pace.beat)
            kept, shown = first.table(table).clock.now(), second.table(table).clock.now()
            assert abs(kept - shown) < 1000 * pace.term / 2


async def test_when_the_holder_dies_another_takes_over_and_gives_little_time_back(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table), visiting(second, ann).at(table) as there:
            first.table(table).clock.reach(Millis(5_000))
            await eventually(lambda: second.table(table).clock.now() >= 5_000)
            await first.fall_silent()
            last = first.table(table).clock.now()
            await eventually(lambda: second.table(table).lease.held)
            assert last - 500 <= second.table(table).clock.now() <= last + 500
            assert code_of(await there.act(1, hide())) is None


async def test_after_a_takeover_everybody_missing_has_the_full_grace_again(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann, bob = visiting(first), visiting(first)
        table = await ann.open_table(["me", "free"])
        async with ann.at(table) as here, visiting(second, ann).at(table):
            async with bob.at(table) as there:
                await there.sit(1)
                await here.ask("Start")
            gone = first.table(table).record.people[Seat(1)].guest
            await eventually(lambda: not first.table(table).presence.here(gone))
            first.table(table).presence.gone_already({gone: Millis(59_999)})
            await eventually(lambda: second.table(table).players.deserted(Seat(1)))
            await first.fall_silent()
            await eventually(lambda: second.table(table).lease.held)
            assert not second.table(table).players.deserted(Seat(1))


async def test_nothing_is_kept_for_a_holder_that_slept_too_long(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            await there.act(1, hide())
            await here.hear_until(lambda: here.now["ply"] == there.now["ply"])
            await first.fall_silent()
            stale = first.table(table)
            assert isinstance(stale.lease, CityLease)
            stale.lease._until = inf
            await eventually(lambda: second.table(table).lease.held)
            stale.clock.allow(inf)
            stale.clock.reach(until_of(first, table))
            await stale.ring()
            assert first.city.fenced == 1
            assert not stale.lease.held
            await first.hall.store.keep_times({table: (Millis(99_999), 1)})
            assert await first.hall.store.time(table) < 99_999
            assert rings(first, table) == rings(second, table) == 0
            with pytest.raises(Refusal):
                await stale.act_for(Seat(0), "novice", TIME_UP, stale.clock.now(), stale.line.ply)


async def test_without_redis_clocks_stand_and_people_go_on(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            redis.kill()
            await here.hear_until(lambda: here.now["stands"] == "stalled")
            await there.hear_until(lambda: there.now["stands"] == "stalled")
            assert code_of(await there.act(1, hide())) is None
            assert "Redis does not answer" in (await ann.ask("GET", "/health")).text
            redis.start()
            await here.hear_until(lambda: here.now["stands"] is None and here.now["ply"] == 1)
            await there.hear_until(lambda: there.now["stands"] is None)
            await eventually(lambda: first.city.figures.held + second.city.figures.held == 1)
            assert code_of(await here.act(0, guess())) is None
            await there.hear_until(lambda: there.now["ply"] == here.now["ply"])


async def test_a_redis_that_hangs_is_as_good_as_none(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table) as here, visiting(second, ann).at(table) as there:
            os.kill(redis.pid, signal.SIGSTOP)
            try:
                await here.hear_until(lambda: here.now["stands"] == "stalled")
                assert code_of(await there.act(1, hide())) is None
            finally:
                os.kill(redis.pid, signal.SIGCONT)
            await here.hear_until(lambda: here.now["stands"] is None and here.now["ply"] == 1)
            await eventually(lambda: first.city.figures.held + second.city.figures.held == 1)


async def test_a_redis_that_lost_its_memory_makes_two_holders_of_nothing(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True, options=TIMED)
        async with ann.at(table), visiting(second, ann).at(table):
            async with Client.from_url(redis.address) as client:
                await client.flushall()
            first.city.look(table)
            second.city.look(table)
            await asyncio.sleep(0.3)
            await eventually(lambda: first.city.figures.held + second.city.figures.held == 1)
            holder = first if first.city.figures.held else second
            fence = holder.table(table).lease.fence
            kept = await holder.hall.store.record(table)
            assert kept is not None and kept.fence == fence


async def test_a_table_put_away_by_its_holder_is_taken_over_at_once(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis) as (first, second):
        ann = visiting(first)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table):
            pass
        async with visiting(second, ann).at(table) as there:
            assert not second.table(table).lease.held
            await eventually(lambda: first.table(table).idle)
            first.hall._put_away(table)
            await eventually(lambda: second.table(table).lease.held)
            assert code_of(await there.act(1, hide())) is None
