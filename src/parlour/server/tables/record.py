"""A table's record besides the log: who sits where from which ply, what was agreed, and who knows which secrets."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.core.luck import Seal
from parlour.core.refusal import Refusal
from parlour.daily.puzzle import Puzzle
from parlour.server.door.messages import Strength

STAND_IN: Strength = "casual"
STRANGER = ""
"""Stands for any guest who takes no part in a table."""


class Person(Struct, frozen=True, tag="person"):
    """`left`: stood up during the game; the seat is kept for them. `program`: a bot from outside, which has a name, a
    cookie and a connection like everybody else.
    """

    guest: str
    name: str
    left: bool = False
    program: bool = False


class Bot(Struct, frozen=True, tag="bot"):
    """`until_taken`: fills a seat that was free at the start; a latecomer may take it. `for_good`: plays on for a
    person who gave up (X-8) and does not get the seat back.
    """

    strength: Strength
    until_taken: bool = False
    for_good: bool = False


Player: TypeAlias = Person | Bot


class Sitting(Struct, frozen=True):
    """Who has held a seat since which ply. None is an empty seat."""

    since: int
    player: Player | None


class Token(Struct, frozen=True):
    """What a program brings to get the seat, by its hash. `until` when, in seconds of calendar time."""

    digest: str
    until: int


class Chair(Struct, frozen=True):
    """Everyone who has held a seat, in order, and its share of the luck. An empty one with a `token` is kept."""

    sittings: tuple[Sitting, ...] = (Sitting(0, None),)
    nonce: str | None = None
    token: Token | None = None

    @property
    def player(self) -> Player | None:
        return self.sittings[-1].player

    @property
    def free(self) -> bool:
        return self.player is None and self.token is None

    @property
    def kept(self) -> bool:
        return self.player is None and self.token is not None


class Wins(Struct, frozen=True):
    """How often somebody has won, whatever their seat. `nth` tells apart several seats of one person, and several bots
    of one strength.
    """

    player: Player
    nth: int
    wins: int = 0

    @property
    def whose(self) -> tuple[str, int]:
        return (self.player.guest if isinstance(self.player, Person) else self.player.strength), self.nth


class Attempt(Struct, frozen=True):
    """An attempt at a daily puzzle, from this seat. `first`: it counts."""

    puzzle: Puzzle
    seat: Seat
    first: bool


class Record(Struct, frozen=True, dict=True):
    """Stored as carefully as the log. `rules` is the version of the rules in play; `paused` is the seat that paused.
    `sent_away`: guests who do not come back to this table, nor to its rematches. `series`: the score so far, if this is
    a rematch. At a daily puzzle nobody adds to the luck, and the `attempt` may be over before the game is.
    """

    id: str
    game: Raw
    rules: int
    host: str
    seed: bytes
    chairs: tuple[Chair, ...]
    public: bool = False
    hints: bool = False
    bots: bool = True
    started: bool = False
    over: bool = False
    closed: bool = False
    paused: Seat | None = None
    rematch: str | None = None
    knows: dict[str, tuple[Seat, ...]] = {}
    sent_away: tuple[str, ...] = ()
    series: tuple[Wins, ...] = ()
    attempt: Attempt | None = None

    @cached_property
    def seal(self) -> Seal:
        return Seal(self.seed, tuple(nonce.encode() for nonce in self.nonces))

    @cached_property
    def nonces(self) -> tuple[str, ...]:
        return tuple(chair.nonce for chair in self.chairs if chair.nonce is not None)

    @cached_property
    def open(self) -> bool:
        """Is there anything left to play here?"""
        return not self.over and not self.closed

    @cached_property
    def people(self) -> dict[Seat, Person]:
        return {Seat(seat): chair.player for seat, chair in enumerate(self.chairs) if isinstance(chair.player, Person)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for each seat, as a recording keeps it: a bot's is its strength, an empty seat's is empty."""
        return tuple(spoken_name(chair.player) for chair in self.chairs)


def spoken_name(player: Player | None) -> str:
    match player:
        case Person(name=name):
            return name
        case Bot(strength=strength):
            return strength
        case None:
            return ""


def seats_of(record: Record, guest: str) -> tuple[Seat, ...]:
    """The seats this guest holds now, except those they have left."""
    return tuple(seat for seat, person in record.people.items() if person.guest == guest and not person.left)


def guests_of(record: Record) -> list[str]:
    """Everybody who has a seat, left or not."""
    return sorted({person.guest for person in record.people.values()})


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


def pause(record: Record, seat: int, guest: str) -> Record:
    """Anybody at a private table may stop its time (X-3). A second pause changes nothing."""
    check_seat(record, seat, guest)
    check_open(record)
    if not record.started:
        raise Refusal("not_started")
    if record.public:
        raise Refusal("no_pause_in_public")
    return record if record.paused is not None else replace(record, paused=Seat(seat))


def go_on(record: Record, guest: str) -> Record:
    """Anybody at the table, not only the one who paused it."""
    if not seats_of(record, guest):
        raise Refusal("not_at_table")
    check_open(record)
    return replace(record, paused=None)


def close(record: Record) -> Record:
    return replace(record, closed=True)


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
    changed = Chair((*before, Sitting(ply, player)), nonce)
    return replace(record, chairs=(*record.chairs[:seat], changed, *record.chairs[seat + 1 :]))


def renamed(record: Record, seat: int, person: Person) -> Record:
    chair = record.chairs[seat]
    *before, last = chair.sittings
    changed = replace(chair, sittings=(*before, replace(last, player=person)))
    return replace(record, chairs=(*record.chairs[:seat], changed, *record.chairs[seat + 1 :]))


def chair_at(record: Record, seat: int) -> Chair:
    if seat >= len(record.chairs):
        raise Refusal("no_such_seat")
    return record.chairs[seat]


def check_seat(record: Record, seat: int, guest: str) -> None:
    person = record.people.get(Seat(seat))
    if person is None or person.guest != guest or person.left:
        raise Refusal("not_your_seat")


def check_open(record: Record) -> None:
    if record.closed:
        raise Refusal("table_closed")
    if record.over:
        raise Refusal("game_over")
