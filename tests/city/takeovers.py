"""Takeovers: when the keeper of a table is gone, another server keeps it soon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from tests.city.history import History
from tests.city.keepers import Leased, Witnessed
from tests.city.promises import Breach, Promise
from tests.city.seats import FOREVER, presence

LONGEST = 5.0
Span: TypeAlias = tuple[float, float]
"""From when to when, by the clock of the clients."""


class Loss(Struct, frozen=True):
    """From now on this server keeps none of the tables it kept, whether it comes back or not."""

    real: float
    server: str


class Troubled(Struct, frozen=True):
    """`outages`: while PostgreSQL or Redis was away."""

    losses: Sequence[Loss] = ()
    outages: Sequence[Span] = ()


class Takeover(Struct, frozen=True):
    """`waits`: for how many seconds people were there without a keeper, until an outage, between two, and after it."""

    table: str
    keeper: str
    waits: Sequence[float]

    @property
    def longest(self) -> float:
        return max(self.waits)

    @property
    def delayed(self) -> bool:
        """Had it to wait for PostgreSQL or Redis?"""
        return len(self.waits) > 1


def check_takeovers(takeovers: Iterable[Takeover]) -> Iterator[Breach]:
    for one in takeovers:
        if one.longest > LONGEST:
            waited = f"{one.keeper} was gone, and people were there for {one.longest:.1f} s without a keeper"
            yield Breach(Promise.TAKEOVER, one.table, None, waited)


def takeovers(histories: Sequence[History], witnessed: Sequence[Witnessed], troubled: Troubled) -> Iterator[Takeover]:
    """Of each table whose keeper was gone while somebody was there, or before somebody came."""
    leases: dict[str, list[Leased]] = {}
    for one in witnessed:
        if isinstance(one, Leased):
            leases.setdefault(one.table, []).append(one)
    there: dict[str, list[Span]] = {}
    for history in histories:
        there.setdefault(history.table, []).extend(presence(history))
    for table, taken in leases.items():
        spans = joined(there.get(table, ()))
        for held, later in pairwise([*taken, None]):
            assert held is not None
            until = FOREVER if later is None else later.real
            lost = (loss.real for loss in troubled.losses if loss.server == held.server and loss.real > held.real)
            gone = (min(lost, default=FOREVER), until)
            if any(overlap(gone, span) for span in spans):
                yield Takeover(table, held.server, [overlaps(calm, spans) for calm in without(gone, troubled.outages)])


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same time, none of it twice."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return found


def without(span: Span, outages: Iterable[Span]) -> list[Span]:
    """What is left of a span, in parts."""
    begin, end = span
    parts = []
    for away, back in joined(outages):
        if overlap(span, (away, back)):
            parts.append((begin, away))
            begin = back
    return [*parts, (begin, end)]


def overlap(one: Span, other: Span) -> float:
    return max(0.0, min(one[1], other[1]) - max(one[0], other[0]))


def overlaps(one: Span, others: Iterable[Span]) -> float:
    return sum(overlap(one, other) for other in others)
