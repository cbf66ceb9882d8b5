"""What a browser may ask for at a table, and who may ask for it."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from parlour.core.game import Action, Millis, Seat, Unreadable
from parlour.core.refusal import Refusal
from parlour.server.door.messages import (
    Act,
    AnyRequest,
    Ask,
    Block,
    Claim,
    Close,
    Done,
    GoOn,
    Message,
    Pause,
    Recall,
    Recalled,
    Rematch,
    SeatBot,
    SeatProgram,
    SendAway,
    Sit,
    Stand,
    Start,
    Told,
    Unseat,
)
from parlour.server.door.reading import read
from parlour.server.hall.blocks import block
from parlour.server.hall.guests import Guest
from parlour.server.hall.hall import Hall
from parlour.server.hall.names import clean_name
from parlour.server.hall.opening import now, rematch
from parlour.server.tables import record as records
from parlour.server.tables import seating
from parlour.server.tables.people import somebody
from parlour.server.tables.record import Person, Record
from parlour.server.tables.showing import recalled
from parlour.server.tables.table import Table
from parlour.server.tables.tokens import claim, keep_seat, seat_for
from parlour.server.tables.welcome import check_welcome

LONGEST_LINE = 200


async def fulfil(hall: Hall, table: Table, guest: Guest, request: AnyRequest, arrived: Millis) -> Message:
    """Raises Refusal if the request is not allowed. Then nothing has changed."""
    if table.ledger.outdated and not isinstance(request, Close | Block):
        raise Refusal("table_outdated")
    match request:
        case Act(seat=seat, seen=seen, action=action):
            await table.act(guest.id, seat, read_action(table, guest, seat, action), arrived, seen)
        case Ask(seat=seat, draft=draft):
            planned = None if draft is None else read_action(table, guest, seat, msgspec.json.encode(draft))
            return Told(request.ref, await table.help(guest.id, seat, planned))
        case Recall(before=before):
            return Recalled(request.ref, *recalled(table, guest.id, before))
        case Sit(seat=seat, nonce=nonce, name=name, program=program):
            await hall.enter(guest)
            called = clean_name(name or await hall.store.name_of(guest.id))
            person = Person(guest.id, called, program=program)

            def sat(record: Record) -> Record:
                check_welcome(record, table.barred, guest.id)
                return seating.sit(record, seat, person, nonce, table.line.ply)

            await table.change(sat)
        case Stand(seat=seat):
            await table.change(lambda record: seating.stand(record, seat, guest.id, table.line.ply))
        case SeatBot(seat=seat, strength=strength):
            check_host(table, guest)
            await table.seat_bot(seat, strength)
        case SeatProgram(seat=seat, token=token):
            check_host(table, guest)
            await table.change(lambda record: keep_seat(record, seat, token, now()))
        case Claim():
            await claimed(hall, table, guest, request)
        case Unseat(seat=seat):
            check_host(table, guest)
            await table.change(lambda record: seating.unseat(record, seat, table.line.ply))
        case SendAway(person=person):
            check_host(table, guest)
            unwanted = somebody(table, guest, person)
            await table.change(lambda record: seating.send_away(record, unwanted.id, table.line.ply))
        case Block(person=person):
            await block(hall, guest, somebody(table, guest, person))
        case Start():
            check_host(table, guest)
            await table.start()
        case Pause(seat=seat):
            await table.change(lambda record: records.pause(record, seat, guest.id))
        case GoOn():
            await table.change(lambda record: records.go_on(record, guest.id))
        case Rematch():
            await rematch(hall, table, guest, request)
        case Close():
            check_host(table, guest)
            await table.change(records.close)
    return Done(request.ref)


async def claimed(hall: Hall, table: Table, guest: Guest, wish: Claim) -> None:
    """The host may have kept the seat on another server a moment ago. A wrong token leaves no trace, not even a guest
    in our book.
    """
    person = Person(guest.id, clean_name(wish.name), program=True)
    await table.read_on()
    seat_for(table.record, wish.token, now())
    await hall.enter(guest)

    def sat(record: Record) -> Record:
        check_welcome(record, table.barred, guest.id)
        return claim(record, wish.token, person, wish.nonce, table.line.ply, now())

    await table.change(sat)


def check_host(table: Table, guest: Guest) -> None:
    if table.record.host != guest.id:
        raise Refusal("only_the_host")


def read_action(table: Table, guest: Guest, seat: int, sent: bytes | Raw) -> Action:
    """What was sent, if it is an action that a seat of this game can do.

    Text is a line of the game's notation. It is read against the seat's view, so nobody else may have it read.
    """
    meant: Action | str = read(table.listing.types.read_sent, sent, "unreadable_action")
    if not isinstance(meant, str):
        return meant
    records.check_seat(table.record, seat, guest.id)
    if len(meant) > LONGEST_LINE:
        raise Unreadable("unreadable_action", why=f"more than {LONGEST_LINE} characters")
    return table.listing.notation.read(table.game.view(table.line.here.state, Seat(seat)), meant)
