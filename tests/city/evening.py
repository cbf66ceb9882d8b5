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
from tests.city.kept import Kept, kept_in_database
from tests.city.parties import KINDS, Party
from tests.city.promises import Breach
from tests.city.takeovers import Takeover, Troubled, takeovers
from tests.city.troubles import Troubles
from tests.city.witness import call_witness, hear_witness

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
    `takeovers` of tables whose keeper was gone. `complaints` are tracebacks in the logs of the servers.
    """

    tables: int
    entries: Counter[str]
    answers: Counter[str]
    again: int
    troubles: Counter[str]
    takeovers: list[Takeover]
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
    kept, witnessed = await kept_in_database(city.database), await hear_witness(city.database)
    troubled = Troubled(troubles.losses, troubles.outages)
    acts = [act for history in histories for act in acts_in(history, kept[history.table])]
    return Outcome(
        tables=len(parties),
        entries=Counter(whose(table, ply) for table in kept.values() for ply in range(len(table.log))),
        answers=Counter(answer for act in acts for answer in act.answers),
        again=sum(act.sendings > 1 for act in acts),
        troubles=troubles.counts,
        takeovers=list(takeovers(histories, witnessed, troubled)),
        complaints=[line for server in city.servers for line in server.log.splitlines() if is_complaint(line)],
        breaches=breaches(Evidence(histories, kept, witnessed, troubled)),
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
