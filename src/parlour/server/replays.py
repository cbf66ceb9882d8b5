"""The replays of finished games. They are folded when somebody asks for them, and the last few are kept in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from parlour.core.game import AnyEntry
from parlour.core.listing import Listing
from parlour.core.moments import moments
from parlour.core.play import begin
from parlour.core.refusal import Refusal
from parlour.server.guests import Guest
from parlour.server.messages import SeatShown
from parlour.server.record import Bot, Person, Player, Record
from parlour.server.replay import Look, LookAt, Replay, ReplayFrames, ReplayShown, hides, show_frames, show_moment
from parlour.server.store import Store
from parlour.server.welcome import check_replay, replay_link
from parlour.server.wishes import agreed, listing_of

MOST_MOMENTS = 40_000
"""So many are kept in memory, of all replays together."""


class Replays:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._folding = asyncio.Lock()

    async def shown(self, id: str, guest: Guest, look: Look) -> ReplayShown:
        """Raises Refusal if the game is not over, or is not for this guest to look at."""
        record = await self._record(id, guest, look)
        replay = await self._replay(id, lambda log: folded(record, log))
        return ReplayShown(
            id=id,
            game=replay.game,
            seats=tuple(show_player(chair.player, guest.id) for chair in record.chairs),
            moments=tuple(map(show_moment, replay.moments)),
            hidden=replay.hidden,
            result=replay.moments[-1].here.over,
            link=replay_link(record),
            opened=await self._store.opened(id),
        )

    async def frames(self, id: str, guest: Guest, look: LookAt) -> ReplayFrames:
        record = await self._record(id, guest, look)
        return show_frames(await self._replay(id, lambda log: folded(record, log)), look)

    async def _record(self, id: str, guest: Guest, look: Look) -> Record:
        kept = await self._store.record(id)
        if kept is None:
            raise Refusal("no_such_table")
        record = msgspec.json.decode(kept[1], type=Record)
        check_replay(record, await self._store.blocks_of(record.host), guest.id, look.key)
        return record

    async def _replay(self, id: str, fold: Callable[[list[bytes]], Replay]) -> Replay:
        """Folding a long game takes a while, so it is not done on the loop, and one at a time."""
        async with self._folding:
            if id not in self._kept:
                log = await self._store.log(id)
                self._keep(id, await asyncio.to_thread(fold, log))
            self._kept.move_to_end(id)
            return self._kept[id]

    def _keep(self, id: str, replay: Replay) -> None:
        self._kept[id] = replay
        while len(self._kept) > 1 and sum(len(one.moments) for one in self._kept.values()) > MOST_MOMENTS:
            self._kept.popitem(last=False)


def folded(record: Record, log: list[bytes]) -> Replay:
    """Raises Refusal if today's rules cannot play this game."""
    listing: Listing = listing_of(record.game)
    try:
        game, decode = agreed(record.game), msgspec.json.Decoder(listing.types.entry).decode
        entries: list[AnyEntry] = [decode(entry) for entry in log]
        found = tuple(moments(game, begin(game, len(record.chairs)), entries))
    except Exception as problem:  # they may refuse an entry of old, stumble over it, or no longer know what it says
        raise Refusal("table_outdated") from problem
    return Replay(game, len(record.chairs), found, hides(game, found))


def show_player(player: Player | None, guest: str) -> SeatShown:
    match player:
        case Person(name=name):
            return SeatShown("person", name, yours=player.guest == guest)
        case Bot(strength=strength):
            return SeatShown("bot", strength=strength)
        case None:
            return SeatShown("free")
