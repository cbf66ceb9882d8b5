"""The house: bots and help, in processes of their own that can be killed and never slow the tables down."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from parlour.catalog import CATALOG
from parlour.core.game import Action, AnyGame, Millis
from parlour.core.listing import Listing
from parlour.core.luck import Stream
from parlour.core.refusal import Refusal
from parlour.core.saying import Said
from parlour.server.thinker import Expect, Failed, Help, Helped, Outcome, Task, Think, Thought, Warm

BUDGET = Millis(1000)
PATIENCE = 10.0
"""Seconds after which a thinker counts as hung."""
COMPILING = 300.0
"""The same while it warms up, which may take a compiler."""

log = logging.getLogger("parlour.house")
read_outcome = msgspec.json.Decoder(Outcome)


class House:
    """At most `most` processes at work, started when first needed. `data` is where the house's own lists are.

    `circling` counts, by game, the bots that would never have been done with their turn.
    """

    def __init__(self, data: Path | None = None, patience: float = PATIENCE, most: int | None = None) -> None:
        self._data = data
        self._patience = patience
        self._free = asyncio.Semaphore(most or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self.circling: Counter[str] = Counter()
        self._idle: list[Process] = []
        self._jobs: set[asyncio.Task[Outcome]] = set()

    def open(self) -> None:
        """Where a game finds words, a process is begun and warmed before anybody waits for a compiler."""
        if any(listing.finds_words for listing in CATALOG.values()):
            self._run(self._begin_ahead())

    def expect(self, listing: Listing, game: AnyGame) -> None:
        """Has the words of a table read before a bot needs them."""
        self._run(self._ask(listing, Expect(listing.name, encoded(game))))

    async def act(self, listing: Listing, game: AnyGame, view: Any, strength: str) -> Action:
        """What a bot does; when it fails or hangs, any legal action."""
        task = Think(listing.name, encoded(game), encoded(view), strength, BUDGET)
        outcome = await self._work(listing, task)
        try:
            if isinstance(outcome, Thought):
                action: Action = msgspec.json.decode(outcome.action, type=listing.types.seat_action)
                return action
        except msgspec.ValidationError as problem:
            outcome = Failed(str(problem))
        log.warning("a bot of %s failed: %s", listing.name, outcome)
        return plain_action(game, view)

    def count_circling(self, listing: Listing) -> None:
        self.circling[listing.name] += 1
        log.warning("a bot of %s went round in circles (time %d)", listing.name, self.circling[listing.name])

    async def help(self, listing: Listing, game: AnyGame, view: Any, draft: Any) -> tuple[Said, ...]:
        match await self._work(listing, Help(listing.name, encoded(game), encoded(view), encoded(draft))):
            case Helped(said):
                return said
            case failure:
                log.warning("help for %s failed: %s", listing.name, failure)
                raise Refusal("no_help_now")

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for process in self._idle:
            await end(process)
        self._idle.clear()

    async def _work(self, listing: Listing, task: Task) -> Outcome:
        """Whoever asked may turn away; the process is still waited for and given back."""
        return await asyncio.shield(self._run(self._ask(listing, task)))

    def _run(self, job: Coroutine[Any, Any, Outcome]) -> asyncio.Task[Outcome]:
        running = asyncio.create_task(job)
        self._jobs.add(running)
        running.add_done_callback(self._jobs.discard)
        return running

    async def _ask(self, listing: Listing, task: Task) -> Outcome:
        async with self._free:
            warm = (Warm(), COMPILING) if listing.finds_words else None
            return await self._hear(self._idle_thinker(), *filter(None, (warm, (task, self._patience))))

    async def _begin_ahead(self) -> Outcome:
        """Beside the others: a bot of another game need not wait for it."""
        return await self._hear(None, (Warm(), COMPILING))

    def _idle_thinker(self) -> Process | None:
        """One that has not died since it was asked last."""
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
        return None

    async def _hear(self, process: Process | None, *tasks: tuple[Task, float]) -> Outcome:
        """The outcome of the last of these, each with the patience it deserves; then the process is free again."""
        try:
            process = process or await begin_thinker(self._data)
            for task, patience in tasks:
                outcome = await asyncio.wait_for(exchange(process, task), patience)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
            await end(process)
            return Failed(f"{type(problem).__name__}: {problem}")
        except asyncio.CancelledError:
            await end(process)
            raise
        self._idle.append(process)
        return outcome


async def begin_thinker(data: Path | None = None) -> Process:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour.server.thinker", *([] if data is None else [str(data)])),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
        limit=2**20,
    )
    assert process.stdout is not None
    try:
        await process.stdout.readline()
    except asyncio.CancelledError:
        await end(process)
        raise
    return process


async def exchange(process: Process, task: Task) -> Outcome:
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
    except RuntimeError as closed:  # so uvloop calls a pipe that nobody reads any more
        raise BrokenPipeError("the process ended") from closed
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the process ended")
    outcome: Outcome = read_outcome.decode(line)
    return outcome


async def end(process: Process | None) -> None:
    if process is None:
        return
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    await process.wait()


def encoded(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def plain_action(game: AnyGame, view: Any) -> Action:
    action: Action = game.legal(view).pick(Stream(os.urandom(32)))
    return action
