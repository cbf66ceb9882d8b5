"""Clocks: each deadline rings once at most, and not before that much time has passed at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tests.city.acts import Act, by_entry
from tests.city.history import History, Told
from tests.city.kept import Kept
from tests.city.promises import Breach, Promise

TOLERANCE = 1.0
"""Seconds by which the clocks of two servers may differ when a table moves from one to the other."""


def check_clocks(table: str, histories: Sequence[History], acts: Sequence[Act], kept: Kept) -> Iterator[Breach]:
    rings = [ply for ply, entry in enumerate(kept.log) if entry.actor == "clock"]
    for earlier, later in pairwise(rings):
        if kept.log[earlier].at == kept.log[later].at:
            yield Breach(Promise.CLOCK, table, later, f"this deadline has rung at ply {earlier}")
    entries = by_entry(acts)
    for ply in rings:
        heard, asked = first_told(histories, ply), asked_since(kept, ply)
        if heard is None or asked is None:
            continue
        first = max((earlier for earlier in entries if earlier < asked), default=0)
        for earlier, act in ((earlier, entries[earlier]) for earlier in range(first, ply) if earlier in entries):
            passed = (kept.log[ply].at - kept.log[earlier].at) / 1000
            if passed > heard - act.since + TOLERANCE:
                early = f"{passed:.1f} s at the table, when {heard - act.since:.1f} s had passed since act {act.ref}"
                yield Breach(Promise.CLOCK, table, ply, f"the clock rang after {early} of {act.client}")


def asked_since(kept: Kept, ply: int) -> int | None:
    """After how many entries the deadline that rings here was set."""
    turns = kept.replayed.turns
    if ply >= len(turns):
        return None
    until = turns[ply].until
    return next(number for number in range(ply + 1) if all(turn.until == until for turn in turns[number : ply + 1]))


def first_told(histories: Sequence[History], ply: int) -> float | None:
    """When anybody was first told of this entry."""
    lines = (line for history in histories for line in history.lines)
    return min((line.real for line in lines if isinstance(line, Told) and line.ply > ply), default=None)
