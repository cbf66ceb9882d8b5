"""Tables in mid-game or at its end: a log with the deals a journey needs, written into the store before anyone comes.

From the end of the log on, the house's own luck decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import Any, Generic, Self, TypeVar

import msgspec
from msgspec import Raw

from parlour.catalog import CATALOG
from parlour.core.game import Action, Actor, AnyGame, Entry, Millis, Seat
from parlour.core.lesson import verdict_due
from parlour.core.listing import name_of
from parlour.core.play import Position, begin, play
from parlour.server.door.messages import Strength
from parlour.server.hall.guests import guest_with, new_token
from parlour.server.store.appending import UNFENCED
from parlour.server.store.store import Opening, open_store
from parlour.server.tables import record
from parlour.server.tables.record import Bot, Chair, Record, Sitting
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import Person

BOT: Strength = "novice"
S = TypeVar("S")
P = TypeVar("P")


class PreparedGame(Generic[S]):
    """A game played up to some point, at table time zero unless time has passed."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.here: Position[S] = begin(game, seats)
        self.log: list[bytes] = []
        self.now = Millis(0)

    def did(self, seat: int, action: Action) -> Self:
        self.play(Seat(seat), action)
        while (verdict := verdict_due(self.game, self.here)) is not None:
            self.play("judge", verdict)
        return self

    def later(self, millis: int) -> Self:
        """Lets this much time pass before the next entry."""
        self.now = Millis(self.now + millis)
        return self

    def play(self, actor: Actor, action: Action) -> None:
        entry = Entry(self.now, actor, action)
        self.here = play(self.game, self.here, entry).position
        self.log.append(msgspec.json.encode(entry))


def come_to(
    role: Callable[[Person], P],
    guests: Guests,
    house: House,
    prepared: PreparedGame[Any],
    *names: str,
    bots: int = 0,
    phone: bool = False,
    language: str = "en",
) -> list[P]:
    """Everybody who sits at this table comes to it."""
    table, cookies = seat_at(house.data, prepared, *names, bots=[BOT] * bots)
    return [role(guests.come(f"/table/{table}", cookie=cookie, phone=phone, language=language)) for cookie in cookies]


def seat_at(
    data: Path, prepared: PreparedGame[Any], *people: str, bots: Sequence[Strength] = (), newer: int = 0
) -> tuple[str, list[str]]:
    """The table's id, and for each of these people the cookie that says who they are.

    `newer` is by how many versions its rules are ahead of ours.
    """
    with ThreadPoolExecutor(1) as beside:  # Playwright runs its own loop in this thread
        return beside.submit(asyncio.run, _seat_at(data, prepared, people, bots, newer)).result()


async def _seat_at(
    data: Path, prepared: PreparedGame[Any], people: tuple[str, ...], bots: Sequence[Strength], newer: int
) -> tuple[str, list[str]]:
    store = await open_store(data)
    try:
        tokens = [new_token() for _ in people]
        guests = [await guest_with(store, token, "") for token in tokens]
        for guest in guests:
            await store.add_guest(guest.id, guest.token_hash, guest.name)
        players: list[record.Player] = [
            record.Person(guest.id, name) for guest, name in zip(guests, people, strict=True)
        ]
        players += map(Bot, bots)
        kept = Record(
            id=token_hex(4),
            game=Raw(msgspec.json.encode(prepared.game)),
            rules=CATALOG[name_of(type(prepared.game))].version + newer,
            host=guests[0].id,
            seed=token_bytes(32),
            chairs=tuple(Chair((Sitting(0, player),)) for player in players),
            started=True,
            over=prepared.here.over is not None,
            knows={guest.id: (Seat(seat),) for seat, guest in enumerate(guests)},
        )
        ids = [guest.id for guest in guests]
        await store.open_table(Opening(kept.id, kept.host, 0, msgspec.json.encode(kept), ids, prepared.log))
        await store.keep_times({kept.id: (prepared.now, UNFENCED)})
        return kept.id, tokens
    finally:
        await store.close()
