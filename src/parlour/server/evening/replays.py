"""The replays of finished games. They are folded when somebody asks for them, and the last few are kept in memory."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TypeAlias, get_args

import msgspec
from msgspec import Raw

from parlour.catalog import CATALOG
from parlour.core import recording as recordings
from parlour.core.game import AnyEntry, Unreadable
from parlour.core.listing import name_of
from parlour.core.recording import Doubt, Outdated, verify
from parlour.core.refusal import Refusal
from parlour.daily.puzzle import Puzzle
from parlour.review.curves.curve import Curve
from parlour.server.door.messages import SeatShown, Strength
from parlour.server.evening.calendar import Now
from parlour.server.evening.pars import kept_par, puzzle_of, read_game
from parlour.server.evening.replay import (
    Look,
    LookAt,
    Replay,
    ReplayFrames,
    ReplayShown,
    folded,
    show_frames,
    show_moment,
)
from parlour.server.hall.guests import Guest
from parlour.server.hall.wishes import agreed, listing_of
from parlour.server.neighbours import Neighbours
from parlour.server.store.store import Store
from parlour.server.tables.record import Bot, Person, Player, Record
from parlour.server.tables.welcome import check_replay, replay_link
from parlour.server.thinking.house import House, encoded
from parlour.server.thinking.thinker import Draw, Drawn

MOST_MOMENTS = 40_000
"""So many are kept in memory, of all replays together."""
LONGEST_NAME = 240
FILE = 64
"""The id of a file is its SHA-256, so only whoever has the file knows it. Those of tables are shorter."""
STRENGTHS: tuple[str, ...] = get_args(Strength)
Fold: TypeAlias = Callable[[], Awaitable[Replay]]
log = logging.getLogger("parlour.house")


class Replays:
    def __init__(self, store: Store, house: House, now: Now, neighbours: Neighbours) -> None:
        self._store = store
        self._house = house
        self._now = now
        self._neighbours = neighbours
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._curves: dict[str, Curve] = {}
        self._folding = asyncio.Lock()

    async def shown(self, id: str, guest: Guest, look: Look) -> ReplayShown:
        """Raises Refusal if the game is not over, or is not for this guest to look at."""
        if is_file(id):
            return show_file(id, await self._file(id))
        if (puzzle := puzzle_of(id)) is not None:
            replay = await self._par(id, puzzle)
            return show(id, replay, tuple(map(show_name, replay.names)), f"/replay/{id}")
        record = await self._record(id, guest, look)
        seats = tuple(show_player(chair.player, guest.id) for chair in record.chairs)
        link, opened = replay_link(record), await self._store.opened(id)
        return show(id, await self._of_table(record), seats, link, opened)

    async def frames(self, id: str, guest: Guest, look: LookAt) -> ReplayFrames:
        return show_frames(await self.replay(id, guest, look), look)

    async def curve(self, id: str, guest: Guest, look: Look) -> Curve:
        """Raises Refusal if the game has none."""
        replay = await self.replay(id, guest, look)
        if id not in self._curves:
            entries = Raw(msgspec.json.encode(replay.log))
            task = Draw(name_of(type(replay.game)), encoded(replay.game), replay.seats, entries)
            match await self._house.look_back(task):
                case Drawn(Curve() as drawn):
                    self._curves[id] = drawn
                case Drawn():
                    raise Refusal("no_curve")
                case failure:
                    log.warning("the curve of a game of %s failed: %s", task.name, failure)
                    raise Refusal("no_curve")
        return self._curves[id]

    async def bring(self, file: bytes) -> ReplayShown:
        """A recording from a file, which is kept only as long as there is room. Raises Refusal if it is doubtful."""
        id = sha256(file).hexdigest()
        replay = await self._keep(id, lambda: asyncio.to_thread(read_file, file))
        await self._neighbours.keep_file(id, file)
        return show_file(id, replay)

    async def replay(self, id: str, guest: Guest, look: Look) -> Replay:
        """Raises Refusal if the game is not over, or is not for this guest to look at."""
        if is_file(id):
            return await self._file(id)
        if (puzzle := puzzle_of(id)) is not None:
            return await self._par(id, puzzle)
        return await self._of_table(await self._record(id, guest, look))

    async def _record(self, id: str, guest: Guest, look: Look) -> Record:
        kept = await self._store.record(id)
        if kept is None:
            raise Refusal("no_such_table")
        record = msgspec.json.decode(kept.record, type=Record)
        check_replay(record, await self._store.blocks_of(record.host), guest.id, look.key)
        return record

    async def _of_table(self, record: Record) -> Replay:
        async def fold() -> Replay:
            entries = await self._store.log(record.id)
            return await asyncio.to_thread(read_table, record, entries)

        return await self._keep(record.id, fold)

    async def _par(self, id: str, puzzle: Puzzle) -> Replay:
        """The Expert's game, once nobody can use it any more for an attempt that counts."""
        if puzzle.date >= self._now().date():
            raise Refusal("puzzle_goes_on")

        async def fold() -> Replay:
            solved = await kept_par(self._store, puzzle)
            if solved is None:
                raise Refusal("no_such_puzzle")
            try:
                return await asyncio.to_thread(read_game, puzzle, solved)
            except Exception as problem:  # the rules may have changed since
                raise Refusal("table_outdated") from problem

        return await self._keep(id, fold)

    async def _file(self, id: str) -> Replay:
        async def fold() -> Replay:
            file = await self._neighbours.file(id)
            if file is None:
                raise Refusal("replay_forgotten")
            return await asyncio.to_thread(read_file, file)

        return await self._keep(id, fold)

    async def _keep(self, id: str, fold: Fold) -> Replay:
        """One at a time is folded, beside the loop."""
        async with self._folding:
            if id not in self._kept:
                self._kept[id] = await fold()
                while len(self._kept) > 1 and sum(len(one.moments) for one in self._kept.values()) > MOST_MOMENTS:
                    self._curves.pop(self._kept.popitem(last=False)[0], None)
            self._kept.move_to_end(id)
            return self._kept[id]


def is_file(id: str) -> bool:
    return len(id) == FILE


def read_table(record: Record, log: list[bytes]) -> Replay:
    """Raises Refusal if today's rules cannot play this game."""
    try:
        decode = msgspec.json.Decoder(listing_of(record.game).types.entry).decode
        entries: tuple[AnyEntry, ...] = tuple(decode(entry) for entry in log)
        return folded(agreed(record.game), record.names, entries)
    except Exception as problem:  # they may refuse an entry of old, stumble over it, or no longer know what it says
        raise Refusal("table_outdated") from problem


def read_file(file: bytes) -> Replay:
    """Whoever wrote the file may have written anything. Raises Refusal for what no table can have played.

    A game that was broken off is shown as far as it goes.
    """
    try:
        recording = recordings.read(file, CATALOG)
    except Outdated as outdated:
        raise Refusal("recording_outdated", **outdated.facts) from outdated
    if any(len(name) > LONGEST_NAME for name in recording.names):
        raise Unreadable("no_recording", why="a name is too long")
    try:
        replay = folded(recording.game, recording.names, recording.log)
        if recording.seed is not None:
            verify(recording)
    except Doubt as doubt:
        if doubt.code != "game_not_over":
            raise Refusal("recording_doubtful") from doubt
    except Exception as problem:  # what was made up may lead the rules astray in any way
        raise Refusal("recording_doubtful") from problem
    return replay


def show(
    id: str, replay: Replay, seats: tuple[SeatShown, ...], link: str | None = None, opened: int | None = None
) -> ReplayShown:
    found, over = tuple(map(show_moment, replay.moments)), replay.moments[-1].here.over
    return ReplayShown(id, replay.game, seats, found, replay.hidden, over, link, opened, replay.player)


def show_file(id: str, replay: Replay) -> ReplayShown:
    return show(id, replay, tuple(map(show_name, replay.names)))


def show_player(player: Player | None, guest: str) -> SeatShown:
    match player:
        case Person(name=name):
            return SeatShown("person", name, yours=player.guest == guest)
        case Bot(strength=strength):
            return SeatShown("bot", strength=strength)
        case None:
            return SeatShown("free")


def show_name(name: str) -> SeatShown:
    """In a recording a bot is called by its strength."""
    if name in STRENGTHS:
        return SeatShown("bot", strength=msgspec.convert(name, Strength))
    return SeatShown("person", name)
