"""The doorkeeper counts what each guest and each address asks for, and says how long to wait if it is too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from parlour.core.refusal import Refusal
from parlour.server.guests import Guest
from parlour.server.limits import Limits
from parlour.server.meter import Meter

MOMENT = 15
"""After how many seconds a place may be free again."""


class Doorkeeper:
    def __init__(self, limits: Limits, seconds: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self._requests = Meter(limits.requests, seconds)
        self._newcomers = Meter(limits.newcomers, seconds)
        self._messages = Meter(limits.messages, seconds)
        self._messages_by_address = Meter(limits.messages_by_address, seconds)
        self._tables = Meter(limits.tables, seconds)
        self._tables_by_address = Meter(limits.tables_by_address, seconds)
        self._reviews = Meter(limits.reviews, seconds)
        self._reviews_by_address = Meter(limits.reviews_by_address, seconds)
        self._exports = Meter(limits.exports, seconds)
        self._sockets: Counter[str] = Counter()
        self._sockets_by_address: Counter[str] = Counter()

    @property
    def sockets(self) -> int:
        return self._sockets.total()

    def request(self, address: str) -> None:
        check(self._requests.take(address), by_address=True)

    def newcomer(self, address: str) -> None:
        check(self._newcomers.take(address), by_address=True)

    def message(self, guest: Guest) -> None:
        check(self._messages.take(guest.id))
        check(self._messages_by_address.take(guest.address), by_address=True)

    def table(self, guest: Guest) -> None:
        check(self._tables.take(guest.id))
        check(self._tables_by_address.take(guest.address), by_address=True)

    def review(self, guest: Guest) -> None:
        check(self._reviews.take(guest.id))
        check(self._reviews_by_address.take(guest.address), by_address=True)

    def export(self, guest: Guest) -> None:
        check(self._exports.take(guest.id))

    @contextmanager
    def socket(self, guest: Guest) -> Iterator[None]:
        """A place for one open socket."""
        if self._sockets[guest.id] >= self.limits.sockets:
            raise Refusal("too_many_windows", most=self.limits.sockets, seconds=MOMENT)
        if self._sockets_by_address[guest.address] >= self.limits.sockets_by_address:
            raise Refusal("crowded", seconds=MOMENT)
        if self.sockets >= self.limits.all_sockets:
            raise Refusal("house_full", seconds=MOMENT)
        places = ((self._sockets, guest.id), (self._sockets_by_address, guest.address))
        for count, who in places:
            count[who] += 1
        try:
            yield
        finally:
            for count, who in places:
                count[who] -= 1
                if not count[who]:
                    del count[who]


def check(wait: float, *, by_address: bool = False) -> None:
    """Raises Refusal, with whole seconds to wait, unless there is nothing to wait for."""
    if wait > 0:
        raise Refusal("crowded" if by_address else "too_fast", seconds=ceil(wait))
