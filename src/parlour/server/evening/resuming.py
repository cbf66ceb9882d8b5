"""Playing on from a moment of a finished game: a new table against the house, whose first entry says where it began."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from parlour.core.game import Entry, Resume, Seat
from parlour.core.luck import Seal
from parlour.core.moments import Moment
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Commitment, Nonce, Ply, SeatNumber, Strength
from parlour.server.evening.replay import Key, Replay
from parlour.server.hall.guests import Guest
from parlour.server.tables.record import Bot, Chair, Person, Sitting


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays/{id}/tables. `commitment` and `nonce` as in `OpenTable`.

    Whatever this seat could not see is dealt anew, unless the `true` position is asked for.
    """

    ply: Ply
    seat: SeatNumber
    strength: Strength
    commitment: Commitment
    nonce: Nonce
    true: bool = False
    key: Key = ""


def moment_of(replay: Replay, wish: PlayOn) -> Moment:
    """The last moment up to this ply. Raises Refusal if nothing is left to play there."""
    if wish.seat >= replay.seats:
        raise Refusal("no_such_seat")
    moment = next((one for one in reversed(replay.moments) if one.ply <= wish.ply), replay.moments[0])
    if moment.here.over is not None:
        raise Refusal("game_over")
    return moment


def chairs(replay: Replay, wish: PlayOn, guest: Guest) -> tuple[Chair, ...]:
    me = Chair((Sitting(0, Person(guest.id, guest.name)),), wish.nonce)
    bot = Chair((Sitting(0, Bot(wish.strength)),))
    return tuple(me if seat == wish.seat else bot for seat in range(replay.seats))


def resume(replay: Replay, moment: Moment, wish: PlayOn, table: str | None, seal: Seal) -> Entry[Resume]:
    """The first entry of the new table. Dealing anew may take a moment."""
    game, seat, state = replay.game, Seat(wish.seat), moment.here.state
    begun: Any = state if wish.true else game.guess(game.view(state, seat), seal.luck(0))
    written = Raw(msgspec.json.encode(begun))
    return Entry(moment.at, "table", Resume(table, moment.ply, seat, wish.true, written))
