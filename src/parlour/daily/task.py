"""How a game is set as a daily puzzle: its options, where it begins, when it is over and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from parlour.catalog import CATALOG
from parlour.core.extras import extra
from parlour.core.game import TIME_UP, AnyEntry, AnyGame, Entry, Seat
from parlour.core.luck import Seal
from parlour.core.options import Value
from parlour.core.play import START, Played, Position, begin, play, settle
from parlour.daily.puzzle import Puzzle, seed

Measure: TypeAlias = Literal["rows", "tiles", "turns", "words", "points"]
"""What is counted."""


class Opening(Struct, frozen=True):
    """Where everybody begins: after these entries it is this seat's turn."""

    seed: bytes
    seat: Seat
    log: tuple[AnyEntry, ...]


class Finish(Struct, frozen=True):
    """What came of an attempt: without a solution the figure is 0. `marks` may be shown to people who have not played
    yet, since they give nothing away.
    """

    solved: bool
    figure: int
    marks: tuple[str, ...] = ()


def dealt(puzzle: Puzzle, game: AnyGame, seats: int, tried: int = 1) -> Opening:
    """The first deals. If another seat has to do something first, chance does it: a code is set."""
    seal, you = Seal(seed(puzzle, tried)), Seat(0)
    here = begin(game, seats)
    log: list[AnyEntry] = []

    def keep(played: list[Played]) -> Position[Any]:
        log.extend(one.entry for one in played)
        return played[-1].position if played else here

    here = keep(settle(game, here, START, seal.luck))
    while here.over is None and you not in here.turn.awaited:
        here = keep([play(game, here, Entry(START, "table", TIME_UP))])
        here = keep(settle(game, here, START, seal.luck))
    return Opening(seal.seed, you, tuple(log))


def game_over(here: Position[Any], seat: Seat) -> bool:
    return here.over is not None


class Task(Struct, frozen=True):
    """`fewest`: the fewer the better. `spoken`: there is a puzzle in each language. `searched`: finding the opening is
    slow. `over` says whether an attempt is over; only then is `finish` asked, with the whole line of play.
    """

    measure: Measure
    fewest: bool
    finish: Callable[[Sequence[Played], Seat], Finish]
    options: Mapping[str, Value] = MappingProxyType({})
    seats: int = 1
    spoken: bool = False
    searched: bool = False
    opening: Callable[[Puzzle, AnyGame, int], Opening] = dealt
    over: Callable[[Position[Any], Seat], bool] = game_over


def task(name: str) -> Task | None:
    """How this game is set, if it has a daily puzzle."""
    module = extra("parlour.daily.games", name)
    return None if module is None else module.TASK


def tasks() -> dict[str, Task]:
    """All games with a daily puzzle, as they stand on the shelf."""
    return {name: found for name in CATALOG if (found := task(name)) is not None}


def game_of(puzzle: Puzzle) -> AnyGame:
    """The rules everybody plays this puzzle by."""
    found = tasks()[puzzle.game]
    spoken = {"language": puzzle.language} if found.spoken else {}
    return CATALOG[puzzle.game].game(**found.options, **spoken)


def opening(puzzle: Puzzle) -> Opening:
    found = tasks()[puzzle.game]
    return found.opening(puzzle, game_of(puzzle), found.seats)
