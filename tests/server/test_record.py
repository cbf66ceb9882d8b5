"""The table's own record: pure functions that keep track of who sat where, and from which ply."""

import msgspec
import pytest

from parlour.core.game import Seat
from parlour.core.refusal import Refusal
from parlour.server.tables.record import Bot, Chair, Person, Record, close, seats_of
from parlour.server.tables.seating import again, may_sit, seat_bot, sit, stand, start, unseat

NONCE = "0123456789abcdef"
EMPTY = Record("t", msgspec.Raw(b'{"type":"any"}'), 1, "ann", b"seed", (Chair(), Chair(), Chair()))


def two_seated() -> Record:
    return sit(sit(EMPTY, 0, Person("ann", "Ann"), NONCE, 0), 1, Person("bob", "Bob"), NONCE[::-1], 0)


def test_a_record_survives_the_store() -> None:
    record = stand(start(two_seated()), 1, "bob", 5)
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record


def test_a_record_knows_who_sat_where_from_which_ply() -> None:
    record = seat_bot(stand(start(two_seated()), 1, "bob", 5), 1, "expert", 8, deserted=True)
    record = sit(record, 1, Person("bob", "Robert"), NONCE, 13)
    assert [(sitting.since, sitting.player) for sitting in record.chairs[1].sittings] == [
        (0, Person("bob", "Bob")),
        (5, Person("bob", "Bob", left=True)),
        (8, Bot("expert")),
        (13, Person("bob", "Robert")),
    ]


def test_nonces_belong_to_the_seats_and_are_fixed_by_the_start() -> None:
    record = two_seated()
    assert record.nonces == (NONCE, NONCE[::-1])
    assert stand(record, 0, "ann", 0).nonces == (NONCE[::-1],)
    assert sit(record, 0, Person("ann", "Ann"), "f" * 16, 0).nonces == ("f" * 16, NONCE[::-1])
    started = start(record)
    assert sit(stand(started, 1, "bob", 3), 1, Person("bob", "Bob"), "f" * 16, 4).nonces == record.nonces
    assert started.seal.nonces == (NONCE.encode(), NONCE[::-1].encode())


def test_a_person_who_knows_a_seats_secrets_can_only_return_to_it() -> None:
    record = start(two_seated())
    assert may_sit(record, "eve") == (2,)
    assert may_sit(record, "bob") == ()
    record = stand(record, 1, "bob", 2)
    assert may_sit(record, "bob") == (1,)
    assert may_sit(record, "eve") == (2,)
    record = sit(record, 2, Person("eve", "Eve"), NONCE, 3)
    assert seats_of(record, "eve") == (Seat(2),)
    assert record.knows == {"ann": (0,), "bob": (1,), "eve": (2,)}
    with pytest.raises(Refusal, match="knows_another_seat"):
        sit(record, 1, Person("eve", "Eve"), NONCE, 4)


def test_the_seat_of_somebody_who_is_only_away_is_not_free() -> None:
    record = stand(start(two_seated()), 1, "bob", 2)
    with pytest.raises(Refusal, match="seat_taken"):
        sit(record, 1, Person("eve", "Eve"), NONCE, 3)


def test_a_closed_or_finished_table_seats_nobody() -> None:
    closed = close(two_seated())
    over = msgspec.structs.replace(start(two_seated()), over=True)
    for record, code in ((closed, "table_closed"), (over, "game_over")):
        assert may_sit(record, "eve") == ()
        with pytest.raises(Refusal, match=code):
            sit(record, 2, Person("eve", "Eve"), NONCE, 0)
        with pytest.raises(Refusal, match=code):
            unseat(record, 0, 0)
        with pytest.raises(Refusal, match=code):
            start(record)


def test_a_rematch_keeps_everyones_seat_but_drops_those_who_left() -> None:
    record = stand(start(two_seated()), 1, "bob", 4)
    new = again(record, "u", 1, b"other", "ann", NONCE)
    assert [chair.player for chair in new.chairs] == [Person("ann", "Ann"), None, Bot("casual", until_taken=True)]
    assert (new.host, new.nonces, new.started, new.knows) == ("ann", (NONCE,), False, {})


def test_a_rematch_starts_when_everybody_in_it_has_given_a_nonce() -> None:
    new = again(start(two_seated()), "u", 1, b"other", "ann", NONCE)
    with pytest.raises(Refusal, match="nonce_missing"):
        start(new)
    answered = sit(new, 1, Person("bob", "Bob"), NONCE[::-1], 0)
    assert start(answered).nonces == (NONCE, NONCE[::-1])
    assert start(unseat(new, 1, 0)).nonces == (NONCE,)
