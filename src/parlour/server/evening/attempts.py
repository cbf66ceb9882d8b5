"""Attempts at daily puzzles as the house keeps them: the first one counts, and what came of it stays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, select, update

from parlour.core.play import Played, replay
from parlour.daily.puzzle import Puzzle
from parlour.daily.task import Finish, tasks
from parlour.server.store.appending import Taken
from parlour.server.store.rows import add_new
from parlour.server.store.schema import attempts
from parlour.server.store.store import Store
from parlour.server.tables.line import Line
from parlour.server.tables.record import Attempt

FIRST = 1
LONGEST = 2000
"""Of so many puzzles solved the days in a row are counted: more than a year of them."""


class Kept(NamedTuple):
    """An attempt, and what came of it if it is over."""

    number: int
    table: str
    finish: Finish | None


class Reached(Struct, frozen=True):
    """How many first attempts came out like this."""

    solved: bool
    figure: int
    count: int


def finish(attempt: Attempt, line: Line, played: Sequence[Played]) -> Finish | None:
    """What came of an attempt, if these entries end it."""
    if not played:
        return None
    task = tasks()[attempt.puzzle.game]
    if not task.over(played[-1].position, attempt.seat):
        return None
    log = (*line.log, *(one.entry for one in played))
    return task.finish(replay(line.game, task.seats, log), attempt.seat)


def keep_finish(db: Connection, *, table: str, finish: Finish) -> None:
    came_of_it = {"solved": finish.solved, "figure": finish.figure, "marks": "\n".join(finish.marks)}
    db.execute(update(attempts).where(attempts.c.table_id == table).values(came_of_it))


def begin_attempt(db: Connection, *, guest: str, puzzle: Puzzle, number: int, table: str) -> None:
    """Raises Taken if the guest has begun one in another window meanwhile."""
    row = {"guest": guest, "date": puzzle.date, "game": puzzle.game, "language": puzzle.language}
    if not add_new(db, attempts, {**row, "number": number, "table_id": table}):
        raise Taken


async def attempts_at(store: Store, guest: str, puzzle: Puzzle) -> list[Kept]:
    """In the order in which they were begun."""
    theirs = select(attempts).where((attempts.c.guest == guest) & of(puzzle)).order_by(attempts.c.number)
    return [
        Kept(row.number, row.table_id, None if row.figure is None else kept_finish(row.solved, row.figure, row.marks))
        for row in await store.read(theirs)
    ]


async def days_of(store: Store, guest: str) -> dict[str, set[date]]:
    """By game, the days on which this guest has finished a first attempt."""
    theirs = (attempts.c.guest == guest) & (attempts.c.number == FIRST) & attempts.c.figure.is_not(None)
    found = select(attempts.c.game, attempts.c.date).where(theirs).distinct()
    days: dict[str, set[date]] = {}
    for row in await store.read(found.order_by(attempts.c.date.desc()).limit(LONGEST)):
        days.setdefault(row.game, set()).add(row.date)
    return days


async def all_reached(store: Store, puzzle: Puzzle) -> tuple[Reached, ...]:
    """What everybody's first attempts came to. Nobody is named."""
    figures = (attempts.c.solved, attempts.c.figure)
    over = of(puzzle) & (attempts.c.number == FIRST) & attempts.c.figure.is_not(None)
    counted = select(*figures, func.count().label("count")).where(over).group_by(*figures).order_by(*figures)
    return tuple(Reached(row.solved, row.figure, row.count) for row in await store.read(counted))


def of(puzzle: Puzzle) -> ColumnElement[bool]:
    named = (attempts.c.date == puzzle.date) & (attempts.c.game == puzzle.game)
    return named & (attempts.c.language == puzzle.language)


def kept_finish(solved: bool, figure: int, marks: str) -> Finish:
    return Finish(solved, figure, tuple(marks.split("\n")) if marks else ())
