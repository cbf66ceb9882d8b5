"""The house: bots and help, in processes of their own that can be killed and never slow the tables down."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from parlour.core.game import Action, AnyGame, Illegal, Millis
from parlour.core.listing import Listing
from parlour.core.luck import Stream
from parlour.core.saying import Said
from parlour.server.thinker import Failed, Help, Helped, Outcome, Task, Think, Thought

BUDGET = Millis(1000)
PATIENCE = 10.0
"""Seconds after which a thinker counts as hung."""

log = logging.getLogger("parlour.house")
read_outcome = msgspec.json.Decoder(Outcome)


class House:
    """At most `most` processes, started when first needed."""

    def __init__(self, patience: float = PATIENCE, most: int | None = None) -> None:
        self._patience = patience
        self._free = asyncio.Semaphore(most or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._idle: list[Process] = []
        self._jobs: set[asyncio.Task[Outcome]] = set()

    async def act(self, listing: Listing, game: AnyGame, view: Any, strength: str) -> Action:
        """What a bot does; when it fails or hangs, any legal action."""
        task = Think(listing.name, encoded(game), encoded(view), strength, BUDGET)
        outcome = await self._work(task)
        try:
            if isinstance(outcome, Thought):
                action: Action = msgspec.json.decode(outcome.action, type=listing.seat_action)
                return action
        except msgspec.ValidationError as problem:
            outcome = Failed(str(problem))
        log.warning("a bot of %s failed: %s", listing.name, outcome)
        return plain_action(game, view)

    async def help(self, listing: Listing, game: AnyGame, view: Any, draft: Any) -> tuple[Said, ...]:
        match await self._work(Help(listing.name, encoded(game), encoded(view), encoded(draft))):
            case Helped(said):
                return said
            case failure:
                log.warning("help for %s failed: %s", listing.name, failure)
                raise Illegal("no_help_now")

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for process in self._idle:
            await end(process)
        self._idle.clear()

    async def _work(self, task: Task) -> Outcome:
        """Whoever asked may turn away; the process is still waited for and given back."""
        job = asyncio.create_task(self._ask(task))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    async def _ask(self, task: Task) -> Outcome:
        async with self._free:
            process = self._idle.pop() if self._idle else await begin_thinker()
            try:
                outcome = await asyncio.wait_for(exchange(process, task), self._patience)
            except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as problem:
                await end(process)
                return Failed(f"{type(problem).__name__}: {problem}")
            except asyncio.CancelledError:
                await end(process)
                raise
            self._idle.append(process)
            return outcome


async def begin_thinker() -> Process:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour.server.thinker"), stdin=PIPE, stdout=PIPE, start_new_session=True, limit=2**20
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
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError("the process ended")
    outcome: Outcome = read_outcome.decode(line)
    return outcome


async def end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()


def encoded(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def plain_action(game: AnyGame, view: Any) -> Action:
    action: Action = game.legal(view).pick(Stream(os.urandom(32)))
    return action
