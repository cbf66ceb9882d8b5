"""A table being served: judges one request at a time, keeps first and tells then, rests when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from random import uniform
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.core.game import Action, AnyGame, Entry, GiveUp, Millis, Seat, Windowed
from parlour.core.listing import Listing
from parlour.core.play import Played, play, settle
from parlour.core.refusal import Refusal
from parlour.core.saying import Said
from parlour.server import record as records
from parlour.server.bot_turns import BotTurns, Question
from parlour.server.clock import TableClock
from parlour.server.house import House, plain_action
from parlour.server.line import Line
from parlour.server.manners import Manners
from parlour.server.messages import Strength
from parlour.server.presence import Presence
from parlour.server.record import Bot, Person, Record
from parlour.server.showing import tell
from parlour.server.store import Store, Taken
from parlour.server.watcher import Watcher

log = logging.getLogger("parlour.table")


class Table:
    def __init__(
        self,
        listing: Listing,
        game: AnyGame,
        record: Record,
        version: int,
        store: Store,
        house: House,
        manners: Manners,
        changed: Callable[[], None],
    ) -> None:
        self.listing = listing
        self.game = game
        self.record = record
        self.line = Line(game, len(record.chairs))
        self.clock = TableClock(record.time)
        self.presence = Presence(self.clock.now)
        self._version = version
        self._store = store
        self._house = house
        self._manners = manners
        self._changed = changed
        self._lock = asyncio.Lock()
        self._timers: list[asyncio.TimerHandle] = []
        self._bot_turns = BotTurns(lambda seat, strength: self._run(self._play_for(seat, strength)))
        self._errands: set[asyncio.Task[None]] = set()
        self._read_entry = msgspec.json.Decoder(listing.types.entry).decode

    # Who plays

    @property
    def live(self) -> bool:
        """Is a game going on that anybody attends?"""
        return self.record.started and self.record.open and not self.resting

    @property
    def resting(self) -> bool:
        """No seated person is connected. A game among bots alone goes on while somebody watches."""
        if not (self.record.started and self.record.open):
            return False
        if people := self.record.people.values():
            return not any(self.presence.here(person.guest) for person in people if not person.left)
        return not self.presence.watchers

    def deserted(self, seat: Seat) -> bool:
        """Its person has left, or has been gone for too long (X-7)."""
        player = self.record.chairs[seat].player
        return isinstance(player, Person) and (
            player.left or self.presence.gone_for(player.guest) >= self._manners.away
        )

    def stands_in(self, seat: Seat) -> bool:
        """Does a bot play on for the person of this seat?"""
        return self.record.started and self.record.open and self.record.bots and self.deserted(seat)

    def strength(self, seat: Seat) -> Strength | None:
        """How strong the bot is that plays this seat now, if one does."""
        player = self.record.chairs[seat].player
        if isinstance(player, Bot):
            return player.strength
        return records.STAND_IN if self.stands_in(seat) else None

    # Coming and going

    @property
    def attended(self) -> bool:
        """Is its host, or anybody who has a seat, connected?"""
        return any(self.presence.here(guest) for guest in (self.record.host, *guests_of(self.record)))

    def join(self, watcher: Watcher) -> None:
        self.presence.join(watcher)
        self.attend()

    def leave(self, watcher: Watcher) -> None:
        self.presence.leave(watcher)
        self.attend()

    @property
    def idle(self) -> bool:
        """Nobody watches and nothing is under way: it may be put away, and is read from the store when needed."""
        return not self.presence.watchers and not self._errands and not self._lock.locked()

    def attend(self) -> None:
        """After any change: the clock goes or stands, timers are armed, bots are woken, everyone hears the news."""
        if self.live and not self.clock.running:
            self.clock.go()
        elif not self.live and self.clock.running:
            self.clock.stand()
            self._run(self.change(lambda record: replace(record, time=self.clock.now())))
        self._arm()
        self._bot_turns.follow(self._questions())
        for seat, action in self._silences():
            self._run(self._answer_for(seat, action, self.line.ply))
        for watcher in self.presence.watchers:
            tell(self, watcher)
        self._changed()

    # Requests

    async def act(self, seat: Seat, action: Action, arrived: Millis, seen: int) -> None:
        async with self._lock:
            await self._submit(seat, action, arrived, seen)

    async def change(self, how: Callable[[Record], Record]) -> None:
        """A change of the record alone; `how` raises Refusal when it may not be."""
        async with self._lock:
            while (changed := how(self.record)) != self.record:
                if await self._keep([], changed):
                    break
        self.attend()

    async def seat_bot(self, seat: int, strength: Strength) -> None:
        deserted = {seat for seat in self.record.people if self.deserted(seat)}
        await self.change(
            lambda record: records.seat_bot(record, seat, strength, self.line.ply, deserted=seat in deserted)
        )

    async def help(self, seat: Seat, draft: Action | None) -> tuple[Said, ...]:
        """Whatever the review can say to this seat, from its own view; beside the game, which goes on meanwhile."""
        if not self.record.hints:
            raise Refusal("no_hints_here")
        if not self.record.started:
            raise Refusal("not_started")
        view = self.game.view(self.line.here.state, seat)
        return await self._house.help(self.listing, self.game, view, draft)

    async def start(self) -> None:
        """The start and the first deals are one."""
        async with self._lock:
            while True:
                started = records.start(self.record)
                if await self._keep(first_deals(self.game, self.line, started), started):
                    break
        self.attend()

    async def close(self) -> None:
        """No longer served here: the time is kept, whoever still thinks is stopped."""
        self.presence.watchers.clear()
        self.attend()
        while self._errands:
            await asyncio.gather(*self._errands, return_exceptions=True)

    # The life of a move

    async def _submit(self, seat: Seat, action: Action, arrived: Millis, seen: int) -> None:
        while True:
            if not self.record.started:
                raise Refusal("not_started")
            if self.record.closed:
                raise Refusal("table_closed")
            await self._settle(arrived)
            if self.line.stale(seat, seen) and not isinstance(action, GiveUp):
                raise Refusal("stale")
            here = self.line.here
            played = [play(self.game, here, Entry(Millis(max(arrived, here.at)), seat, action))]
            played += settle(self.game, played[0].position, played[0].entry.at, self.record.seal.luck)
            if await self._keep(played, self._handed_on(seat, action, played[-1])):
                self.attend()
                return

    def _handed_on(self, seat: Seat, action: Action, last: Played) -> Record | None:
        """Where the game goes on without somebody who gave up, a bot plays the seat on (X-8)."""
        if not isinstance(action, GiveUp) or last.position.over is not None:
            return None
        return records.give_up(self.record, seat, self.line.ply + 1)

    async def _settle(self, now: Millis) -> None:
        """What the clock did until now, kept and told before anything else is judged."""
        if not self.record.started or not self.record.open:
            return
        while played := list(settle(self.game, self.line.here, now, self.record.seal.luck)):
            if await self._keep(played):
                self.attend()
                return

    async def _keep(self, played: list[Played], record: Record | None = None) -> bool:
        """First kept; False when another server was first, and we have read on."""
        if played and played[-1].position.over is not None:
            record = replace(record or self.record, over=True)
        try:
            await self._store.keep(
                self.record.id,
                self.line.ply,
                [msgspec.json.encode(one.entry) for one in played],
                None if record is None else (self._version, record.open, msgspec.json.encode(record)),
                [] if record is None else guests_of(record),
            )
        except Taken:
            await self._catch_up()
            return False
        for one in played:
            self.line.step(one)
        if record is not None:
            self.record, self._version = record, self._version + 1
        return True

    async def _catch_up(self) -> None:
        kept = await self._store.record(self.record.id)
        assert kept is not None
        self._version, self.record = kept[0], msgspec.json.decode(kept[1], type=Record)
        self.read_on(await self._store.log(self.record.id, self.line.ply))
        self.attend()

    def read_on(self, log: list[bytes]) -> None:
        """Plays what the store has kept."""
        for entry in log:
            self.line.step(play(self.game, self.line.here, self._read_entry(entry)))
        self.clock.reach(self.line.here.at)

    # The clock and the bots

    def _arm(self) -> None:
        """One timer for the clock of the game, one for the next person who will have been gone for too long."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        if not self.live:
            return
        if (until := self.line.turn.until) is not None:
            self._timers.append(self._at(until, lambda: self._run(self._ring())))
        missing = [person.guest for person in self.record.people.values() if not self.presence.here(person.guest)]
        limits = (self._manners.away, self._manners.silent)
        waits = [limit - self.presence.gone_for(guest) for guest in missing for limit in limits]
        if waits := [wait for wait in waits if wait > 0]:
            self._timers.append(self._at(Millis(self.clock.now() + min(waits)), self.attend))

    def _at(self, time: Millis, act: Callable[[], Any]) -> asyncio.TimerHandle:
        delay = max(0, time - self.clock.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, act)

    async def _ring(self) -> None:
        async with self._lock:
            await self._settle(self.clock.now())
        self._arm()

    def _questions(self) -> dict[Seat, Question]:
        """What the bots are asked now."""
        strengths = {seat: self.strength(seat) for seat in self.line.turn.awaited} if self.live else {}
        return {seat: Question(self.line.asked[seat], strength) for seat, strength in strengths.items() if strength}

    def _silences(self) -> Iterator[tuple[Seat, Action]]:
        """What people without connection are taken to say in a window (X-4)."""
        if not (self.live and isinstance(self.game, Windowed)):
            return
        for seat in self.line.turn.awaited:
            player = self.record.chairs[seat].player
            if isinstance(player, Person) and self.presence.gone_for(player.guest) >= self._manners.silent:
                action = self.game.silence(self.game.view(self.line.here.state, seat))
                if action is not None and not self.stands_in(seat):
                    yield seat, action

    async def _answer_for(self, seat: Seat, action: Action, seen: int) -> None:
        async with self._lock:
            if not self.line.stale(seat, seen):
                await self._submit(seat, action, self.clock.now(), seen)

    async def _play_for(self, seat: Seat, strength: Strength) -> None:
        seen, view = self.line.ply, self.game.view(self.line.here.state, seat)
        thinking = self._house.act(self.listing, self.game, view, strength)
        action, _ = await asyncio.gather(thinking, asyncio.sleep(uniform(*self._manners.pace_seconds)))
        async with self._lock:
            self._bot_turns.decided(seat)
            try:
                await self._submit(seat, action, self.clock.now(), seen)
            except Refusal as refusal:
                if not self.line.stale(seat, seen):
                    log.warning("a bot of %s was refused: %s", self.listing.name, refusal)
                    await self._submit(seat, plain_action(self.game, view), self.clock.now(), seen)

    def _run(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("table %s: %s", self.record.id, problem, exc_info=problem)


def guests_of(record: Record) -> list[str]:
    return sorted({person.guest for person in record.people.values()})


def first_deals(game: AnyGame, line: Line, record: Record) -> list[Played]:
    return list(settle(game, line.here, Millis(0), record.seal.luck))
