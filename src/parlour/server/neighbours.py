"""The neighbours: the other servers of a house, as far as one server tells them anything or hears of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple, Protocol

from parlour.server.store.appending import UNFENCED

if TYPE_CHECKING:
    from parlour.server.hall.hall import Hall
    from parlour.server.hall.noticeboard import Notice
    from parlour.server.tables.table import Table
    from parlour.server.thinking.thinker import Help, Outcome, Think


class Figures(NamedTuple):
    """How a server stands among the others: whether it is in touch with them, how many leases it holds, how many others
    took from it, how many of its writes the store refused because of that, and how often it read what others wrote.
    Then what workers thought for it, and what it thought itself because none did in time.
    """

    in_touch: bool
    held: int
    lost: int
    fenced: int
    read_ons: int
    thought: int
    taken_back: int


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

    async def think(self, task: Think | Help) -> Outcome | None:
        """What a worker on another machine makes of it. None if the house has to do it itself."""

    def post(self, id: str, notice: Notice) -> None:
        """What the halls of the others should know of a table whose lease is ours."""

    def tell(self, guests: Collection[str]) -> None:
        """A table of these guests has changed."""

    def listen_for(self, guest: str) -> None:
        """This guest reads the hall here, perhaps in several windows, and wants to hear of their tables."""

    def stop_listening_for(self, guest: str) -> None:
        """One of these windows is closed."""

    def renamed(self, guest: str) -> None:
        """The name of a guest is another one in the store."""

    def blocked(self, host: str) -> None:
        """The blocks of a guest are others in the store."""

    async def keep_file(self, id: str, file: bytes) -> None:
        """A recording that somebody brought, for the others to show too."""

    async def file(self, id: str) -> bytes | None:
        """A recording that somebody brought to any server, if it is still there."""

    @property
    def figures(self) -> Figures | None:
        """None if there is nobody to count."""


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

    async def think(self, task: Think | Help) -> Outcome | None:
        return None

    def post(self, id: str, notice: Notice) -> None:
        pass

    def tell(self, guests: Collection[str]) -> None:
        pass

    def listen_for(self, guest: str) -> None:
        pass

    def stop_listening_for(self, guest: str) -> None:
        pass

    def renamed(self, guest: str) -> None:
        pass

    def blocked(self, host: str) -> None:
        pass

    async def keep_file(self, id: str, file: bytes) -> None:
        pass

    async def file(self, id: str) -> bytes | None:
        return None

    @property
    def figures(self) -> Figures | None:
        return None


FREEHOLD = Freehold()
ALONE = Alone()
