"""Seats of people: nobody is played for while connected, or within the grace after they went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.server.tables.manners import Manners
from tests.city.acts import Act, by_entry
from tests.city.clocks import first_told
from tests.city.history import Alive, Came, Gone, History, Told
from tests.city.kept import Kept
from tests.city.promises import Breach, Promise

GAP = 2.5
"""Seconds between two answered pings. A client pings each second, so one that is connected has less."""
FOREVER = float("inf")


def check_seats(
    table: str, histories: Sequence[History], acts: Sequence[Act], kept: Kept, manners: Manners
) -> Iterator[Breach]:
    entries = by_entry(acts)
    there = {seat: presence(history) for history in histories for seat in seats_of(history)}
    for ply, entry in enumerate(kept.log):
        seat = entry.actor
        if not isinstance(seat, int) or not kept.is_person(seat, ply) or ply in entries or seat not in there:
            continue
        refused = [act for act in acts if act.entry == ply]
        if refused:
            codes = ", ".join(refused[0].answers)
            yield Breach(
                Promise.ONCE, table, ply, f"act {refused[0].ref} of seat {seat} was refused ({codes}), and played"
            )
            continue
        silent = ply < len(kept.replayed.silences) and kept.replayed.silences[ply].get(seat) == entry.action
        grace = (manners.silent if silent else manners.away) / 1000
        before = [entries[earlier].since for earlier in range(ply) if earlier in entries]
        earliest, latest = max(before, default=0.0), first_told(histories, ply)
        if not may_be_absent(there[seat], earliest, FOREVER if latest is None else latest, grace):
            yield Breach(Promise.PERSON, table, ply, f"seat {seat} was played for, and was not away for {grace:.0f} s")


def may_be_absent(there: Sequence[tuple[float, float]], earliest: float, latest: float, grace: float) -> bool:
    """Was there a moment between these two by which nobody had been there for as long as the grace?"""
    ends = [0.0, *(end for _, end in there)]
    begins = [*(begin for begin, _ in there), FOREVER]
    return any(max(earliest, end + grace) <= min(latest, begin) for end, begin in zip(ends, begins, strict=True))


def presence(history: History) -> list[tuple[float, float]]:
    """From when to when this client certainly was connected: as long as the server answered one ping after another."""
    spans: list[tuple[float, float]] = []
    connected = False
    for line in history.lines:
        match line:
            case Alive(real=real) if connected and real - spans[-1][1] <= GAP:
                spans[-1] = (spans[-1][0], real)
            case Alive(real=real):
                spans.append((real, real))
                connected = True
            case Came() | Gone():
                connected = False
    return spans


def seats_of(history: History) -> set[int]:
    return {seat for line in history.lines if isinstance(line, Told) for seat in line.seats}
