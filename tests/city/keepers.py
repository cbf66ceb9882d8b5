"""Keepers: whatever a table does by itself is written by the server that holds its newest lease."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from tests.city.kept import Kept
from tests.city.promises import Breach, Promise


class Leased(Struct, frozen=True):
    """From now on this server keeps the table. Each lease of a table has a higher number than the one before. `real` is
    when, by the clock of the clients.
    """

    table: str
    number: int
    server: str
    real: float


class Wrote(Struct, frozen=True):
    table: str
    ply: int
    server: str


Witnessed: TypeAlias = Leased | Wrote
"""In the order in which the store saw it."""


def check_keepers(witnessed: Sequence[Witnessed], kept: Mapping[str, Kept]) -> Iterator[Breach]:
    leases: dict[str, Leased] = {}
    for one in witnessed:
        lease = leases.get(one.table)
        match one:
            case Leased():
                if lease is not None and one.number <= lease.number:
                    yield Breach(Promise.LEASE, one.table, None, f"lease {one.number} was given after {lease.number}")
                leases[one.table] = one
            case Wrote() if one.table in kept and by_itself(kept[one.table], one.ply):
                if lease is None or one.server != lease.server:
                    held = "nobody" if lease is None else lease.server
                    yield Breach(
                        Promise.LEASE, one.table, one.ply, f"{one.server} wrote as the keeper, which {held} was"
                    )
            case _:
                pass


def by_itself(kept: Kept, ply: int) -> bool:
    """Did the table do this, and nobody who plays there?"""
    if ply >= len(kept.log):
        return False
    actor = kept.log[ply].actor
    return actor in ("clock", "table") or (isinstance(actor, int) and kept.is_bot(actor, ply))
