"""What makes a store fail: another program locks the database, or the disk is full."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from parlour.server.store.sqlite import FILE
from tests.faults.real_house import RealHouse


@contextmanager
def locked(server: RealHouse) -> Iterator[None]:
    with closing(sqlite3.connect(server.data / FILE, isolation_level=None, timeout=60)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("ROLLBACK")


@contextmanager
def full(server: RealHouse) -> Iterator[None]:
    """No file of this process may grow any more."""
    pid, limits = server.process.pid, resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
