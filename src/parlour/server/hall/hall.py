"""The hall: all tables. Those in use are in memory. The others are read from the store when someone asks for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import msgspec
from msgspec.structs import asdict, replace

from parlour.core.refusal import Refusal
from parlour.server.door.doorkeeper import Doorkeeper
from parlour.server.evening.calendar import Now
from parlour.server.evening.pars import puzzle_of
from parlour.server.evening.replays import Replays
from parlour.server.evening.reviews import Reviews
from parlour.server.hall.guests import Guest
from parlour.server.hall.messages import OwnTable, TableLine
from parlour.server.hall.noticeboard import Notice, NoticeBoard, Reader
from parlour.server.hall.promises import Promises
from parlour.server.hall.wishes import agreed, listing_of, tag
from parlour.server.neighbours import ALONE, Neighbours
from parlour.server.pages.head import Invitation
from parlour.server.store.store import Store
from parlour.server.tables.ledger import Ledger
from parlour.server.tables.manners import Manners
from parlour.server.tables.players import Company
from parlour.server.tables.record import STRANGER, Record, guests_of
from parlour.server.tables.seating import may_sit
from parlour.server.tables.table import Table
from parlour.server.tables.times import Times
from parlour.server.thinking.house import House
from parlour.words.agreement import WordAgreement

log = logging.getLogger("parlour.hall")
HOUR = 60 * 60
DAY = 24 * HOUR


class Noticed(NamedTuple):
    """What the hall knows of a table, and what that depends on."""

    company: Company
    barred: frozenset[str]
    notice: Notice


class Hall:
    def __init__(
        self,
        store: Store,
        house: House,
        manners: Manners,
        doorkeeper: Doorkeeper,
        now: Now,
        neighbours: Neighbours = ALONE,
    ) -> None:
        self.store = store
        self.neighbours = neighbours
        self.house = house
        self.manners = manners
        self.doorkeeper = doorkeeper
        self.promises = Promises(store)
        self.reviews = Reviews(store, house)
        self.notices = NoticeBoard()
        self.replays = Replays(store, house, now, neighbours)
        self.opened = 0
        self.refusals: Counter[str] = Counter()
        self._tables: dict[str, Table] = {}
        self._noticed: dict[str, Noticed] = {}
        self.taking_up = asyncio.Lock()
        self._times = Times(store, self._tables)
        store.outage.listeners.add(self._attend)

    @property
    def tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def enter(self, guest: Guest) -> None:
        """Writes a newcomer into the book: from now on there is something to remember."""
        if not guest.entered and await self.store.guest(guest.token_hash) is None:
            self.doorkeeper.newcomer(guest.address)
            await self.store.add_guest(guest.id, guest.token_hash, guest.name)

    async def rename(self, guest: Guest, name: str) -> None:
        """Whoever sits keeps the name of the seat; the bystanders are told by their new names."""
        await self.enter(guest)
        await self.store.rename_guest(guest.id, name)
        self.call(guest.id, name)
        self.neighbours.renamed(guest.id)

    def call(self, guest: str, name: str) -> None:
        """By this name, at every table where somebody is connected to us."""
        for table in self.tables:
            if guest in table.presence.own_names:
                table.presence.rename(guest, name)
                table.attend()

    @contextmanager
    def read_by(self, reader: Reader) -> Iterator[None]:
        """Somebody looks into the hall."""
        self.notices.readers.add(reader)
        self.neighbours.listen_for(reader.guest)
        try:
            yield
        finally:
            self.notices.readers.discard(reader)
            self.neighbours.stop_listening_for(reader.guest)

    async def table(self, id: str) -> Table:
        """Raises Refusal if there is none. Nobody waits for a table in memory while another is read."""
        if id in self._tables:
            return self._tables[id]
        async with self.taking_up:
            if id in self._tables:
                return self._tables[id]
            table = self._tables[id] = await self._take_up(id)
            self._put_away_later(id)
        await self.neighbours.move_in(table)
        return table

    async def invitation(self, id: str) -> Invitation | None:
        """What the link to a table tells whoever has it; its page tells them the same."""
        if (puzzle := puzzle_of(id)) is not None:
            return Invitation(puzzle.game)
        if id in self._tables:
            record = self._tables[id].record
        elif kept := await self.store.record(id):
            record = msgspec.json.decode(kept.record, type=Record)
        else:
            return None
        waiting = record.open and not record.started
        host = next((person.name for person in record.people.values() if person.guest == record.host), None)
        return Invitation(tag(record.game), host if waiting else None)

    async def lines_of(self, guest: str) -> tuple[OwnTable, ...]:
        """The open tables where this guest has a seat, and whose turn it is there."""
        kept = await self.store.tables_of(guest)
        return tuple(self._own(msgspec.json.decode(record, type=Record), awaited, guest) for record, awaited in kept)

    def _own(self, record: Record, awaited: Collection[int], guest: str) -> OwnTable:
        line = self._line(record)
        going = record.started and not line.outdated
        people = [person for seat, person in record.people.items() if going and seat in awaited]
        others = tuple(person.name for person in people if person.guest != guest)
        return OwnTable(**asdict(line), your_turn=len(others) < len(people), awaited=others)

    async def close(self) -> None:
        self.store.outage.listeners.discard(self._attend)
        await self.reviews.close()
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        await self._times.close()
        for table in self.tables:
            self.neighbours.move_out(table)
        self._tables.clear()

    def _attend(self) -> None:
        """The store has failed, or can be written again."""
        for table in list(self._tables.values()):
            table.attend()

    def tell_of(self, record: Record) -> None:
        """A table was opened."""
        self.notices.tell(guests_of(record))
        self.neighbours.tell(guests_of(record))
        self.opened += 1
        log.info("a table of %s was opened for %d", tag(record.game), len(record.chairs))

    async def _take_up(self, id: str) -> Table:
        kept = await self.store.record(id)
        if kept is None:
            raise Refusal("no_such_table")
        version, stored, _ = kept
        record = msgspec.json.decode(stored, type=Record)
        listing = listing_of(record.game)
        try:
            game = agreed(record.game)
            ledger = Ledger(listing, game, record, version, self.store)
        except Refusal as refusal:
            raise Refusal("table_outdated") from refusal
        await asyncio.to_thread(ledger.read_on, await self.store.log(id))  # a long game takes a while
        if isinstance(game, WordAgreement) and record.open and not ledger.outdated:
            self.house.expect(listing, game)
            await asyncio.to_thread(game.known, "")  # has the words read before the judge is asked
        time, barred = await self.store.time(id), frozenset(await self.store.blocks_of(record.host))
        return Table(ledger, time, self.house, self.manners, self._notice, barred, self.neighbours.lease(id))

    def _put_away_later(self, id: str) -> None:
        asyncio.get_running_loop().call_later(self.manners.forget_seconds, self._put_away, id)

    def _put_away(self, id: str) -> None:
        table = self._tables.get(id)
        if table is None:
            return
        if table.idle:
            del self._tables[id]
            self.neighbours.move_out(table)
            self.notices.take_down(id)
            self._noticed.pop(id, None)
        else:
            self._put_away_later(id)

    def _notice(self, table: Table) -> None:
        """Posts what the hall should know about a table now. Most moves only change whom its game waits for."""
        id, company, barred = table.record.id, table.players.company, table.barred
        noticed = self._noticed.get(id)
        if noticed is None or noticed.company is not company or noticed.barred is not barred:
            noticed = self._noticed[id] = Noticed(company, barred, self._noted(table))
        notice = replace(noticed.notice, awaited=table.line.turn.awaited)
        self.notices.post(id, notice)
        if table.lease.held:
            self.neighbours.post(id, notice)

    def _noted(self, table: Table) -> Notice:
        """A public table is listed while somebody is there."""
        record = table.record
        public = record.public and record.open and table.attended and not table.ledger.outdated
        guests, closed_to = frozenset(guests_of(record)), table.barred.union(record.sent_away)
        return Notice(self._line(record), public, record.open, guests, closed_to)

    def _line(self, record: Record) -> TableLine:
        """Whether an old log can still be played is known only of tables loaded since."""
        taken_up = self._tables.get(record.id)
        outdated = is_outdated(record) if taken_up is None else taken_up.ledger.outdated
        names = tuple(person.name for person in record.people.values())
        free = 0 if outdated else len(may_sit(record, STRANGER))
        return TableLine(record.id, tag(record.game), names, free, record.started, outdated)


def is_outdated(record: Record) -> bool:
    """Is this a game that the house no longer offers, or offers under other rules?"""
    try:
        agreed(record.game)
    except Refusal:
        return True
    return listing_of(record.game).version != record.rules
