"""How much faster many games are on several cores than on one, in one run: the batch mode of simulations and studies.

python -m benchmarks.batch --seconds 20

Each game is played for about so long on one core; then the same matches on several, from the first process that is
started to the last result; then on one core again. A speed-up of 1.00 a core is linear. Beside it stand what does not
depend on who else uses the machine, the processor time of the one-core run as a part of that of the other; and the
machine's own limit: copies of the one-core run at the same time, which share nothing.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter
from typing import NamedTuple

from benchmarks.ladder import SEED
from parlour.arena.crew import crew
from parlour.arena.report import Outcome, outcome
from parlour.arena.simulation import Fixture, play_fixtures, played, series
from parlour.bots.bot import RANDOM
from parlour.catalog import CATALOG

TABLES = (
    ("grandmastermind", RANDOM, 2),
    ("moerder", RANDOM, 2),
    ("murdero", "casual", 2),
    ("wordsearch", "casual", 2),
    ("letter", "casual", 2),
)


class Run(NamedTuple):
    """How long it took by the clock on the wall, the processor time of all processes, and what came of it."""

    wall: float
    processor: float
    outcomes: list[Outcome]


def run(fixtures: list[Fixture], cores: int) -> Run:
    began, used = perf_counter(), processor_time()
    with crew(hands=cores) as hands:
        outcomes = [one for chunk in played(fixtures, SEED, hands, outcome) for one in chunk]
    return Run(perf_counter() - began, processor_time() - used, outcomes)


def processor_time() -> float:
    """That of this process and of those it has waited for."""
    own, children = getrusage(RUSAGE_SELF), getrusage(RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def alone(fixtures: list[Fixture]) -> float:
    """The seconds this takes in a process that has been warmed up."""
    play_fixtures(outcome, SEED, fixtures[:1])
    began = perf_counter()
    play_fixtures(outcome, SEED, fixtures)
    return perf_counter() - began


def limit(fixtures: list[Fixture], cores: int) -> float:
    """How much copies that share nothing get out of these cores, as a part of linear."""
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        (one,) = pool.map(alone, [fixtures])
        both = list(pool.map(alone, [fixtures] * cores))
    return one / (sum(both) / cores)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="about how long each game is played on one core")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--game", action="append", help="only this one; may be said again")
    args = parser.parse_args()
    print(
        f"| game | bots | games | 1 core, s | {args.cores} cores, s | speed-up a core | processor | machine's limit |"
    )
    print("|---|---|--:|--:|--:|--:|--:|--:|")
    for name, bot, seats in TABLES:
        if args.game and name not in args.game:
            continue
        game, bots = CATALOG[name].game(), (bot,) * seats
        run(series(game, bots, range(2)), 1)
        sample = run(series(game, bots, range(2, 12)), 1).wall
        fixtures = series(game, bots, range(max(50, round(args.seconds / sample * 10))))
        first, several, second = run(fixtures, 1), run(fixtures, args.cores), run(fixtures, 1)
        assert several.outcomes == first.outcomes
        one = (first.wall + second.wall) / 2
        figures = (
            one / several.wall / args.cores,
            (first.processor + second.processor) / 2 / several.processor,
            limit(fixtures[: len(fixtures) // 4], args.cores),
        )
        row = (name, bot, str(len(fixtures)), f"{one:.1f}", f"{several.wall:.1f}", *(f"{one:.2f}" for one in figures))
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
