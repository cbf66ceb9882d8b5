"""A table whose game is over, written into the store before anybody comes."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from msgspec import Raw

from parlour.core.game import Seat
from parlour.core.recording import Recording
from parlour.server.hall.guests import guest_with, new_token
from parlour.server.store.store import Change, Opening, open_store
from parlour.server.tables.record import Bot, Chair, Person, Player, Record, Sitting


async def finished_table(
    place: Path | str, played: Recording, *people: str, over: bool = True, **more: Any
) -> tuple[str, list[str]]:
    """The table's id, and the cookies of these people, who sat in the first seats. Bots sat in the others."""
    store = await open_store(place)
    try:
        tokens = [new_token() for _ in people]
        guests = [await guest_with(store, token, "") for token in tokens]
        for guest in guests:
            await store.add_guest(guest.id, guest.token_hash, guest.name)
        players: list[Player] = [Person(guest.id, name) for guest, name in zip(guests, people, strict=True)]
        players += [Bot("novice") for _ in played.names[len(players) :]]
        record = Record(
            **{
                "id": token_hex(6),
                "game": Raw(msgspec.json.encode(played.game)),
                "rules": played.rules,
                "host": guests[0].id,
                "seed": played.seed or b"",
                "chairs": tuple(Chair((Sitting(0, player),)) for player in players),
                "started": True,
                "over": over,
                "knows": {guest.id: (Seat(seat),) for seat, guest in enumerate(guests)},
                **more,
            }
        )
        written, ids = msgspec.json.encode(record), [guest.id for guest in guests]
        log = [msgspec.json.encode(entry) for entry in played.log]
        await store.open_table(Opening(record.id, record.host, 1_790_000_000, written, ids, log))
        await store.keep(record.id, 1, len(log), (), Change(record.open, written, ids))
        return record.id, tokens
    finally:
        await store.close()
