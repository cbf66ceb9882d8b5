"""A table being served: judges one request at a time, stores before it tells, and rests when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from parlour.core.game import TIME_UP, Action, Actor, AnyGame, Entry, GiveUp, Millis, Seat, TimeUp
from parlour.core.play import Played, due, play, settle
from parlour.core.refusal import Refusal
from parlour.core.saying import Said
from parlour.server.door.messages import Standstill, Strength
from parlour.server.neighbours import FREEHOLD, Lease
from parlour.server.store.appending import UNFENCED
from parlour.server.store.committing import Job
from parlour.server.tables import record as records
from parlour.server.tables import seating
from parlour.server.tables.admission import check_asked, check_bot, check_keeping, check_person, check_playing, in_time
from parlour.server.tables.arrivals import Arrivals
from parlour.server.tables.clock import TableClock
from parlour.server.tables.errands import Errands
from parlour.server.tables.keeper import Keeper
from parlour.server.tables.ledger import Ledger
from parlour.server.tables.line import Line
from parlour.server.tables.manners import Manners
from parlour.server.tables.players import Players
from parlour.server.tables.presence import Presence
from parlour.server.tables.record import Record, guests_of
from parlour.server.tables.showing import Showing
from parlour.server.tables.watcher import Watcher
from parlour.server.tables.welcome import show_out
from parlour.server.thinking.house import House


class Table:
    def __init__(
        self,
        ledger: Ledger,
        time: Millis,
        house: House,
        manners: Manners,
        changed: Callable[[Table], None],
        barred: frozenset[str] = frozenset(),
        lease: Lease = FREEHOLD,
    ) -> None:
        """`barred`: those whom the host blocks."""
        self.ledger = ledger
        self.listing, self.game, self.line = ledger.listing, ledger.line.game, ledger.line
        self.lease = lease
        self.barred = barred
        self.house = house
        self.manners = manners
        self.clock = TableClock(time)
        self.clock.reach(ledger.line.at)
        self.keeper = Keeper(self)
        self.arrivals = Arrivals(self.clock.now, self.keeper.ring_if_due)
        self.presence = Presence(self.clock.ran)
        self.players = Players(ledger, self.presence, manners)
        self.errands = Errands(ledger.outage)
        self._changed = changed
        self._lock = asyncio.Lock()
        self._showing = Showing(self)

    @property
    def record(self) -> Record:
        return self.ledger.record

    # Coming and going

    @property
    def attended(self) -> bool:
        """Is its host, or anybody who has a seat, connected?"""
        return any(self.presence.here(guest) for guest in (self.record.host, *guests_of(self.record)))

    @property
    def idle(self) -> bool:
        """Nobody watches here and everything is stored, so the table may leave memory until it is needed.

        If somebody watches elsewhere, their server takes over and has been told the time.
        """
        settled = self.errands.idle and not self._lock.locked()
        return settled and not self.presence.watchers and (self.time_kept or bool(self.presence.elsewhere))

    @property
    def time_kept(self) -> bool:
        """Is table time in the store, as far as it is ours to keep?"""
        return not self.lease.held or self.clock.kept == self.clock.now()

    @property
    def stands(self) -> Standstill | None:
        """Why table time stands still during a game, if it does: nobody who plays is connected, for example. A game
        among bots alone goes on while somebody watches.
        """
        company = self.players.company
        if not company.playing:
            return None
        if company.deserted:
            return "resting"
        if self.ledger.outage.since is not None or self.lease.stalled:
            return "stalled"
        if company.record.paused is not None:
            return "paused"
        return "held" if self.players.held else None

    def join(self, watcher: Watcher) -> None:
        self.presence.join(watcher)
        self.attend()

    def leave(self, watcher: Watcher) -> None:
        self.presence.leave(watcher, guests_of(self.record))
        self.attend()

    async def close(self) -> None:
        """The table is no longer served here. Its time is stored, and bots that are still thinking are stopped."""
        self.presence.dismiss_all()
        self.attend()
        await self.errands.close()

    def attend(self) -> None:
        """After any change: the keeper does what is due, and everyone hears the news."""
        company, stands = self.players.company, self.stands
        self.keeper.attend(company, stands)
        show_out(self)
        self._showing.tell(company, stands)
        self._changed(self)
        if self.ledger.unsure and self.ledger.outage.since is None:
            self.ledger.unsure = False
            self.errands.run_until_kept(self.read_on)
        self.lease.attended()

    # Several servers

    async def read_on(self, version: int | None = None) -> None:
        """Another server may have written. If it is known which `version`, we may have read that already."""
        async with self._lock:
            if version is not None and version <= self.ledger.version:
                return
            before = self.line.ply
            await self.ledger.catch_up()
            self._follow_log(before)
        self.attend()

    async def take_over(self, told: Millis) -> int:
        """The fence under which this server keeps the table from now on.

        Table time goes on from where it was stored or `told` last. Everybody missing has the full grace again.
        """
        async with self._lock:
            fence, stored = await self.ledger.take_over()
            self.clock.show(max(stored, told, self.line.at), running=False, until=-inf)
            self.presence.begin_anew()
        return fence

    # Requests

    async def act(self, guest: str, seat: int, action: Action, arrived: Millis, seen: int) -> None:
        async with self._lock:
            may = partial(check_person, self, Seat(seat), guest)
            await self._submit(Seat(seat), action, arrived, seen, may)

    async def act_for(self, seat: Seat, strength: Strength, action: Action, arrived: Millis, seen: int) -> None:
        """The same for a bot."""
        async with self._lock:
            may = partial(check_bot, self, seat, strength)
            await self._submit(seat, action, arrived, seen, may, by_itself=True)

    async def pass_on(self, seat: Seat, strength: Strength, seen: int) -> None:
        """Makes the default move for a bot that goes round in circles, until it is somebody else's turn (X-7)."""
        may = partial(check_bot, self, seat, strength)
        async with self._lock:

            def circling() -> bool:
                return self.players.playing and self.line.circling(seat, self.manners.decisions)

            counts = circling()
            while circling():
                await self._submit(seat, TIME_UP, self.clock.now(), seen, may, by_itself=True)
                seen = self.line.ply
            if counts:
                self.house.count_circling(self.listing)

    async def answer_for(self, seat: Seat, action: Action, seen: int) -> None:
        """The same for somebody who is silent (X-4)."""
        may = partial(check_keeping, self)
        async with self._lock:
            if self.players.playing and self.players.silent(seat) and not self.line.stale(seat, seen):
                await self._submit(seat, action, self.clock.now(), seen, may, by_itself=True)

    async def ring(self) -> None:
        """What the clock does until now, if no act that came before is still to be judged."""
        async with self._lock:
            await self._settle(self.arrivals.earliest())

    async def change(self, how: Callable[[Record], Record], also: Job | None = None) -> bool:
        """A change of the record alone; `how` raises Refusal when it may not be. `also` is written with it.

        False if there was nothing to change.
        """
        kept = False
        async with self._lock:
            while not kept and (changed := how(self.record)) != self.record:
                kept = await self._keep([], changed, also=also)
        self.attend()
        return kept

    async def seat_bot(self, seat: int, strength: Strength) -> None:
        def how(record: Record) -> Record:
            deserted = self.players.deserted(Seat(seat))
            return seating.seat_bot(record, seat, strength, self.line.ply, deserted=deserted)

        await self.change(how)

    async def start(self) -> None:
        """The start and the first deals are kept in one go."""
        async with self._lock:
            while True:
                started = seating.start(self.record)
                if await self._keep(first_deals(self.game, self.line, started), started):
                    break
        self.attend()

    async def help(self, guest: str, seat: int, draft: Action | None) -> tuple[Said, ...]:
        """What the review has to say to this seat, from its own view; the game goes on meanwhile."""
        records.check_seat(self.record, seat, guest)
        if not self.record.hints:
            raise Refusal("no_hints_here")
        if not self.record.started:
            raise Refusal("not_started")
        view = self.game.view(self.line.here.state, Seat(seat))
        return await self.house.help(self.listing, self.game, view, draft)

    # The life of a move

    async def _submit(
        self,
        seat: Seat,
        action: Action,
        arrived: Millis,
        seen: int,
        may: Callable[[], None],
        *,
        by_itself: bool = False,
    ) -> None:
        """Judged by what is known when it is kept: again, from the start, when another server was first.

        The default move is the table's, whosever turn it is. If the clock was put back, the act came now. `by_itself`:
        nobody did it, so it is kept only for the server that holds the lease.
        """
        while True:
            arrived = min(arrived, self.clock.now())
            if due(self.line.here, arrived):
                await self._settle(min(arrived, self.arrivals.earliest()))
            arrived = in_time(self, arrived)
            may()
            check_playing(self)
            gives_up = isinstance(action, GiveUp)
            if not gives_up:
                check_asked(self, seat, seen)
            here = self.line.here
            actor: Actor = "table" if isinstance(action, TimeUp) else seat
            played = [play(self.game, here, Entry(max(arrived, here.at), actor, action))]
            played += settle(self.game, played[0].position, played[0].entry.at, self.record.seal.luck)
            record = None
            if gives_up and played[-1].position.over is None:  # a bot takes over the seat
                record = seating.give_up(self.record, seat, self.line.ply + 1)
            fence = self.lease.fence if by_itself else UNFENCED
            if await self._keep(played, record, fence):
                self.attend()
                return

    async def _settle(self, now: Millis) -> None:
        """What the clock did until now, kept and told before anything else is judged."""
        while self.ledger.playing and self.lease.held:
            played = settle(self.game, self.line.here, now, self.record.seal.luck)
            if not played:
                return
            if await self._keep(played, fence=self.lease.fence):
                self.attend()
                return
            now = min(now, self.clock.now())

    async def _keep(
        self,
        played: Sequence[Played],
        record: Record | None = None,
        fence: int = UNFENCED,
        also: Job | None = None,
    ) -> bool:
        """First kept; False when another server was first, and we have read on."""
        before = self.line.ply
        kept = await self.ledger.keep(played, record, fence, also)
        if kept:
            self.clock.reach(self.line.at)
            self.lease.kept(self.ledger.version)
        else:
            self._follow_log(before)
            self.lease.refused(self.ledger.fence)
            self.attend()
        return kept

    def _follow_log(self, before: int) -> None:
        """Whatever another server has kept since that ply, it has stamped by a clock that may be behind ours.

        What is asked next counts from there, so ours is turned back: nobody loses time because two clocks differ.
        """
        if self.line.ply > before:
            self.clock.turn_to(self.line.at)
        else:
            self.clock.reach(self.line.at)


def first_deals(game: AnyGame, line: Line, record: Record) -> list[Played]:
    return list(settle(game, line.here, Millis(0), record.seal.luck))
