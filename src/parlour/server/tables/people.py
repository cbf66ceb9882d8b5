"""The people at a table, those who sit and those who watch, under a handle that says nothing elsewhere."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from parlour.core.refusal import Refusal
from parlour.server.door.messages import Bystander
from parlour.server.hall.guests import Guest

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class Somebody(NamedTuple):
    id: str
    name: str


@lru_cache(4096)
def handle(where: str, guest: str) -> str:
    """What others call this guest there. Nobody can tell from it who the guest is elsewhere."""
    return sha256(f"{where} {guest}".encode()).hexdigest()[:16]


def somebody(table: Table, asking: Guest, called: str) -> Somebody:
    """Whom somebody at the table means. Raises Refusal when nobody else there is called so."""
    seated = {person.guest: person.name for person in table.record.people.values()}
    for guest, name in {**table.presence.names, **seated}.items():
        if guest != asking.id and handle(table.record.id, guest) == called:
            return Somebody(guest, name)
    raise Refusal("not_here")


def bystanders(table: Table) -> dict[str, str]:
    """Those without a seat, by name."""
    seated = {person.guest for person in table.record.people.values()}
    return {guest: name for guest, name in table.presence.names.items() if guest not in seated}


def show_bystanders(table: Table, viewer: str) -> tuple[Bystander, ...]:
    """All but the viewer."""
    there = bystanders(table)
    there.pop(viewer, None)
    people = (Bystander(handle(table.record.id, guest), name) for guest, name in there.items())
    return tuple(sorted(people, key=lambda one: (one.name, one.person)))
