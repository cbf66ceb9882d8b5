"""The daily puzzles of the house: what is on today, who has done what, and what the Expert needed.

A puzzle's day is a day of UTC, so that it is the same puzzle for everybody at any moment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from datetime import UTC, date, datetime, time, timedelta
from functools import partial

import msgspec
from msgspec import Raw, Struct

from parlour.catalog import CATALOG
from parlour.core.refusal import Refusal
from parlour.daily.puzzle import Puzzle, sentence
from parlour.daily.task import Finish, Measure, Opening, game_of, opening, tasks
from parlour.server.evening.attempts import (
    FIRST,
    Kept,
    Reached,
    all_reached,
    attempts_at,
    begin_attempt,
    days_of,
)
from parlour.server.evening.calendar import Now, utc
from parlour.server.evening.pars import ParShown, keep_par, kept_par, par_id, read_finish, read_opening
from parlour.server.hall.guests import Guest
from parlour.server.hall.hall import Hall
from parlour.server.hall.opening import check_measure, new_id, open_attempt
from parlour.server.store.appending import Taken
from parlour.server.tables.record import Attempt, Bot, Chair, Person, Player, Record, Sitting
from parlour.server.thinking.thinker import Solved
from parlour.words.agreement import Language

DAY = timedelta(days=1)
STRIP = 28
"""Days on the strip of pegs."""


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily: today's puzzle of a game, or yesterday's. `language` matters where there are words."""

    game: str
    date: date
    language: Language


class Tried(Struct, frozen=True):
    """An attempt of yours. `first`: it counts. `finish`: what came of it."""

    table: str
    first: bool
    finish: Finish | None


class PuzzleShown(Struct, frozen=True):
    """A puzzle and how you stand. `luck` is the sentence from which all its luck follows.

    `par` is what the Expert needed, None while it is still thinking. `others` are told when you have finished, or once
    the day is over. `days` are the last days up to its date, the oldest first: those you have played this game on.
    `expert` is the address of the Expert's game, once the day is over.
    """

    game: str
    date: date
    language: str
    luck: str
    measure: Measure
    fewest: bool
    par: ParShown | None
    yours: Tried | None
    others: tuple[Reached, ...]
    streak: int
    days: tuple[bool, ...]
    expert: str | None


class DailyPage(Struct, frozen=True):
    """GET /api/daily/{language}. `left` is how many seconds today still has. `streak` and `days` are over all games."""

    date: date
    left: int
    today: tuple[PuzzleShown, ...]
    yesterday: tuple[PuzzleShown, ...]
    streak: int
    days: tuple[bool, ...]


class Daily:
    """`now` is the calendar, in UTC."""

    def __init__(self, hall: Hall, now: Now = utc) -> None:
        self._hall = hall
        self._now = now
        self._solving: dict[Puzzle, asyncio.Task[Solved | None]] = {}

    @property
    def today(self) -> date:
        return self._now().date()

    async def page(self, guest: Guest, language: str) -> DailyPage:
        now, today = self._now(), self.today
        days = await days_of(self._hall.store, guest.id)
        played = set[date]().union(*days.values())
        return DailyPage(
            date=today,
            left=int((datetime.combine(today + DAY, time(), UTC) - now).total_seconds()),
            today=tuple([await self._show(guest, one, days) for one in puzzles(today, language)]),
            yesterday=tuple([await self._show(guest, one, days) for one in puzzles(today - DAY, language)]),
            streak=streak(played, today),
            days=strip(played, today),
        )

    async def at_table(self, guest: Guest, id: str) -> PuzzleShown:
        """The puzzle of a table, and how you stand."""
        table = await self._hall.table(id)
        if table.record.attempt is None:
            raise Refusal("no_such_puzzle")
        return await self._show(guest, table.record.attempt.puzzle, await days_of(self._hall.store, guest.id), id)

    async def open(self, guest: Guest, wish: TryPuzzle) -> str:
        """A table for this puzzle: the attempt that is not over yet, or a new one."""
        puzzle = self._wished(wish)
        while True:
            tried = await attempts_at(self._hall.store, guest.id, puzzle)
            if tried and tried[-1].finish is None and await self._goes_on(tried[-1].table):
                return tried[-1].table
            try:
                return await self._begin(guest, puzzle, tried)
            except Taken:  # in another window, at the same moment
                continue

    async def close(self) -> None:
        for solving in self._solving.values():
            solving.cancel()
        await asyncio.gather(*self._solving.values(), return_exceptions=True)

    def _wished(self, wish: TryPuzzle) -> Puzzle:
        task = tasks().get(wish.game)
        if task is None or wish.date not in (self.today, self.today - DAY):
            raise Refusal("no_such_puzzle")
        return Puzzle(wish.game, wish.date, wish.language if task.spoken else "")

    async def _goes_on(self, id: str) -> bool:
        table = await self._hall.table(id)
        return table.record.open and not table.ledger.outdated

    async def _begin(self, guest: Guest, puzzle: Puzzle, tried: list[Kept]) -> str:
        """Only today's puzzle has an attempt that counts."""
        number = tried[-1].number + 1 if tried else FIRST if puzzle.date == self.today else FIRST + 1
        await check_measure(self._hall, guest)
        begins = await self._opening(puzzle)
        await self._hall.enter(guest)
        attempt = Attempt(puzzle, begins.seat, number == FIRST)
        record = seated(guest, attempt, begins)
        also = partial(begin_attempt, guest=guest.id, puzzle=puzzle, number=number, table=record.id)
        await open_attempt(self._hall, record, begins.log, also)
        return record.id

    async def _opening(self, puzzle: Puzzle) -> Opening:
        if not tasks()[puzzle.game].searched:
            return opening(puzzle)
        solved = await kept_par(self._hall.store, puzzle) or await self._solve(puzzle)
        if solved is None:
            raise Refusal("puzzle_not_ready")
        return read_opening(puzzle, solved)

    async def _show(
        self, guest: Guest, puzzle: Puzzle, days: dict[str, set[date]], table: str | None = None
    ) -> PuzzleShown:
        """`table`: the attempt asked about, if it is a certain one; else the first."""
        task, store = tasks()[puzzle.game], self._hall.store
        tried = [one for one in await attempts_at(store, guest.id, puzzle) if table is None or one.table == table]
        yours = shown(tried[0]) if tried else None
        done = yours is not None and yours.finish is not None
        played, past = days.get(puzzle.game, set()), puzzle.date < self.today
        par = await self._par(puzzle)
        return PuzzleShown(
            game=puzzle.game,
            date=puzzle.date,
            language=puzzle.language,
            luck=sentence(puzzle),
            measure=task.measure,
            fewest=task.fewest,
            par=par,
            yours=yours,
            others=await all_reached(store, puzzle) if done or past else (),
            streak=streak(played, self.today),
            days=strip(played, self.today),
            expert=f"/replay/{par_id(puzzle)}" if past and par else None,
        )

    async def _par(self, puzzle: Puzzle) -> ParShown | None:
        """If nobody has asked before, the Expert begins to think."""
        solved = await kept_par(self._hall.store, puzzle)
        if solved is None:
            self._begin_solving(puzzle)
            return None
        return read_finish(solved)

    def _begin_solving(self, puzzle: Puzzle) -> asyncio.Task[Solved | None]:
        if puzzle not in self._solving:
            solving = asyncio.create_task(self._solve_and_keep(puzzle))
            self._solving[puzzle] = solving
            solving.add_done_callback(lambda _: self._solving.pop(puzzle, None))
        return self._solving[puzzle]

    async def _solve(self, puzzle: Puzzle) -> Solved | None:
        return await asyncio.shield(self._begin_solving(puzzle))

    async def _solve_and_keep(self, puzzle: Puzzle) -> Solved | None:
        solved = await self._hall.house.solve(puzzle)
        if solved is not None:
            await self._hall.store.write(partial(keep_par, puzzle=puzzle, solved=solved))
        return solved


def puzzles(day: date, language: str) -> list[Puzzle]:
    return [Puzzle(name, day, language if task.spoken else "") for name, task in tasks().items()]


def seated(guest: Guest, attempt: Attempt, begins: Opening) -> Record:
    """The guest sits where the puzzle wants them. Bots fill the other seats, which do not come to play."""

    def player(seat: int) -> Player:
        return Person(guest.id, guest.name) if seat == begins.seat else Bot("expert")

    puzzle, seats = attempt.puzzle, tasks()[attempt.puzzle.game].seats
    chairs = tuple(Chair((Sitting(0, player(seat)),)) for seat in range(seats))
    game, rules = Raw(msgspec.json.encode(game_of(puzzle))), CATALOG[puzzle.game].version
    return Record(new_id(), game, rules, guest.id, begins.seed, chairs, attempt=attempt)


def shown(kept: Kept) -> Tried:
    return Tried(kept.table, kept.number == FIRST, kept.finish)


def streak(played: Collection[date], today: date) -> int:
    """Days in a row. Today does not break it as long as it is not over."""
    day = today if today in played else today - DAY
    length = 0
    while day in played:
        day, length = day - DAY, length + 1
    return length


def strip(played: Collection[date], today: date) -> tuple[bool, ...]:
    """The last days, the oldest first."""
    return tuple(today - DAY * ago in played for ago in reversed(range(STRIP)))
