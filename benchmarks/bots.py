"""The law over bots, at length: at every strength and number of seats, every game ends and nothing is refused.

python -m benchmarks.bots --games 300 --workers 2 --keep bots.jsonl

What is kept need not be played again, so the run may be stopped and resumed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from msgspec import json

from parlour.arena.endurance import Endured, endure, strengths
from parlour.arena.lengths import most_decisions
from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.catalog import CATALOG
from parlour.core.laws import LawBroken
from parlour.words.warming import warm

CHUNK = 10


class Cell(NamedTuple):
    """A game, the strength of all its bots, and how many there are."""

    name: str
    strength: str
    seats: int


class Played(NamedTuple):
    """The first games of a cell: how long they and their turns were, and how any broke the law."""

    cell: Cell
    first: int
    lengths: list[int]
    longest_turn: int
    breaches: list[str]


def play(cell: Cell, numbers: range) -> Played:
    games: list[Endured] = []
    breaches: list[str] = []
    for number in numbers:
        try:
            games += endure(CATALOG[cell.name].game, cell.strength, cell.seats, [number])
        except LawBroken as breach:
            breaches.append(f"{cell.name}: {breach}")
    lengths, turns = [game.decisions for game in games], [game.longest_turn for game in games]
    return Played(cell, numbers.start, lengths, max(turns, default=0), breaches)


def cells(names: list[str], bots: list[str]) -> list[Cell]:
    return [
        Cell(name, strength, seats)
        for name in names
        for strength in strengths(name)
        if strength in bots
        for seats in CATALOG[name].game().seats
    ]


def play_all(every: list[Cell], games: int, workers: int, keep: Path | None) -> list[Played]:
    """Plays in chunks on this many processes, and says how far it has come."""
    chunks = [(cell, range(first, min(first + CHUNK, games))) for cell in every for first in range(0, games, CHUNK)]
    played = kept(keep, chunks)
    known = {(one.cell, one.first) for one in played}
    began, done = monotonic(), sum(map(games_of, played))
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        jobs = [pool.submit(play, cell, numbers) for cell, numbers in chunks if (cell, numbers.start) not in known]
        for job in as_completed(jobs):
            one = job.result()
            played.append(one)
            done += games_of(one)
            if keep is not None:
                with keep.open("ab") as file:
                    file.write(json.encode(one) + b"\n")
            told = f"{one.cell.name} {one.cell.strength} {one.cell.seats}"
            print(f"{done:,} of {games * len(every):,} games, {monotonic() - began:,.0f} s: {told}", file=sys.stderr)
            for breach in one.breaches:
                print(breach, file=sys.stderr)
    return played


def kept(keep: Path | None, chunks: list[tuple[Cell, range]]) -> list[Played]:
    """What an earlier run has played of these chunks."""
    if keep is None or not keep.exists():
        return []
    lines = (json.decode(line, type=Played) for line in keep.read_bytes().splitlines())
    return [one for one in lines if (one.cell, range(one.first, one.first + games_of(one))) in chunks]


def games_of(one: Played) -> int:
    return len(one.lengths) + len(one.breaches)


def show(played: list[Played]) -> None:
    """A line for each game and strength, all numbers of seats together."""
    together: dict[tuple[str, str], list[Played]] = defaultdict(list)
    for one in played:
        together[one.cell.name, one.cell.strength].append(one)
    print(
        "| game | bot | seats | games | ended within the rules | decisions, mean | longest | allowed | longest turn |"
    )
    print("|---|---|---|--:|--:|--:|--:|--:|--:|")
    for (name, strength), some in together.items():
        game = CATALOG[name].game()
        lengths = [length for one in some for length in one.lengths]
        games = sum(map(games_of, some))
        longest, seats = max((max(one.lengths, default=0), one.cell.seats) for one in some)
        turn = max(one.longest_turn for one in some if one.cell.seats > 1)
        print(
            f"| {name} | {strength} | {game.seats[0]}–{game.seats[-1]} | {games:,} | {len(lengths):,} "
            f"| {sum(lengths) / max(1, len(lengths)):,.0f} | {longest:,} ({seats} seats) | {most_decisions(game):,} "
            f"| {turn} |"
        )


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="how many games in each cell")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--game", action="append", choices=list(CATALOG), help="only this one; may be said again")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where results are kept as they come")
    parser.add_argument("--bot", action="append", choices=[*STRENGTHS, RANDOM], help="only this one; may be said again")
    args = parser.parse_args()
    warm()
    every = cells(args.game or list(CATALOG), args.bot or [*STRENGTHS, RANDOM])
    played = play_all(every, args.games, args.workers, args.keep)
    show(sorted(played, key=lambda one: every.index(one.cell)))
    return int(any(one.breaches for one in played))


if __name__ == "__main__":
    sys.exit(main())
