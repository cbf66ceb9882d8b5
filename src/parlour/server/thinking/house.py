"""The house: bots and help, in their own processes, which can be killed and never slow the tables down."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec

from parlour.catalog import CATALOG
from parlour.core.game import Action, AnyGame, Millis
from parlour.core.listing import Listing
from parlour.core.luck import Stream
from parlour.core.refusal import Refusal
from parlour.core.saying import Said
from parlour.daily.puzzle import Puzzle
from parlour.server.thinking.places import Haste
from parlour.server.thinking.thinker import (
    Expect,
    Failed,
    Help,
    Helped,
    Outcome,
    Solve,
    Solved,
    Task,
    Think,
    Thought,
    Warming,
)
from parlour.server.thinking.thinkers import PATIENCE, Thinkers
from parlour.server.timing import Timing
from parlour.words.agreement import WordAgreement

BUDGET = Millis(1000)
COMPILING = 120.0
"""How many seconds a bot or help waits for words, whose finder may have to be compiled first."""
PAUSE = 0.25

log = logging.getLogger("parlour.house")


Elsewhere: TypeAlias = Callable[[Think | Help], Awaitable[Outcome | None]]
"""Only a view leaves the house, never a state. None: the house has to think itself."""


class Decision(NamedTuple):
    """What a bot does, and after how long, if it takes its own time (`Unhurried`)."""

    action: Action
    takes: Millis | None = None


class House:
    """`data` is where the house's own lists are. `elsewhere`: a worker on another machine, if there is any.

    Counted by game: the bots that would never have been done with their turn are `circling`; `plain` are moves that the
    house made because the bot failed.
    """

    def __init__(self, data: Path | None = None, patience: float = PATIENCE, most: int | None = None) -> None:
        self.thinkers = Thinkers(data, patience, most)
        self.elsewhere: Elsewhere = nobody
        self.circling: Counter[str] = Counter()
        self.plain: Counter[str] = Counter()
        self.thinking = Timing()
        self._expecting: set[asyncio.Task[Outcome]] = set()

    def open(self) -> None:
        """If a game finds words, a process starts and warms up before anybody has to wait for the compiler."""
        if any(listing.finds_words for listing in CATALOG.values()):
            self.thinkers.begin_ahead()

    def expect(self, listing: Listing, game: AnyGame) -> None:
        """Loads the words of a table before a bot needs them."""
        expecting = asyncio.create_task(self._work(Expect(listing.name, encoded(game))))
        self._expecting.add(expecting)
        expecting.add_done_callback(self._expecting.discard)

    async def decide(self, listing: Listing, game: AnyGame, view: Any, strength: str) -> Decision:
        """What a bot does and when. If it fails or hangs, any legal action. Either takes bounded time."""
        task = Think(listing.name, encoded(game), encoded(view), strength, BUDGET)
        with self.thinking.measured():
            outcome = await self._work(task, elsewhere=may_leave(game))
        try:
            if isinstance(outcome, Thought):
                return Decision(msgspec.json.decode(outcome.action, type=listing.types.seat_action), outcome.takes)
        except msgspec.ValidationError as problem:
            outcome = Failed(str(problem))
        self.plain[listing.name] += 1
        log.warning("a bot of %s failed (time %d): %s", listing.name, self.plain[listing.name], outcome)
        return Decision(plain_action(game, view))

    def count_circling(self, listing: Listing) -> None:
        self.circling[listing.name] += 1
        log.warning("a bot of %s went round in circles (time %d)", listing.name, self.circling[listing.name])

    async def help(self, listing: Listing, game: AnyGame, view: Any, draft: Any) -> tuple[Said, ...]:
        task = Help(listing.name, encoded(game), encoded(view), encoded(draft))
        match await self._work(task, elsewhere=may_leave(game)):
            case Helped(said):
                return said
            case failure:
                log.warning("help for %s failed: %s", listing.name, failure)
                raise Refusal("no_help_now")

    async def look_back(self, task: Task) -> Outcome:
        """Work about a finished game: it waits behind every bot's move and all help."""
        return await self._work(task, "later")

    async def solve(self, puzzle: Puzzle) -> Solved | None:
        """The Expert's game at a daily puzzle, or None if it comes to nothing this time."""
        match await self._work(Solve(puzzle.game, puzzle), "later"):
            case Solved() as solved:
                return solved
            case failure:
                log.warning("the Expert failed at the daily puzzle of %s: %s", puzzle.game, failure)
                return None

    async def close(self) -> None:
        for expecting in self._expecting:
            expecting.cancel()
        await self.thinkers.close()

    async def _ask(self, task: Task, haste: Haste, elsewhere: bool) -> Outcome:
        if elsewhere and isinstance(task, Think | Help) and (outcome := await self.elsewhere(task)) is not None:
            return outcome
        return await self.thinkers.ask(task, haste)

    async def _work(self, task: Task, haste: Haste = "now", *, elsewhere: bool = False) -> Outcome:
        """A process that is still warming up says so and serves other games meanwhile. It is asked again."""
        clock = asyncio.get_running_loop().time
        until = clock() + COMPILING
        while True:
            outcome = await self._ask(task, haste, elsewhere)
            if not isinstance(outcome, Warming) or clock() > until:
                return outcome
            await asyncio.sleep(PAUSE)


async def nobody(_: Think | Help) -> Outcome | None:
    return None


def may_leave(game: AnyGame) -> bool:
    """Workers have the lexicons, and no house's own lists."""
    return not (isinstance(game, WordAgreement) and game.own_list)


def encoded(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def plain_action(game: AnyGame, view: Any) -> Action:
    action: Action = game.legal(view).pick(Stream(os.urandom(32)))
    return action
