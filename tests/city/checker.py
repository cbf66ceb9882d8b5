"""Holds histories and what the store has kept against the promises of docs/hosting.md, and names every breach.

It believes neither the servers nor the clients. What somebody was told must follow from the log that is left, and what
is in the log must follow from what somebody sent, or be something the house may do on its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from parlour.server.tables.manners import Manners
from tests.city.acts import acts_of, check_acts
from tests.city.bots import check_bots
from tests.city.clocks import check_clocks
from tests.city.history import Came, History, Told
from tests.city.keepers import Witnessed, check_keepers
from tests.city.kept import Kept
from tests.city.promises import Breach, Promise
from tests.city.seats import check_seats
from tests.city.takeovers import Troubled, check_takeovers, takeovers

NETWORK_GRACE = 500
"""Milliseconds by which a deadline is shown earlier than it is (X-3)."""


class Evidence(Struct, frozen=True):
    """All that is left of an evening: what clients wrote down, what the store has, and what it saw being written,
    and when servers and engines were gone. `manners` are those of the house.
    """

    histories: Sequence[History]
    kept: Mapping[str, Kept]
    witnessed: Sequence[Witnessed] = ()
    troubled: Troubled = Troubled()
    manners: Manners = Manners()


def breaches(evidence: Evidence) -> list[Breach]:
    found: list[Breach] = []
    for table in sorted({history.table for history in evidence.histories} | set(evidence.kept)):
        histories = [history for history in evidence.histories if history.table == table]
        if table not in evidence.kept:
            found.append(Breach(Promise.KEPT, table, None, "somebody sat at this table, and the store has none"))
            continue
        if not histories:
            found.append(Breach(Promise.ONCE, table, None, "nobody sat at this table, so it was opened once too often"))
        kept = evidence.kept[table]
        acts = acts_of(histories, kept)
        found += [
            *check_log(table, kept),
            *(breach for history in histories for breach in check_told(history, kept)),
            *check_acts(table, acts, kept),
            *check_clocks(table, histories, acts, kept),
            *check_seats(table, histories, acts, kept, evidence.manners),
            *check_bots(table, histories, acts, kept, evidence.manners.pace_seconds[0]),
        ]
    found += check_keepers(evidence.witnessed, evidence.kept)
    return [*found, *check_takeovers(takeovers(evidence.histories, evidence.witnessed, evidence.troubled))]


def check_log(table: str, kept: Kept) -> Iterator[Breach]:
    """No gap, and nothing that the rules refuse."""
    plies = [ply for ply, _ in kept.rows]
    if plies != list(range(len(plies))):
        gap = next(number for number, ply in enumerate(plies) if ply != number)
        yield Breach(Promise.KEPT, table, gap, "the log has a gap")
    elif (stop := kept.replayed.stop) is not None:
        actor = kept.log[stop.ply].actor
        if actor == "clock":
            promise = Promise.CLOCK
        elif isinstance(actor, int) and kept.is_bot(actor, stop.ply):
            promise = Promise.BOT
        else:
            promise = Promise.ONCE
        yield Breach(promise, table, stop.ply, f"the rules refuse what {actor} did: {stop.code}")


def check_told(history: History, kept: Kept) -> Iterator[Breach]:
    """Everything that was told follows from the log, for whoever holds these seats."""
    replayed, since = kept.replayed, 0
    for line in history.lines:
        if isinstance(line, Came):
            since = 0
        if not isinstance(line, Told):
            continue
        if line.ply > len(kept.rows):
            lost = f"{history.client} was told of {line.ply} entries, the log has {len(kept.rows)}"
            yield Breach(Promise.KEPT, history.table, line.ply, lost)
            return
        if line.ply < since:
            yield Breach(Promise.SAME, history.table, line.ply, f"{history.client} was told more before")
        if line.ply > len(replayed.events):
            return  # what the rules refuse has been named already
        since = line.events[0][0] if line.whole and line.events else since
        if list(line.events) != replayed.heard(line.seats, since, line.ply):
            yield Breach(Promise.SAME, history.table, line.ply, f"{history.client} was told other events")
        turn = replayed.turns[line.ply]
        until = None if turn.until is None else turn.until - NETWORK_GRACE
        asked, nobody = (tuple(sorted(turn.awaited)), until), ((), None)
        if (line.awaited, line.until) not in (asked, nobody):
            yield Breach(Promise.SAME, history.table, line.ply, f"{history.client} was told that others are awaited")
        if line.ply and line.now < kept.log[line.ply - 1].at:
            yield Breach(Promise.SAME, history.table, line.ply, f"{history.client} was told an earlier time")
        since = line.ply
