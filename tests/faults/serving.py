"""A server of its own process that dies, as by SIGKILL, at a named point in the life of a move."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parlour.server import serve as serving
from parlour.server.store import Store
from parlour.server.table import Table
from parlour.server.watcher import Watcher

POINTS = ("arrived", "judged", "kept", "half told", "told")
"""It has come in · it is legal · it is on the disk · one of two browsers knows · all know, the sender has no answer."""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def before(owner: Any, name: str) -> None:
    async def deadly(*_: Any, **__: Any) -> None:
        die()

    setattr(owner, name, deadly)


def after(owner: Any, name: str) -> None:
    alive: Callable[..., Any] = getattr(owner, name)

    async def deadly(*given: Any, **named: Any) -> None:
        await alive(*given, **named)
        die()

    setattr(owner, name, deadly)


def arm(point: str) -> None:
    """From now on the next move ends at this point."""
    match point:
        case "arrived":
            before(Table, "act")
        case "judged":
            before(Store, "keep")
        case "kept":
            after(Store, "keep")
        case "half told":
            after_first_word()
        case "told":
            after(Table, "act")


def after_first_word() -> None:
    """One browser's message goes out on the wire; the end comes before the other's is sent."""
    push = Watcher.push
    first: list[Watcher] = []

    def push_once(watcher: Watcher, message: Any) -> None:
        if not first:
            first.append(watcher)
            push(watcher, message)
            asyncio.get_running_loop().call_later(0.2, die)

    setattr(Watcher, "push", push_once)  # noqa: B010


def main(data: Path, point: str) -> int:
    def on_signal(*_: Any) -> None:
        arm(point)
        sys.stdout.write("armed\n")
        sys.stdout.flush()

    signal.signal(signal.SIGUSR1, on_signal)
    return serving.serve("127.0.0.1", 0, data)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
