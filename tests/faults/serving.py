"""A server of its own process that dies, as by SIGKILL, at a named point in the life of the n-th act it is sent."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from parlour.server import serve as serving
from parlour.server.store import appending
from parlour.server.store.store import Store
from parlour.server.tables.keeper import Keeper
from parlour.server.tables.table import Table
from parlour.server.tables.watcher import Watcher
from parlour.server.thinking.house import House

POINTS = ("received", "played", "written", "committed", "settled", "told to some", "told")
"""It has come in · it is legal · it is written but not committed · it is committed but not told · the same, and what
follows from it is settled, but no timer is armed · one browser knows · all know, the sender has no answer.
"""


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def before(owner: Any, name: str) -> None:
    assert hasattr(owner, name), f"{name} has moved"

    def deadly(*_: Any, **__: Any) -> None:
        die()

    setattr(owner, name, deadly)


def after(owner: Any, name: str) -> None:
    alive: Callable[..., Any] = getattr(owner, name)

    async def deadly(*given: Any, **named: Any) -> None:
        await alive(*given, **named)
        die()

    setattr(owner, name, deadly)


def before_commit() -> None:
    append = appending.append

    def append_and_die(db: Connection, *given: Any) -> None:
        """Once its entry is there, the statement has not ended yet."""
        connection = db.connection.dbapi_connection
        assert connection is not None
        connection.create_function("die", 0, die)
        db.exec_driver_sql("CREATE TEMP TRIGGER dies AFTER INSERT ON book BEGIN SELECT die(); END")
        append(db, *given)

    setattr(appending, "append", append_and_die)  # noqa: B010


def after_first_word() -> None:
    """One browser's message goes out on the wire; the end comes before the others' are sent."""
    push = Watcher.push
    first: list[Watcher] = []

    def push_once(watcher: Watcher, message: Any) -> None:
        if not first:
            first.append(watcher)
            push(watcher, message)
            asyncio.get_running_loop().call_later(0.1, die)

    setattr(Watcher, "push", push_once)  # noqa: B010


def arm(point: str) -> None:
    """Makes the next act die at this point."""
    match point:
        case "received":
            die()
        case "played":
            before(Store, "keep")
        case "written":
            before_commit()
        case "committed":
            after(Store, "keep")
        case "settled":
            before(Keeper, "_set_alarms")
        case "told to some":
            after_first_word()
        case "told":
            after(Table, "_submit")


def arm_at(act: int, point: str) -> None:
    judge, acts = Table.act, 0

    async def counted(*given: Any) -> None:
        nonlocal acts
        acts += 1
        if acts == act:
            arm(point)
        await judge(*given)

    setattr(Table, "act", counted)  # noqa: B010


def main(point: str, act: int, data: Path) -> int:
    arm_at(act, point)
    setattr(House, "open", lambda _: None)  # noqa: B010  # nobody plays with words here
    return serving.serve("127.0.0.1", 0, data)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])))
