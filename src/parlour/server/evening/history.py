"""The games a guest has finished: one line each, newest first, and only for the guest themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, and_, func, or_, select

from parlour.catalog import CATALOG
from parlour.core.refusal import Refusal
from parlour.server.evening.results import STRENGTHS, Against, Facts, Outcome
from parlour.server.store.schema import results
from parlour.server.store.store import Store

LINES = 20
MOST_LINES = 10_000
"""How many games statistics look back on."""
Second: TypeAlias = Annotated[int, Meta(ge=0, le=2**40)]
"""Calendar time."""
Mark: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{1,12}\.[A-Za-z0-9_-]{1,32}$")]
"""Where a page of history ends."""


class HistoryWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The query of GET /api/history. `house`: bots of any strength. `before` is the `next` of the page before."""

    game: str | UnsetType = UNSET
    outcome: Outcome | UnsetType = UNSET
    against: Against | Literal["house"] | UnsetType = UNSET
    since: Second | UnsetType = UNSET
    until: Second | UnsetType = UNSET
    before: Mark | UnsetType = UNSET


class StatisticsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The query of GET /api/history/statistics: one game, or all of them."""

    game: str | UnsetType = UNSET


class HistoryLine(Facts, frozen=True, kw_only=True):
    """A finished game. `ended` is calendar time in seconds, `figure` what is compared within a `mode`."""

    table: str
    game: str
    ended: int
    outcome: Outcome
    against: Against
    mode: str
    figure: float | None


class HistoryPage(Struct, frozen=True):
    """GET /api/history. `count` is how many there are in all; `next` leads to the lines before these."""

    lines: tuple[HistoryLine, ...]
    count: int
    next: str | None


async def page(store: Store, guest: str, wish: HistoryWish) -> HistoryPage:
    chosen = wanted(guest, wish)
    counted = await store.read(select(func.count()).select_from(results).where(chosen))
    lines = await read_lines(store, chosen, wish.before, LINES + 1)
    more, lines = len(lines) > LINES, lines[:LINES]
    return HistoryPage(tuple(lines), counted[0][0], mark(lines[-1]) if more else None)


async def all_lines(store: Store, guest: str, wish: StatisticsWish) -> list[HistoryLine]:
    """Newest first."""
    return await read_lines(store, wanted(guest, HistoryWish(game=wish.game)), UNSET, MOST_LINES)


async def every_line(store: Store, guest: str) -> AsyncIterator[HistoryLine]:
    """Newest first, however many there are."""
    before: str | UnsetType = UNSET
    while lines := await read_lines(store, results.c.guest == guest, before, LINES):
        for line in lines:
            yield line
        before = mark(lines[-1])


def wanted(guest: str, wish: HistoryWish) -> ColumnElement[bool]:
    conditions: list[ColumnElement[bool]] = [results.c.guest == guest]
    if wish.game is not UNSET:
        if wish.game not in CATALOG:
            raise Refusal("unknown_game", name=wish.game)
        conditions.append(results.c.game == wish.game)
    if wish.outcome is not UNSET:
        conditions.append(results.c.outcome == wish.outcome)
    if wish.against is not UNSET:
        conditions.append(results.c.against.in_(STRENGTHS if wish.against == "house" else [wish.against]))
    if wish.since is not UNSET:
        conditions.append(results.c.ended >= wish.since)
    if wish.until is not UNSET:
        conditions.append(results.c.ended < wish.until)
    return and_(*conditions)


async def read_lines(
    store: Store, chosen: ColumnElement[bool], before: str | UnsetType, most: int
) -> list[HistoryLine]:
    """Somebody may have played ten thousand games: they are decoded off the event loop."""
    if before is not UNSET:
        ended, _, table = before.partition(".")
        same = and_(results.c.ended == int(ended), results.c.table_id < table)
        chosen = and_(chosen, or_(results.c.ended < int(ended), same))
    newest = select(results).where(chosen).order_by(results.c.ended.desc(), results.c.table_id.desc())
    rows = await store.read(newest.limit(most))
    return await asyncio.to_thread(lambda: [line_of(row) for row in rows])


def line_of(row: Any) -> HistoryLine:
    facts = msgspec.json.decode(row.facts, type=Facts)
    return HistoryLine(
        **asdict(facts),
        table=row.table_id,
        game=row.game,
        ended=row.ended,
        outcome=row.outcome,
        against=row.against,
        mode=row.mode,
        figure=row.figure,
    )


def mark(line: HistoryLine) -> str:
    return f"{line.ended}.{line.table}"
