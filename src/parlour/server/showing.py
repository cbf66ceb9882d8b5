"""What the browsers are told of a table: none more than its own seats may know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec.structs import replace

from parlour.core.clock import shown
from parlour.core.game import Millis, Seat, Turn, Whisper
from parlour.server import tally
from parlour.server.messages import Eyes, Happened, Message, SeatShown, TableShown, Update
from parlour.server.people import bystanders, handle, show_bystanders
from parlour.server.record import STRANGER, Bot, Person, guests_of, may_sit, seats_of
from parlour.server.watcher import write

if TYPE_CHECKING:
    from parlour.server.table import Table

NOBODYS_TURN = Turn()
M = TypeVar("M", bound=Message)


class Written(Generic[M]):
    """A message several browsers are told: written once, and only if it is news to somebody."""

    def __init__(self, message: M) -> None:
        self.message = message

    @cached_property
    def text(self) -> str:
        return write(self.message)


def tell(table: Table) -> None:
    """Pushes to every browser whatever is news to it. All bystanders are told the same, and all browsers of a seat."""
    involved = {table.record.host, *table.record.knows, *guests_of(table.record)}

    @cache
    def shown_to(guest: str) -> Written[TableShown]:
        return Written(show_table(table, guest))

    @cache
    def update_for(seats: tuple[Seat, ...], since: int, whole: bool) -> tuple[Written[Update], Update]:
        update = show_update(table, seats, since, whole)
        return Written(update), replace(update, now=Millis(0), events=(), whole=False)

    for watcher in table.presence.watchers:
        guest = watcher.guest.id if watcher.guest.id in involved else STRANGER
        shown = shown_to(guest)
        if shown.message != watcher.shown:
            watcher.shown = shown.message
            watcher.push(shown.text)
        seats = seats_of(table.record, guest)
        whole = seats != watcher.seats
        update, still = update_for(seats, 0 if whole else watcher.ply, whole)
        if whole or update.message.events or still != watcher.update:
            watcher.update, watcher.seats, watcher.ply = still, seats, table.line.ply
            watcher.push(update.text)


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
        tally=tally.shown(record, table.line.here.over),
        commitment=record.seal.commitment,
        nonces=record.nonces if record.started else (),
        seed=None if record.open else record.seed.hex(),
    )


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
            )
        case Bot(strength=strength):
            return SeatShown("bot", strength=strength, present=True)
        case None:
            return SeatShown("free")


def show_update(table: Table, seats: tuple[Seat, ...], since: int, whole: bool) -> Update:
    line = table.line
    asking = table.ledger.playing
    turn = line.turn if asking else NOBODYS_TURN
    return Update(
        ply=line.ply,
        now=table.clock.now(),
        stands=table.stands,
        awaited=tuple(sorted(turn.awaited)),
        welcome=tuple(sorted(turn.welcome)),
        until=shown(turn.until),
        eyes=tuple(show_eyes(table, seat, asking) for seat in seats or (None,)),
        events=tuple(heard(table, seats, since)),
        whole=whole,
        result=line.here.over,
    )


def show_eyes(table: Table, seat: Seat | None, asking: bool) -> Eyes:
    view = table.game.view(table.line.here.state, "bystander" if seat is None else seat)
    return Eyes(seat, view, table.game.offer(view) if asking else None)


def heard(table: Table, seats: tuple[Seat, ...], since: int) -> Iterator[Happened]:
    """What was told aloud since this ply, and what was whispered to one of these seats."""
    for ply, events in enumerate(table.line.story[since:], since):
        for event in events:
            if not isinstance(event, Whisper) or event.to in seats:
                yield Happened(ply, event)
