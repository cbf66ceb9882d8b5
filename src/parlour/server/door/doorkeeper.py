"""The doorkeeper counts what each guest and each address asks for, and says how long to wait if it is too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from parlour.core.refusal import Refusal
from parlour.server.door.limits import Limits, Rate
from parlour.server.door.meter import Meter
from parlour.server.hall.guests import Guest

MOMENT = 15
"""After how many seconds a place may be free again."""


class Doorkeeper:
    def __init__(self, limits: Limits, seconds: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        rates = {name: getattr(limits, name) for name in limits.__struct_fields__}
        self.meters = {name: Meter(rate, seconds) for name, rate in rates.items() if isinstance(rate, Rate)}
        self._sockets: Counter[str] = Counter()
        self._sockets_by_address: Counter[str] = Counter()

    @property
    def sockets(self) -> int:
        return self._sockets.total()

    def request(self, address: str) -> None:
        self._charge("requests", address, by_address=True)

    def newcomer(self, address: str) -> None:
        self._charge("newcomers", address, by_address=True)

    def message(self, guest: Guest) -> None:
        self._charge("messages", guest.id)
        self._charge("messages_by_address", guest.address, by_address=True)

    def table(self, guest: Guest) -> None:
        self._charge("tables", guest.id)
        self._charge("tables_by_address", guest.address, by_address=True)

    def review(self, guest: Guest) -> None:
        self._charge("reviews", guest.id)
        self._charge("reviews_by_address", guest.address, by_address=True)

    def export(self, guest: Guest) -> None:
        self._charge("exports", guest.id)

    def _charge(self, name: str, who: str, *, by_address: bool = False) -> None:
        """Raises Refusal, with whole seconds to wait, unless there is nothing to wait for."""
        wait = self.meters[name].take(who)
        if wait > 0:
            raise Refusal("crowded" if by_address else "too_fast", seconds=ceil(wait))

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
