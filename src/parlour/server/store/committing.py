"""What is written in one transaction: all jobs together, or each behind a savepoint of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias, runtime_checkable

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from parlour.server.store import appending
from parlour.server.store.appending import Append, Taken, lock

Job: TypeAlias = Callable[[Connection], None]
Outcomes: TypeAlias = Sequence[Exception | None]
IN_THE_WAY = (Taken, IntegrityError)
"""A job that raises one of these is in another's way, and only that job is not done."""


@runtime_checkable
class OfTable(Protocol):
    """A job that makes a new version of this table."""

    @property
    def id(self) -> str: ...

    def __call__(self, db: Connection) -> None: ...


def lock_all(db: Connection, jobs: Sequence[Job]) -> None:
    """First of all, so that two servers with the same tables to write come one after the other."""
    lock(db, [job.id for job in jobs if isinstance(job, OfTable)])


def do_together(db: Connection, jobs: Sequence[Job]) -> Outcomes:
    """Moves last, all in one go: they are most of what is written, and each belongs to another table."""
    appends = [job for job in jobs if isinstance(job, Append)]
    for job in jobs:
        if not isinstance(job, Append):
            job(db)
    if appends:
        appending.append(db, appends)
    return [None] * len(jobs)


def do_each(db: Connection, jobs: Sequence[Job]) -> Outcomes:
    """A savepoint for each: one that is in another's way takes no other with it."""
    outcomes: list[Exception | None] = []
    for job in jobs:
        try:
            with db.begin_nested():
                job(db)
        except IN_THE_WAY as problem:
            outcomes.append(problem)
        else:
            outcomes.append(None)
    return outcomes
