"""What a guest's finished games add up to: how often they won, against whom, their figures over time, their bests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, get_args

from msgspec import Struct

from parlour.catalog import CATALOG
from parlour.review.tally.tally import FEWER_IS_BETTER, Measure, mean
from parlour.server.evening.history import HistoryLine
from parlour.server.evening.results import Against, Outcome

POINTS = 60
"""How many games a plot shows."""
WORTH_A_RECORD: Final[frozenset[str]] = frozenset({"points", "words", "tiles_left", "turns"})
"""The measures whose best is a record. The others are means, or have a feat that says the same."""


class Point(Struct, frozen=True):
    """A game on a plot."""

    table: str
    ended: int
    outcome: Outcome
    against: Against
    figure: float | None


class Standing(Struct, frozen=True):
    """How somebody fares against one kind of opponent. `figure` is the mean."""

    against: Against
    played: int
    won: int
    shared: int
    figure: float | None


class Best(Struct, frozen=True):
    """A personal record and its game. `kind`: a feat, a measure, `fastest` (milliseconds) or `run` (wins)."""

    kind: str
    worth: float
    table: str
    ended: int
    word: str | None = None


class ModeStatistics(Struct, frozen=True):
    """Games that can be compared with one another. `run`: how many were won in a row until now. `points`: the last
    ones, oldest first.
    """

    game: str
    mode: str
    measure: Measure | None
    fewer_is_better: bool
    played: int
    won: int
    shared: int
    lost: int
    run: int
    points: tuple[Point, ...]
    standings: tuple[Standing, ...]
    bests: tuple[Best, ...]


class Statistics(Struct, frozen=True):
    """GET /api/history/statistics. `since` is when the first of these games ended."""

    played: int
    since: int | None
    modes: tuple[ModeStatistics, ...]


def statistics(lines: Iterable[HistoryLine]) -> Statistics:
    """The modes of a game stand together, the one played most first. Games that began in others do not count."""
    games = sorted((line for line in lines if not line.resumed), key=lambda line: line.ended)
    by_mode: defaultdict[tuple[str, str], list[HistoryLine]] = defaultdict(list)
    for line in games:
        by_mode[line.game, line.mode].append(line)
    order = list(CATALOG)
    modes = sorted(map(of_mode, by_mode.values()), key=lambda one: (order.index(one.game), -one.played))
    return Statistics(len(games), games[0].ended if games else None, tuple(modes))


def of_mode(lines: Sequence[HistoryLine]) -> ModeStatistics:
    """`lines`: oldest first."""
    measure = next((line.measure for line in lines if line.measure), None)
    return ModeStatistics(
        game=lines[0].game,
        mode=lines[0].mode,
        measure=measure,
        fewer_is_better=measure in FEWER_IS_BETTER,
        played=len(lines),
        won=count(lines, "won"),
        shared=count(lines, "shared"),
        lost=count(lines, "lost"),
        run=runs(lines)[-1],
        points=tuple(
            Point(line.table, line.ended, line.outcome, line.against, line.figure) for line in lines[-POINTS:]
        ),
        standings=tuple(standings(lines)),
        bests=tuple(bests(lines)),
    )


def count(lines: Iterable[HistoryLine], outcome: Outcome) -> int:
    return sum(line.outcome == outcome for line in lines)


def standings(lines: Sequence[HistoryLine]) -> Iterator[Standing]:
    """From the weakest opponent to the strongest; people last."""
    for against in get_args(Against):
        theirs = [line for line in lines if line.against == against]
        if theirs:
            figures = [line.figure for line in theirs if line.figure is not None]
            figure = mean(sum(figures), len(figures))
            yield Standing(against, len(theirs), count(theirs, "won"), count(theirs, "shared"), figure)


def runs(lines: Sequence[HistoryLine]) -> list[int]:
    """After each game, how many in a row were won."""
    found: list[int] = []
    for line in lines:
        found.append((found[-1] if found else 0) + 1 if line.outcome == "won" else 0)
    return found


def bests(lines: Sequence[HistoryLine]) -> Iterator[Best]:
    """The first game that reached it holds a record."""
    feats = [line for line in lines if line.feat is not None]
    if feats:
        kind = feats[0].feat.kind if feats[0].feat else ""
        line = first(feats, lambda one: one.feat.worth if one.feat else 0, fewer=kind in FEWER_IS_BETTER)
        assert line.feat is not None
        yield Best(kind, line.feat.worth, line.table, line.ended, line.feat.word)
    figures = [line for line in lines if line.figure is not None and line.measure in WORTH_A_RECORD]
    if figures:
        line = first(figures, lambda one: one.figure or 0, fewer=figures[0].measure in FEWER_IS_BETTER)
        yield Best(str(line.measure), line.figure or 0, line.table, line.ended)
    won = [line for line in lines if line.outcome == "won" and line.reason != "gave_up"]
    if won:
        line = first(won, lambda one: one.time, fewer=True)
        yield Best("fastest", line.time, line.table, line.ended)
    run = runs(lines)
    if (longest := max(run)) > 1:
        line = lines[run.index(longest)]
        yield Best("run", longest, line.table, line.ended)


def first(lines: Sequence[HistoryLine], worth: Callable[[HistoryLine], float], *, fewer: bool) -> HistoryLine:
    return (min if fewer else max)(lines, key=worth)
