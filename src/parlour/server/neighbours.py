"""The neighbours: the other servers of a house, as far as one server tells them anything or hears of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from parlour.server.appending import UNFENCED

if TYPE_CHECKING:
    from parlour.server.hall import Hall
    from parlour.server.table import Table


class Lease(Protocol):
    """One server at a time holds the lease of a table. It keeps the clock, rings it, wakes the bots, answers for the
    silent and stores table time. What people do is judged and kept by any server.
    """

    @property
    def held(self) -> bool:
        """Does this server hold it?"""

    @property
    def fence(self) -> int:
        """What the store goes by: it refuses whoever held the lease before."""

    @property
    def stalled(self) -> bool:
        """Does nobody hold it, as far as we know? Then table time stands."""

    def refused(self, fence: int) -> None:
        """The store refused a write. `fence` is the highest it knows."""

    def kept(self, version: int) -> None:
        """A change was kept by this server: the others may read on."""

    def attended(self) -> None:
        """The table was looked after. Somebody may have come or gone, or the clock was started or stopped."""


class Neighbours(Protocol):
    def lease(self, id: str) -> Lease:
        """The lease of a table that is taken up here."""

    async def open(self, hall: Hall) -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Gives up every lease."""

    async def move_in(self, table: Table) -> None:
        """A table is served here from now on. Afterwards its lease is held, unless another server holds it."""

    def move_out(self, table: Table) -> None:
        """A table is no longer served here."""


class Freehold:
    """The lease of a house that is alone."""

    held = True
    fence = UNFENCED
    stalled = False

    def refused(self, fence: int) -> None:
        pass

    def kept(self, version: int) -> None:
        pass

    def attended(self) -> None:
        pass


class Alone:
    """A single house has no neighbours."""

    def lease(self, id: str) -> Lease:
        return FREEHOLD

    async def open(self, hall: Hall) -> None:
        pass

    async def close(self) -> None:
        pass

    async def move_in(self, table: Table) -> None:
        pass

    def move_out(self, table: Table) -> None:
        pass


FREEHOLD = Freehold()
ALONE = Alone()
