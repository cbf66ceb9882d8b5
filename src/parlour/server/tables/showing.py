"""What the browsers are told of a table: none more than its own seats may know."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from msgspec import Struct

from parlour.core.clock import shown
from parlour.core.game import Millis, Resume, Seat, Turn, Viewer, Whisper
from parlour.daily.puzzle import sentence
from parlour.server.door.messages import (
    DailyTable,
    Eyes,
    Happened,
    Message,
    Origin,
    SeatShown,
    Standstill,
    TableShown,
    Update,
)
from parlour.server.tables import series
from parlour.server.tables.changes import Comparison
from parlour.server.tables.line import Line
from parlour.server.tables.people import bystanders, handle, show_bystanders
from parlour.server.tables.players import Company
from parlour.server.tables.record import STRANGER, Bot, Person, Record, guests_of, seats_of
from parlour.server.tables.seating import may_sit
from parlour.server.tables.watcher import Stand, write
from parlour.server.tables.welcome import replay_link, sat

if TYPE_CHECKING:
    from parlour.server.tables.table import Table

NOBODYS_TURN = Turn()
RECENT = 200
"""How many entries of the log are told again to whoever comes, or asks for what was before."""
BYSTANDERS: tuple[Viewer, ...] = ("bystander",)
M = TypeVar("M", bound=Message)


class Written(Generic[M]):
    """A message several browsers are told: written once, and only if it is news to somebody."""

    def __init__(self, message: M) -> None:
        self.message = message

    @cached_property
    def text(self) -> bytes:
        return write(self.message)


class Scene(Struct, frozen=True):
    """What decides how the table itself is shown. Most moves change nothing of it."""

    company: Company | None
    stood_in: tuple[Seat, ...]


class News(NamedTuple):
    """What everybody at the table is told alike."""

    stand: Stand
    now: Millis
    awaited: tuple[Seat, ...]
    welcome: tuple[Seat, ...]
    until: Millis | None


class Sight(Struct, frozen=True, gc=False):
    """What somebody sees at this stand, saw when they were told last, and may do now."""

    stand: Stand
    before: Any
    now: Any
    offer: Struct | None


class Showing:
    """Tells the browsers at a table what is news to them. What they are shown of the table is kept until it changes,
    and what each seat has seen until it sees more.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._scene = Scene(None, ())
        self._shown: dict[str, tuple[Written[TableShown], tuple[Seat, ...]]] = {}
        self._sights: dict[Viewer, Sight] = {}
        self._comparison = Comparison()

    def tell(self, company: Company, stands: Standstill | None) -> None:
        """All bystanders are told the same, and all browsers of a seat. Whoever was shown out hears nothing more."""
        table = self._table
        stand = Stand(table.line.ply, company.playing, stands)
        news = news_of(table, stand)
        self._look_around(company)
        told: dict[tuple[tuple[Seat, ...], int, bool], bytes] = {}
        for watcher in table.presence.watchers:
            if watcher.dismissed is not None:
                continue
            guest = watcher.guest.id
            shown, seats = self._shown.get(guest) or self._show(guest)
            if shown.message is not watcher.shown:
                if shown.message != watcher.shown:
                    watcher.push(shown.text)
                watcher.shown = shown.message
            before = watcher.stand
            if (whole := seats != watcher.seats) or before != stand:
                since = max(0, stand.ply - RECENT) if whole or before is None else before.ply
                watcher.stand, watcher.seats = stand, seats
                kind = seats, since, whole
                text = told.get(kind)
                if text is None:
                    text = told[kind] = write(self._update(news, seats, since, whole))
                watcher.push(text)

    def _update(self, news: News, seats: tuple[Seat, ...], since: int, whole: bool) -> Update:
        """Where the game stands, as these seats see it, and what they have heard since that ply."""
        stand, now, awaited, welcome, until = news
        line, eyes = self._table.line, []
        for viewer in seats or BYSTANDERS:
            sight = self._sights.get(viewer)
            if sight is None or sight.stand is not stand:
                sight = self._look(stand, viewer, sight)
            view = sight.now if whole else self._comparison.changes(sight.before, sight.now)
            eyes.append(Eyes(viewer if isinstance(viewer, int) else None, view, sight.offer))
        events, over = heard(line, seats, since, stand.ply), line.here.over
        return Update(stand.ply, now, stand.stands, awaited, welcome, until, tuple(eyes), events, since, whole, over)

    def _look(self, stand: Stand, viewer: Viewer, last: Sight | None) -> Sight:
        game, here = self._table.game, self._table.line.here
        view = game.view(here.state, viewer)
        asked = stand.playing and (viewer in here.turn.awaited or viewer in here.turn.welcome)
        offer = game.offer(view) if asked else None
        sight = self._sights[viewer] = Sight(stand, None if last is None else last.now, view, offer)
        return sight

    def _look_around(self, company: Company) -> None:
        stands_in = self._table.players.stands_in
        stood_in = () if company.complete else tuple([seat for seat in company.record.people if stands_in(seat)])
        if company is not self._scene.company or stood_in != self._scene.stood_in:
            self._scene = Scene(company, stood_in)
            self._shown.clear()

    def _show(self, guest: str) -> tuple[Written[TableShown], tuple[Seat, ...]]:
        """The table as this guest is shown it, and their seats. To the table all who never sat there are the same."""
        record = self._table.record
        involved = guest == record.host or guest in record.knows or guest in guests_of(record)
        called = guest if involved else STRANGER
        if called not in self._shown:
            self._shown[called] = Written(show_table(self._table, called)), seats_of(record, called)
        self._shown[guest] = self._shown[called]
        return self._shown[guest]


def show_table(table: Table, guest: str) -> TableShown:
    record = table.record
    return TableShown(
        id=record.id,
        game=table.game,
        seats=tuple(show_seat(table, Seat(seat), guest) for seat in range(len(record.chairs))),
        may_sit=() if table.ledger.outdated else may_sit(record, guest),
        you_host=record.host == guest,
        public=record.public,
        hints=record.hints,
        started=record.started,
        paused=record.paused if record.open else None,
        closed=record.closed,
        outdated=table.ledger.outdated,
        bystanders=len(bystanders(table)),
        watching=() if guest == STRANGER else show_bystanders(table, guest),
        rematch=record.rematch,
        series=series.shown(record, table.line.here.over),
        replay=replay_link(record) if record.over and (record.public or sat(record, guest)) else None,
        origin=origin(table.line),
        commitment=record.seal.commitment,
        nonces=record.nonces if record.started else (),
        seed=None if record.open else record.seed.hex(),
        daily=show_daily(record),
    )


def show_daily(record: Record) -> DailyTable | None:
    if record.attempt is None:
        return None
    puzzle, first = record.attempt.puzzle, record.attempt.first
    return DailyTable(puzzle.date, puzzle.language, sentence(puzzle), first, record.over)


def origin(line: Line) -> Origin | None:
    match line.log[0].action if line.log else None:
        case Resume(table=table, ply=ply, true=true):
            return Origin(table, ply, true)
        case _:
            return None


def show_seat(table: Table, seat: Seat, guest: str) -> SeatShown:
    chair = table.record.chairs[seat]
    match chair.player:
        case Person() as person:
            return SeatShown(
                "person",
                person.name,
                handle(table.record.id, person.guest),
                present=table.presence.here(person.guest) and not person.left,
                ready=chair.nonce is not None or table.record.started,
                yours=person.guest == guest and not person.left,
                host=person.guest == table.record.host,
                stand_in=table.players.stands_in(seat),
                program=person.program,
            )
        case Bot(strength=strength):
            return SeatShown("bot", strength=strength, present=True)
        case None if chair.token is not None:
            return SeatShown("kept", ready=False, until=chair.token.until)
        case None:
            return SeatShown("free")


def news_of(table: Table, stand: Stand) -> News:
    turn = table.line.turn if stand.playing else NOBODYS_TURN
    welcome = tuple(sorted(turn.welcome)) if turn.welcome else ()
    return News(stand, table.clock.now(), tuple(sorted(turn.awaited)), welcome, shown(turn.until))


def recalled(table: Table, guest: str, before: int) -> tuple[int, tuple[Happened, ...]]:
    """What this guest has heard further back, and from which ply on this is."""
    until = min(before, table.line.ply)
    since = max(0, until - RECENT)
    return since, heard(table.line, seats_of(table.record, guest), since, until)


def heard(line: Line, seats: tuple[Seat, ...], since: int, until: int) -> tuple[Happened, ...]:
    """What was told aloud from one ply to another, and what was whispered to one of these seats."""
    told = []
    for ply, events in enumerate(line.story[since:until], since):
        for event in events:
            if not isinstance(event, Whisper) or event.to in seats:
                told.append(Happened(ply, event))
    return tuple(told)
