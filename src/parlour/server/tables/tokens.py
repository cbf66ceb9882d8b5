"""Tokens: a host keeps a free seat for a program, and whoever brings the token takes it. Only its hash is kept."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.core.refusal import Refusal
from parlour.server.hall.guests import hashed
from parlour.server.tables.record import Person, Record, Token, chair_at, check_open
from parlour.server.tables.seating import reseat, with_chair

LASTS = 60 * 60
"""Within how many seconds the program has to come."""


def keep_seat(record: Record, seat: int, token: str, now: int) -> Record:
    """The host may ask for the same again, because the answer was lost, or bring a new token instead of an old one."""
    chair, digest = chair_at(record, seat), hashed(token)
    check_open(record)
    if chair.token is not None and chair.token.digest == digest:
        return record
    if record.started:
        raise Refusal("already_started")
    if chair.player is not None:
        raise Refusal("seat_taken")
    return labelled(record, Seat(seat), Token(digest, now + LASTS))


def seat_for(record: Record, token: str, now: int) -> Seat:
    """The seat that this token opens. Raises Refusal if there is none."""
    check_open(record)
    digest = hashed(token)
    for seat, chair in enumerate(record.chairs):
        if chair.token is None or chair.token.digest != digest:
            continue
        if chair.player is not None:
            raise Refusal("token_used")
        if now >= chair.token.until:
            raise Refusal("token_expired")
        return Seat(seat)
    raise Refusal("token_unknown")


def claim(record: Record, token: str, person: Person, nonce: str, ply: int, now: int) -> Record:
    """The program sits down. The token stays with the seat, so whoever brings it once more hears that it was used."""
    seat = seat_for(record, token, now)
    return labelled(reseat(record, seat, person, ply, nonce), seat, record.chairs[seat].token)


def labelled(record: Record, seat: Seat, token: Token | None) -> Record:
    return with_chair(record, seat, replace(record.chairs[seat], token=token))
