"""The Expert's games of daily puzzles, as the house keeps them. When its day is over, anybody may look at one."""

from __future__ import annotations

import re
from datetime import date

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, select

from parlour.catalog import CATALOG
from parlour.core.game import AnyEntry, Seat
from parlour.daily.puzzle import Puzzle
from parlour.daily.task import Opening, game_of, tasks
from parlour.server.evening.replay import Replay, folded
from parlour.server.store.rows import add_new
from parlour.server.store.schema import pars
from parlour.server.store.store import Store
from parlour.server.thinking.thinker import Solved

ADDRESS = re.compile(r"par-(\d{4}-\d\d-\d\d)-([a-z]+)(?:-([a-z]{2}))?")


class ParShown(Struct, frozen=True):
    solved: bool
    figure: int


class _Par(Struct):
    finish: ParShown
    log: list[Raw]


class _Opening(Struct):
    seed: bytes
    seat: int
    log: list[Raw]


def par_id(puzzle: Puzzle) -> str:
    """What the replay of the Expert's game is called: `par-2026-11-15-letter-de`. No table is called like that."""
    return "-".join(part for part in ("par", puzzle.date.isoformat(), puzzle.game, puzzle.language) if part)


def puzzle_of(id: str) -> Puzzle | None:
    """The puzzle of such a replay. None if it is something else's."""
    found = ADDRESS.fullmatch(id)
    if found is None or found[2] not in tasks():
        return None
    try:
        return Puzzle(found[2], date.fromisoformat(found[1]), found[3] or "")
    except ValueError:
        return None


async def kept_par(store: Store, puzzle: Puzzle) -> Solved | None:
    rows = await store.read(select(pars.c.kept).where(of(puzzle)))
    return msgspec.json.decode(rows[0].kept, type=Solved) if rows else None


def keep_par(db: Connection, *, puzzle: Puzzle, solved: Solved) -> None:
    """Two servers may have asked their Experts at the same time, who found the same."""
    row = {"date": puzzle.date, "game": puzzle.game, "language": puzzle.language}
    add_new(db, pars, {**row, "kept": msgspec.json.encode(solved)})


def of(puzzle: Puzzle) -> ColumnElement[bool]:
    return (pars.c.date == puzzle.date) & (pars.c.game == puzzle.game) & (pars.c.language == puzzle.language)


def read_finish(solved: Solved) -> ParShown:
    return msgspec.json.decode(solved.par, type=_Par).finish


def read_opening(puzzle: Puzzle, solved: Solved) -> Opening:
    kept = msgspec.json.decode(solved.opening, type=_Opening)
    return Opening(kept.seed, Seat(kept.seat), read_log(puzzle, kept.log))


def read_game(puzzle: Puzzle, solved: Solved) -> Replay:
    """The Expert's game as a replay. It ends where the puzzle does."""
    log = read_log(puzzle, msgspec.json.decode(solved.par, type=_Par).log)
    seat = msgspec.json.decode(solved.opening, type=_Opening).seat
    return replace(folded(game_of(puzzle), ("expert",) * tasks()[puzzle.game].seats, log), player=Seat(seat))


def read_log(puzzle: Puzzle, log: list[Raw]) -> tuple[AnyEntry, ...]:
    return tuple(map(msgspec.json.Decoder(CATALOG[puzzle.game].types.entry).decode, log))
