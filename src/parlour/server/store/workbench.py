"""A thread that does one thing after another. A hanging disk cannot keep the process from ending."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Work: TypeAlias = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Workbench:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._work: SimpleQueue[Work | None] = SimpleQueue()
        Thread(target=self._run, daemon=True).start()

    async def do(self, work: Callable[[], T]) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._work.put((work, done))
        return await done

    def close(self, last: Callable[[], T]) -> asyncio.Future[T]:
        """Does this last, in its own time. Whoever wants to may wait for it."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._work.put((last, done))
        self._work.put(None)
        return done

    def _run(self) -> None:
        while (piece := self._work.get()) is not None:
            work, done = piece
            try:
                result = work()
            except Exception as problem:
                self._hand_over(done, problem, None)
            else:
                self._hand_over(done, None, result)

    def _hand_over(self, done: asyncio.Future[Any], problem: Exception | None, result: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(settle, done, problem, result)


def settle(done: asyncio.Future[Any], problem: Exception | None, result: Any) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(result)
    else:
        done.set_exception(problem)
