"""The checker finds the fault of each broken copy of a house, and none in the house itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from parlour.server.tables.manners import Manners
from tests.city.checker import Evidence, breaches
from tests.city.client import Habits
from tests.city.engines import Redis
from tests.city.faulty import (
    answer_twice,
    hold_on_too_long,
    lose_appends,
    name_of,
    ring_twice,
    trust_old_leases,
    witness,
)
from tests.city.history import Told, now
from tests.city.kept import kept_in_folder
from tests.city.parties import Kind, Party
from tests.city.promises import Promise
from tests.city.takeovers import Loss, Troubled
from tests.server.city.servers import Server, eventually, open_city
from tests.server.visitors import BRISK


class Short(Struct, frozen=True):
    """A short evening: what is played, by whom, for how many seconds, in what kind of house, and whether the leases of
    a server run out meanwhile.
    """

    kind: Kind
    habits: Habits
    seconds: float
    manners: Manners = BRISK
    cut: bool = False


HESITANT = replace(BRISK, pace_seconds=(1.5, 1.5))
QUICK = Short(Kind({"type": "grandmastermind", "rounds": 20}, 2, 0), Habits(pace=0.05, stay=1000), 2)
LAZY = Short(Kind({"type": "moerder", "turn_seconds": 10}, 2, 0), Habits(pace=1000, stay=1000), 12)
BOTS = Short(Kind({"type": "moerder", "window": None}, 2, 2), Habits(pace=0.3, stay=1000), 5, cut=True)
LONG = replace(BOTS, seconds=7)
ALONE = Short(Kind({"type": "grandmastermind", "rounds": 20}, 1, 1), Habits(pace=0.05, stay=1000), 5, HESITANT)
PATIENCE = 100


async def broken_promises(data: Path, redis: Redis, short: Short, patch: pytest.MonkeyPatch) -> set[Promise]:
    """At two servers with a folder and a Redis in common. No two people of a table are connected to the same."""
    witnessed, losses = witness(patch), list[Loss]()
    async with open_city(data, redis, manners=short.manners) as servers:
        doors = [server.address for server in servers]
        parties = [Party(short.kind, doors, short.habits, seed, apart=True) for seed in range(6)]
        playing = asyncio.gather(*(party.play(PATIENCE) for party in parties))
        await eventually(lambda: all(has_begun(party) for party in parties))
        if short.cut:
            await eventually(lambda: any(holds_leases(server) for server in servers))
            keeper, other = sorted(servers, key=holds_leases, reverse=True)
            for table in other.hall.tables:  # so bots of a keeper that goes on as before are first, if they may
                table.manners = HESITANT
            patch.setattr(keeper.city, "_talk", renew_nothing)
            losses.append(Loss(now(), name_of(keeper.hall.store)))
        await asyncio.sleep(short.seconds)
        for party in parties:
            party.break_up()
        await playing
    histories = [history for party in parties for history in party.histories]
    evidence = Evidence(histories, kept_in_folder(data), witnessed, Troubled(losses), short.manners)
    return {breach.promise for breach in breaches(evidence)}


def holds_leases(server: Server) -> bool:
    return any(table.lease.held for table in server.hall.tables)


def has_begun(party: Party) -> bool:
    return any(isinstance(line, Told) and line.awaited for history in party.histories for line in history.lines)


async def renew_nothing(*_: object) -> bool:
    """Takes the place of talking to Redis: no lease is renewed or lost, but what others write is still heard."""
    return True


@pytest.mark.parametrize("short", [QUICK, BOTS, ALONE])
async def test_two_servers_keep_the_promises(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch, short: Short
) -> None:
    assert await broken_promises(tmp_path, redis, short, monkeypatch) == set()


@pytest.mark.parametrize(
    ("fault", "short", "promise"),
    [
        (lose_appends, QUICK, Promise.KEPT),
        (ring_twice, LAZY, Promise.CLOCK),
        (answer_twice, ALONE, Promise.BOT),
        (trust_old_leases, BOTS, Promise.LEASE),
        (hold_on_too_long, LONG, Promise.TAKEOVER),
    ],
)
async def test_the_fault_of_a_broken_copy_is_found(
    tmp_path: Path,
    redis: Redis,
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[pytest.MonkeyPatch], None],
    short: Short,
    promise: Promise,
) -> None:
    fault(monkeypatch)
    assert promise in await broken_promises(tmp_path, redis, short, monkeypatch)
