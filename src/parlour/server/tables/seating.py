"""Seating: every way a seat is taken, kept, left or given away, until the game starts and after it."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Strength
from parlour.server.tables.record import (
    STAND_IN,
    Bot,
    Chair,
    Person,
    Player,
    Record,
    Sitting,
    Wins,
    chair_at,
    check_open,
    check_seat,
    guests_of,
    seats_of,
)


def may_sit(record: Record, guest: str) -> tuple[Seat, ...]:
    """Before the start, every free seat. After it, whoever knows a seat's secrets can only return to that seat."""
    if not record.open:
        return ()
    if not record.started:
        return tuple(Seat(seat) for seat, chair in enumerate(record.chairs) if chair.free)
    players = [(Seat(seat), chair.player) for seat, chair in enumerate(record.chairs)]
    if known := record.knows.get(guest):
        return tuple(seat for seat, player in players if seat in known and waits_for(player, guest))
    return tuple(seat for seat, player in players if isinstance(player, Bot) and player.until_taken)


def waits_for(player: Player | None, guest: str) -> bool:
    """Could this guest come back to a seat that this player has now?"""
    if isinstance(player, Bot):
        return not player.for_good
    return isinstance(player, Person) and player.left and player.guest == guest


def sit(record: Record, seat: int, person: Person, nonce: str, ply: int) -> Record:
    """Take a seat or come back to it. Sitting down once more changes the name and, before the start, the nonce."""
    chair, guest = chair_at(record, seat), person.guest
    check_open(record)
    if record.started:
        if Seat(seat) in seats_of(record, guest):
            return renamed(record, seat, person)
        if Seat(seat) not in may_sit(record, guest):
            known = record.knows.get(guest, (Seat(seat),))
            raise Refusal("seat_taken" if Seat(seat) in known else "knows_another_seat")
        known = tuple(sorted({*record.knows.get(guest, ()), Seat(seat)}))
        record = replace(record, knows={**record.knows, guest: known})
        nonce_kept = chair.nonce
    else:
        if not (chair.free or (isinstance(chair.player, Person) and chair.player.guest == guest)):
            raise Refusal("seat_taken")
        nonce_kept = nonce
    return reseat(record, seat, person, ply, nonce_kept)


def stand(record: Record, seat: int, guest: str, ply: int) -> Record:
    """Leave a seat. Before the start it is free again, after it the seat is kept."""
    check_seat(record, seat, guest)
    if not record.started:
        return reseat(record, seat, None, ply, None)
    person = record.people[Seat(seat)]
    return reseat(record, seat, replace(person, left=True), ply, record.chairs[seat].nonce)


def seat_bot(record: Record, seat: int, strength: Strength, ply: int, *, deserted: bool) -> Record:
    """The host gives an empty or deserted seat to a bot."""
    chair = chair_at(record, seat)
    check_open(record)
    if isinstance(chair.player, Person) and not deserted:
        raise Refusal("seat_taken")
    return reseat(record, seat, Bot(strength), ply, chair.nonce if record.started else None)


def give_up(record: Record, seat: int, ply: int) -> Record:
    """If the game goes on after somebody gave up, a bot takes over the seat (X-8)."""
    return reseat(record, seat, Bot(STAND_IN, for_good=True), ply, chair_at(record, seat).nonce)


def unseat(record: Record, seat: int, ply: int) -> Record:
    chair_at(record, seat)
    check_open(record)
    if record.started:
        raise Refusal("already_started")
    return reseat(record, seat, None, ply, None)


def unseat_all(record: Record, guests: Collection[str], ply: int) -> Record:
    """Before the start these guests lose their seats. Afterwards they play on."""
    for seat, person in record.people.items():
        if person.guest in guests and not record.started:
            record = reseat(record, seat, None, ply, None)
    return record


def send_away(record: Record, guest: str, ply: int) -> Record:
    """A bystander does not come back, nor does anybody before the start; after it, whoever has a seat stays."""
    if record.started and guest in guests_of(record):
        raise Refusal("has_a_seat")
    if guest in record.sent_away:
        return record
    return replace(unseat_all(record, (guest,), ply), sent_away=(*record.sent_away, guest))


def start(record: Record) -> Record:
    """Free seats go to bots. All who sit must have added to the luck, and know their seat's secrets from here on."""
    check_open(record)
    if record.started:
        raise Refusal("already_started")
    for chair in record.chairs:  # a rematch expects everybody, but not everybody may have come yet
        if isinstance(chair.player, Person) and chair.nonce is None and record.attempt is None:
            raise Refusal("nonce_missing", name=chair.player.name)
        if chair.kept:
            raise Refusal("program_missing")
    for seat, chair in enumerate(record.chairs):
        if chair.player is None:
            record = reseat(record, seat, Bot(STAND_IN, until_taken=True), 0, None)
    knows: dict[str, tuple[Seat, ...]] = {}
    for seat, person in record.people.items():
        knows[person.guest] = (*knows.get(person.guest, ()), seat)
    return replace(record, started=True, knows=knows)


def again(
    record: Record, id: str, rules: int, seed: bytes, asker: str, nonce: str, series: tuple[Wins, ...] = ()
) -> Record:
    """The same table once more, opened by `asker`, with everyone in the same seat but for those who left."""
    return Record(
        id,
        record.game,
        rules,
        asker,
        seed,
        tuple(anew(chair.player, asker, nonce) for chair in record.chairs),
        record.public,
        record.hints,
        record.bots,
        sent_away=record.sent_away,
        series=series,
    )


def anew(player: Player | None, asker: str, nonce: str) -> Chair:
    match player:
        case Person(left=True) | None:
            return Chair()
        case Person(guest=guest):
            return Chair((Sitting(0, player),), nonce if guest == asker else None)
        case Bot():
            return Chair((Sitting(0, player),))


def reseat(record: Record, seat: int, player: Player | None, ply: int, nonce: str | None) -> Record:
    """Gives the seat to somebody else from this ply on. Changes before the start are not recorded."""
    chair = record.chairs[seat]
    before = tuple(sitting for sitting in chair.sittings if sitting.since < ply) if record.started else ()
    return with_chair(record, seat, Chair((*before, Sitting(ply, player)), nonce))


def renamed(record: Record, seat: int, person: Person) -> Record:
    chair = record.chairs[seat]
    *before, last = chair.sittings
    return with_chair(record, seat, replace(chair, sittings=(*before, replace(last, player=person))))


def with_chair(record: Record, seat: int, chair: Chair) -> Record:
    return replace(record, chairs=(*record.chairs[:seat], chair, *record.chairs[seat + 1 :]))
