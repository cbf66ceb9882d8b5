"""Decisions a second of random play on one core, for each game, as a ratio to a plain loop in the same run.

    python -m benchmarks.random_play

A decision includes everything: view, choices, luck, rules, and what chance and judge do after it. Two play: alone, a
random player of LETTER is done after a decision or two.
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time

from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM
from parlour.catalog import CATALOG

STEPS = 1_000_000
BEST_OF = 5
SEATS = 2


def reference_loop() -> float:
    """Millions of steps a second of a loop any Python can run."""
    began = process_time()
    number = 1
    for _ in range(STEPS):
        number = (number * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
    return STEPS / (process_time() - began) / 1_000_000


def decisions_a_second(name: str, games: int) -> float:
    game = CATALOG[name].game()
    bots = (RANDOM,) * SEATS
    began = process_time()
    outcomes = play_chunk(game, bots, 2026, range(games))
    return sum(outcome.decisions for outcome in outcomes) / (process_time() - began)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="how many games each time")
    games = parser.parse_args().games
    print("| game | decisions a second | steps of the reference loop a decision |")
    print("|---|--:|--:|")
    for name in CATALOG:
        runs = [(decisions_a_second(name, games), reference_loop()) for _ in range(BEST_OF)]
        speed, loop = max(run[0] for run in runs), max(run[1] for run in runs)
        print(f"| {name} | {speed:,.0f} | {loop * 1_000_000 / speed:,.0f} |")


if __name__ == "__main__":
    main()
