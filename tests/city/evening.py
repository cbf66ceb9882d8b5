"""An evening in a city: parties at many tables, one trouble after another, and what is left of it in the end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from tests.city.acts import acts_in
from tests.city.checker import Evidence, breaches
from tests.city.city import City
from tests.city.client import Habits
from tests.city.history import History
from tests.city.kept import Kept, kept_in_database
from tests.city.parties import KINDS, Party
from tests.city.promises import Breach
from tests.city.seats import presence
from tests.city.troubles import End, Troubles
from tests.city.witness import Testimony, call_witness, hear_witness

PATIENCE = 90.0
LASTS = (20.0, 90.0)
"""Seconds after which a host closes a table."""


class Plan(Struct, frozen=True):
    """`troubles` come one after the other, with this many seconds of `quiet` before each and at the end."""

    seed: int
    tables: int
    troubles: Sequence[str]
    quiet: float
    away: float
    habits: Habits


class Outcome(Struct, frozen=True):
    """`entries` of all logs, by whose they are. `answers` to acts, by their code; `again` are acts sent more than once.
    `takeovers`: how many seconds the tables of a server that was gone were without a keeper while people were there.
    `complaints` are tracebacks in the logs of the servers.
    """

    tables: int
    entries: Counter[str]
    answers: Counter[str]
    again: int
    troubles: Counter[str]
    takeovers: list[float]
    complaints: list[str]
    breaches: list[Breach]


async def evening(city: City, plan: Plan) -> Outcome:
    for server in city.servers:
        await city.wait(server)
    await call_witness(city.database)
    luck = random.Random(plan.seed)
    troubles = Troubles(city, luck.getrandbits(32), plan.away)
    parties: list[Party] = []
    late = asyncio.Event()
    playing = [keep_playing(city, plan, number, parties, late) for number in range(plan.tables)]
    everybody = asyncio.gather(*playing)
    for trouble in plan.troubles:
        await asyncio.sleep(plan.quiet)
        await troubles.strike(trouble)
    await asyncio.sleep(plan.quiet)
    late.set()
    for party in parties:
        party.break_up()
    await asyncio.wait_for(everybody, PATIENCE)
    histories = [history for party in parties for history in party.histories]
    kept, testimony = await kept_in_database(city.database), await hear_witness(city.database)
    acts = [act for history in histories for act in acts_in(history, kept[history.table])]
    return Outcome(
        tables=len(parties),
        entries=Counter(whose(table, ply) for table in kept.values() for ply in range(len(table.log))),
        answers=Counter(answer for act in acts for answer in act.answers),
        again=sum(act.sendings > 1 for act in acts),
        troubles=troubles.counts,
        takeovers=takeovers(troubles.ends, testimony, histories),
        complaints=[line for server in city.servers for line in server.log.splitlines() if is_complaint(line)],
        breaches=breaches(Evidence(histories, kept, testimony.witnessed)),
    )


def is_complaint(line: str) -> bool:
    """A traceback, but not of somebody who had to go because the server closed."""
    return '"trace"' in line and "timeout graceful shutdown exceeded" not in line


def whose(table: Kept, ply: int) -> str:
    actor = table.log[ply].actor
    if isinstance(actor, int):
        return "bots" if table.is_bot(actor, ply) else "people"
    return actor


async def keep_playing(city: City, plan: Plan, number: int, parties: list[Party], late: asyncio.Event) -> None:
    """One table after the other."""
    luck = random.Random(f"{plan.seed} {number}")
    kind = KINDS[number % len(KINDS)]
    while not late.is_set():
        party = Party(kind, city.addresses, plan.habits, luck.getrandbits(32))
        parties.append(party)
        await party.play(luck.uniform(*LASTS))


def takeovers(ends: Sequence[End], testimony: Testimony, histories: Sequence[History]) -> list[float]:
    """For each table that was kept by a server that was gone: the seconds until another server kept it, counted from
    when anybody was there.
    """
    there: dict[str, list[tuple[float, float]]] = {}
    for history in histories:
        there.setdefault(history.table, []).extend(presence(history))
    found = []
    for end in ends:
        keepers = {lease.table: lease.server for at, lease in testimony.leases if at < end.real}
        later = {lease.table: at for at, lease in reversed(testimony.leases) if at >= end.real}
        for table, keeper in keepers.items():
            spans = [(begin, until) for begin, until in there.get(table, []) if until > end.real]
            if keeper == end.server and table in later and spans:
                since = max(end.real, min(begin for begin, _ in spans))
                found.append(max(0.0, later[table] - since))
    return found
