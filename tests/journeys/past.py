"""Games somebody has finished, in the store before anyone comes. Bots have played them, from a seed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import NamedTuple

import msgspec
from msgspec import Raw

from parlour.arena.match import moves, seated
from parlour.bots.roster import bot
from parlour.catalog import rules_version
from parlour.core.game import AnyGame, Millis, Seat
from parlour.server.door.messages import Strength
from parlour.server.evening.results import results
from parlour.server.hall.guests import Guest, guest_with, new_token
from parlour.server.store.store import Change, Opening, Store, open_store
from parlour.server.tables.record import Bot, Chair, Person, Player, Record, Sitting, guests_of

DAY = 24 * 60 * 60
THINKING = Millis(8_000)
"""Table time a decision takes somebody."""


class Past(NamedTuple):
    """A game of this many days ago. Who finished it sat first and played like `own`; `others` are bots, or friends by
    name.
    """

    game: AnyGame
    days: float
    others: Sequence[str] = ("casual",)
    own: Strength = "casual"


def remember(data: Path, *games: Past, name: str = "Ada") -> str:
    """The cookie of somebody new who has played all this."""
    with ThreadPoolExecutor(1) as beside:  # Playwright runs its own loop in this thread
        return beside.submit(asyncio.run, _remember(data, games, name)).result()


async def _remember(data: Path, games: Sequence[Past], name: str) -> str:
    store = await open_store(data)
    try:
        token = new_token()
        guest = await newcomer(store, token, name)
        friends = {one: await newcomer(store, new_token(), one) for past in games for one in past.others if person(one)}
        for number, past in enumerate(games):
            await keep(store, number, past, guest, friends)
        return token
    finally:
        await store.close()


async def newcomer(store: Store, token: str, name: str) -> Guest:
    guest = await guest_with(store, token, "")
    await store.add_guest(guest.id, guest.token_hash, name)
    return msgspec.structs.replace(guest, name=name)


def person(name: str) -> bool:
    return name[0].isupper()


async def keep(store: Store, number: int, past: Past, guest: Guest, friends: dict[str, Guest]) -> None:
    strengths = [past.own, *("casual" if person(one) else one for one in past.others)]
    players = [bot(past.game, strength) for strength in strengths]
    sitting = seated(past.game, len(players), seed=7, number=number)
    deque(moves(sitting, players, seed=7, number=number, thinking=THINKING), maxlen=0)
    chairs: list[Player] = [Person(guest.id, guest.name)]
    for one in past.others:
        chairs.append(Person(friends[one].id, one) if person(one) else Bot(msgspec.convert(one, Strength)))
    record = Record(
        id=f"past-{guest.id[:6]}-{number}",
        game=Raw(msgspec.json.encode(past.game)),
        rules=rules_version(past.game),
        host=guest.id,
        seed=sitting.seal.seed,
        chairs=tuple(Chair((Sitting(0, player),)) for player in chairs),
        started=True,
        over=True,
        knows={guest.id: (Seat(0),)},
    )
    ended = int(time() - past.days * DAY)
    kept, people = msgspec.json.encode(record), guests_of(record)
    log = [msgspec.json.encode(entry) for entry in sitting.log]
    await store.open_table(Opening(record.id, guest.id, ended, kept, people, log))
    rows = results(record, past.game, sitting.position, ended)
    await store.keep(record.id, 1, len(log), [], Change(False, kept, people), results=rows)
