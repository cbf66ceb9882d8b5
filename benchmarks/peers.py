"""Random play of our games next to games of other libraries, in the same run on one core.

    python -m benchmarks.peers

The others are installed once, into an environment of their own. A decision is a player's, with everything that belongs
to it: what the player sees, its choices, the luck, the rules, and what chance and the judge do after it. Ours also keep
a log, guard every entry and deal by luck that can be checked. They are measured twice: in the loop of the library, like
the others, and through the arena, where every decision has luck of its own. Speeds are by processor time. Every game
has its turn in each round, and the ratios are those of the rounds.
"""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from operator import truediv
from pathlib import Path
from statistics import median
from tempfile import gettempdir
from time import process_time
from typing import Final, NamedTuple

from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM
from parlour.catalog import CATALOG
from parlour.core.luck import seeded
from parlour.core.sitting import Sitting

PACKAGES: Final = ("open_spiel==2.0.2", "rlcard==1.2.0", "TextArena==0.7.4")
SECONDS: Final = 0.3
"""Roughly how long a game is played at a time."""


class Ours(NamedTuple):
    title: str
    game: str
    seats: int
    peers: tuple[str, ...]


DOMINOES, GIN_RUMMY = "OpenSpiel dominoes in Python", "RLCard gin rummy"
TABLES: Final = (
    Ours("GRAND MASTER MIND", "grandmastermind", 2, ("TextArena Mastermind",)),
    Ours("MÖRDER", "moerder", 2, ("OpenSpiel tic-tac-toe in Python",)),
    Ours("WORD SEARCH", "wordsearch", 2, (DOMINOES, GIN_RUMMY)),
    Ours("LETTER", "letter", 2, (DOMINOES, GIN_RUMMY)),
    Ours("LETTER alone", "letter", 1, (DOMINOES, GIN_RUMMY)),
    Ours("MURDERO", "murdero", 2, ("OpenSpiel gin rummy in C++", GIN_RUMMY)),
)


def installed(folder: Path) -> Path:
    """The Python of an environment that has the peers, made on the first run."""
    python = folder / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
    return python


class Peers:
    """Other libraries in a process of their own, which plays what it is asked to."""

    def __init__(self, python: Path) -> None:
        script = Path(__file__).with_name("peer_games.py")
        self._process = subprocess.Popen([python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def play(self, name: str, games: int) -> tuple[int, float]:
        """Decisions made, and the seconds they took."""
        asked, told = self._process.stdin, self._process.stdout
        assert asked is not None
        assert told is not None
        print(json.dumps([name, games]), file=asked, flush=True)
        line = next(line for line in told if line.startswith("["))
        _, decisions, took = json.loads(line)
        return decisions, took


def play(table: Ours, games: int) -> tuple[int, float]:
    """The loop of the library."""
    game, luck = CATALOG[table.game].game(), seeded(2026)
    decisions = 0
    began = process_time()
    for number in range(games):
        sitting = Sitting(game, table.seats, number)
        for seat in sitting:
            sitting.act(seat, sitting.legal(seat).pick(luck))
            decisions += 1
    return decisions, process_time() - began


def simulate(table: Ours, games: int) -> tuple[int, float]:
    game = CATALOG[table.game].game()
    began = process_time()
    outcomes = play_chunk(game, (RANDOM,) * table.seats, 2026, range(games))
    return sum(outcome.decisions for outcome in outcomes), process_time() - began


def enough(play: Callable[[int], tuple[int, float]]) -> int:
    """How many games take long enough to be timed. The first ones also warm up."""
    games = 1
    while (took := play(games)[1]) < SECONDS / 4:
        games *= 4
    return max(1, round(games * SECONDS / took))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, default=Path(gettempdir()) / "peers", help="the peers' environment")
    parser.add_argument("--rounds", type=int, default=9, help="how many rounds to run")
    args = parser.parse_args()
    peers = Peers(installed(args.peers))
    players: dict[str, Callable[[int], tuple[int, float]]] = {}
    for table in TABLES:
        players[table.title] = partial(play, table)
        players[in_the_arena(table)] = partial(simulate, table)
        players |= {name: partial(peers.play, name) for name in table.peers}
    games = {name: enough(play) for name, play in players.items()}
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(args.rounds):
        for name, play_some in players.items():
            decisions, took = play_some(games[name])
            speeds[name].append(decisions / took)
    print("| game | decisions a second | in the arena | peer | decisions a second | ratio | in the arena |")
    print("|---|--:|--:|---|--:|--:|--:|")
    for table in TABLES:
        both = speeds[table.title], speeds[in_the_arena(table)]
        for peer in table.peers:
            theirs = speeds[peer]
            ratios = [median(map(truediv, ours, theirs)) for ours in both]
            figures = [f"{median(ours):,.0f}" for ours in both], [f"{ratio:.2f}" for ratio in ratios]
            print("|", " | ".join([table.title, *figures[0], peer, f"{median(theirs):,.0f}", *figures[1]]), "|")


def in_the_arena(table: Ours) -> str:
    return f"{table.title} in the arena"


if __name__ == "__main__":
    main()
