"""Keepers: whoever writes as the keeper of a table holds its newest lease."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from tests.city.promises import Breach, Promise


class Leased(Struct, frozen=True):
    """From now on this server keeps the table. Each lease of a table has a higher number than the one before."""

    table: str
    number: int
    server: str


class Wrote(Struct, frozen=True):
    """This server wrote an entry, as the keeper with this lease; without one it judged a person's act."""

    table: str
    ply: int
    server: str
    number: int | None


Witnessed: TypeAlias = Leased | Wrote
"""In the order in which the store saw it."""


def check_keepers(witnessed: Sequence[Witnessed]) -> Iterator[Breach]:
    leases: dict[str, Leased] = {}
    for one in witnessed:
        lease = leases.get(one.table)
        match one:
            case Leased():
                if lease is not None and one.number <= lease.number:
                    yield Breach(Promise.LEASE, one.table, None, f"lease {one.number} was given after {lease.number}")
                leases[one.table] = one
            case Wrote(number=int(number)):
                if lease is None or number != lease.number or one.server != lease.server:
                    held = "nobody held one" if lease is None else f"{lease.server} held lease {lease.number}"
                    yield Breach(Promise.LEASE, one.table, one.ply, f"{one.server} wrote by lease {number}; {held}")
            case _:
                pass
