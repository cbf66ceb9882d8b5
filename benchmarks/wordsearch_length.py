"""How long a game of WORD SEARCH lasts: the turns bots take to each target, at a person's pace.

python -m benchmarks.wordsearch_length --games 20
"""

from __future__ import annotations

from argparse import ArgumentParser

from benchmarks.ladder import SEED
from parlour.arena.intervals import estimate
from parlour.arena.pace import minutes
from parlour.arena.simulation import play_chunk
from parlour.games.wordsearch import WordSearch

LENGTHS = ((50, 4), (100, 2), (100, 4), (200, 2), (200, 4))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many games at each table")
    games = parser.parse_args().games
    print("| points to reach | seats | bots | words called | minutes (95 %) |")
    print("|--:|--:|---|--:|---|")
    for target, seats in LENGTHS:
        for strength in ("novice", "casual"):
            outcomes = play_chunk(WordSearch(target=target), (strength,) * seats, SEED, range(games))  # type: ignore[arg-type]
            lasted = estimate(minutes(outcome.actions) for outcome in outcomes)
            calls = sum(outcome.actions["Call"] for outcome in outcomes) / games
            spread = lasted.high - lasted.mean
            print(f"| {target} | {seats} | {strength} | {calls:.0f} | {lasted.mean:.0f} ± {spread:.0f} |", flush=True)


if __name__ == "__main__":
    main()
