"""The processes in which bots think: begun when needed, asked one thing at a time, replaced when they fail."""

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
from typing import Any, TypeVar

import msgspec

from parlour.server.thinking.places import Haste, Places
from parlour.server.thinking.thinker import Failed, Outcome, Task

PATIENCE = 10.0
"""Seconds after which a thinker that was asked something counts as hung."""
BEGINNING = 15.0
"""Seconds that a process has to begin."""
ENDING = 5.0

log = logging.getLogger("parlour.house")
T = TypeVar("T")
read_outcome = msgspec.json.Decoder(Outcome)


class Thinkers:
    """At most `most` processes at work. `lost` counts those that died or had to be ended, by reason.

    `data` is where the house's own lists are.
    """

    def __init__(self, data: Path | None = None, patience: float = PATIENCE, most: int | None = None) -> None:
        self.lost: Counter[str] = Counter()
        self._data = data
        self._patience = patience
        self._places = Places(most or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self.idle: list[Process] = []
        self._jobs: set[asyncio.Task[Any]] = set()

    def begin_ahead(self) -> None:
        """Beside the others, before anybody asks."""
        self._run(self._begin_idle())

    async def ask(self, task: Task, haste: Haste = "now") -> Outcome:
        """An outcome in bounded time, whatever happens to the process and however many others ask.

        What is wanted `later` waits as long as it takes for everything wanted `now`. Whoever asked may turn away; the
        process is still waited for and given back.
        """
        try:
            async with asyncio.timeout(BEGINNING + self._patience if haste == "now" else None):
                await self._places.take(haste)
                return await asyncio.shield(self._run(self._hear(task, haste)))
        except TimeoutError:
            return Failed("no thinker was free")

    async def close(self) -> None:
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for process in self.idle:
            await end(process)
        self.idle.clear()

    def _run(self, job: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        running = asyncio.create_task(job)
        self._jobs.add(running)
        running.add_done_callback(self._jobs.discard)
        return running

    async def _hear(self, task: Task, haste: Haste) -> Outcome:
        try:
            process = self._idle_thinker() or await self._begin()
            if process is None:
                return Failed("no thinker could be begun")
            return await self._exchange(process, task)
        finally:
            self._places.give_back(haste)

    async def _exchange(self, process: Process, task: Task) -> Outcome:
        """Whatever goes wrong, this process is not asked again."""
        try:
            outcome = await asyncio.wait_for(exchange(process, task), self._patience)
        except Exception as problem:
            await end(process)
            return self._lose("hung" if isinstance(problem, TimeoutError) else "ended", problem)
        except asyncio.CancelledError:
            await end(process)
            raise
        self.idle.append(process)
        return outcome

    async def _begin(self) -> Process | None:
        try:
            return await begin_thinker(self._data)
        except Exception as problem:
            self._lose("not begun", problem)
            return None

    async def _begin_idle(self) -> None:
        if (process := await self._begin()) is not None:
            self.idle.append(process)

    def _idle_thinker(self) -> Process | None:
        """One that has not died since it was asked last."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            self._lose("ended", EOFError("while nobody asked"))
        return None

    def _lose(self, reason: str, problem: object) -> Failed:
        self.lost[reason] += 1
        why = (
            f"{reason}: {type(problem).__name__} {problem}" if isinstance(problem, Exception) else f"{reason} {problem}"
        )
        log.warning("a thinker was lost (time %d): %s", self.lost.total(), why)
        return Failed(why)


async def begin_thinker(data: Path | None = None) -> Process:
    """A process that has said that it is ready; raises when it does not in time."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "parlour.server.thinking.thinker", *([] if data is None else [str(data)])),
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
        limit=2**20,
    )
    assert process.stdout is not None
    try:
        if not await asyncio.wait_for(process.stdout.readline(), BEGINNING):
            raise EOFError("the process ended")
    except BaseException:
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
    with suppress(ProcessLookupError):
        if process.returncode is None:
            process.kill()
    with suppress(TimeoutError):
        await asyncio.wait_for(process.wait(), ENDING)
