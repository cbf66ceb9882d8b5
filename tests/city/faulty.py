"""Broken copies of a house, each with one fault of the kind that the checker is there to find."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from parlour.core.game import NOBODY, Action, Millis, Seat
from parlour.core.refusal import Refusal
from parlour.server.city.exchange import Exchange
from parlour.server.city.lease import CityLease
from parlour.server.city.pace import Pace
from parlour.server.door.messages import Strength
from parlour.server.store.appending import UNFENCED
from parlour.server.store.store import Change, Row, Store
from parlour.server.tables.table import Table
from tests.city.history import now
from tests.city.keepers import Leased, Witnessed, Wrote


def witness(patch: pytest.MonkeyPatch) -> list[Witnessed]:
    """Writes down what the stores of this process keep. Each belongs to a server."""
    seen: list[Witnessed] = []
    keep, fence = Store.keep, Store.fence

    async def keep_and_tell(
        self: Store, id: str, version: int, ply: int, log: Sequence[bytes] = (), *more: Any
    ) -> None:
        await keep(self, id, version, ply, log, *more)
        seen.extend(Wrote(id, number, name_of(self)) for number in range(ply, ply + len(log)))

    async def fence_and_tell(self: Store, id: str) -> int:
        number = await fence(self, id)
        seen.append(Leased(id, number, name_of(self), now()))
        return number

    patch.setattr(Store, "keep", keep_and_tell)
    patch.setattr(Store, "fence", fence_and_tell)
    return seen


def name_of(store: Store) -> str:
    """What the server of this store is called by the witness."""
    return str(id(store))


def lose_appends(patch: pytest.MonkeyPatch) -> None:
    """Of every fourth move the store writes the new version, but not the entries."""
    keep, moves = Store.keep, count(1)

    async def forget(self: Store, id: str, version: int, ply: int, log: Sequence[bytes] = (), *more: Any) -> None:
        lost = bool(log) and next(moves) % 4 == 0
        await keep(self, id, version, ply, () if lost else log, *more)

    patch.setattr(Store, "keep", forget)


def ring_twice(patch: pytest.MonkeyPatch) -> None:
    """When the clock has rung, the store takes the answer for lost and writes it once more, at the end of the log."""
    keep = Store.keep

    async def keep_again(self: Store, id: str, version: int, ply: int, log: Sequence[bytes] = (), *more: Any) -> None:
        await keep(self, id, version, ply, log, *more)
        if log and json.loads(log[0])["actor"] == "clock":
            await keep(self, id, version + 1, ply + len(log), log[:1])

    patch.setattr(Store, "keep", keep_again)


def answer_twice(patch: pytest.MonkeyPatch) -> None:
    """A bot's answer is sent once more, as if it were meant for the next question."""
    act_for = Table.act_for

    async def act_again(
        self: Table, seat: Seat, strength: Strength, action: Action, arrived: Millis, seen: int
    ) -> None:
        await act_for(self, seat, strength, action, arrived, seen)
        with suppress(Refusal):
            await act_for(self, seat, strength, action, self.clock.now(), self.line.ply)

    patch.setattr(Table, "act_for", act_again)


def trust_old_leases(patch: pytest.MonkeyPatch) -> None:
    """A server that is cut off from the others keeps its tables for ever, and the store does not mind."""
    keep = Store.keep

    async def keep_anything(
        self: Store,
        id: str,
        version: int,
        ply: int,
        log: Sequence[bytes] = (),
        change: Change | None = None,
        awaited: frozenset[Seat] = NOBODY,
        results: Sequence[Row] = (),
        fence: int = UNFENCED,
    ) -> None:
        await keep(self, id, version, ply, log, change, awaited, results, UNFENCED)

    patch.setattr(Store, "keep", keep_anything)
    patch.setattr(CityLease, "held", property(lambda self: self._fence is not None))
    patch.setattr(CityLease, "refused", lambda self, fence: None)


def hold_on_too_long(patch: pytest.MonkeyPatch) -> None:
    """Redis counts on a server for a minute after it was last heard of."""
    begin = Exchange.__init__

    def begin_patiently(self: Exchange, redis: Redis, me: str, pace: Pace) -> None:
        begin(self, redis, me, replace(pace, lease=60.0))

    patch.setattr(Exchange, "__init__", begin_patiently)
