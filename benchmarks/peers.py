"""Random play of MURDERO next to gin rummy in OpenSpiel and RLCard, in the same run on one core.

    python -m venv /tmp/peers && /tmp/peers/bin/pip install open_spiel rlcard
    python -m benchmarks.peers --python /tmp/peers/bin/python

A step is any applied action, even by chance. A decision is a player's. MURDERO is measured twice: by its rules alone,
like the other two, and through the arena, which also keeps the log and verifiable luck.
"""

from __future__ import annotations

import json
import subprocess
from argparse import ArgumentParser
from collections import defaultdict
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM
from parlour.core.game import Actor, Entry, Millis, Verdict
from parlour.games.murdero import Murdero

GAME = Murdero()
AT = Millis(0)
SEATS = 2


class Speed(NamedTuple):
    """Steps and decisions a second."""

    steps: float
    decisions: float


class QuickLuck:
    """Python's own random numbers."""

    def __init__(self, seed: int) -> None:
        self.below = Random(seed).randrange


def by_the_rules(games: int) -> Speed:
    """Makes the view, lists the choices and applies one at random."""
    steps = decisions = 0
    began = process_time()
    for number in range(games):
        luck = QuickLuck(number)
        state = GAME.start(SEATS)
        while GAME.result(state) is None:
            actor: Actor
            awaited = GAME.turn(state).awaited
            if awaited:
                (actor,) = awaited
                action = GAME.legal(GAME.view(state, actor)).pick(luck)
                decisions += 1
            else:
                due = GAME.deal(state, luck)
                assert due is not None
                actor, action = "judge" if isinstance(due, Verdict) else "chance", due
            state = GAME.apply(state, Entry(AT, actor, action)).state
            steps += 1
    took = process_time() - began
    return Speed(steps / took, decisions / took)


def in_the_arena(games: int) -> Speed:
    began = process_time()
    outcomes = play_chunk(GAME, (RANDOM,) * SEATS, 2026, range(games))
    took = process_time() - began
    steps = sum(sum(outcome.actions.values()) for outcome in outcomes)
    return Speed(steps / took, sum(outcome.decisions for outcome in outcomes) / took)


def peers(python: str, games: int) -> dict[str, Speed]:
    script = Path(__file__).with_name("gin_rummy.py")
    done = subprocess.run([python, str(script), str(games)], check=True, capture_output=True, text=True)
    return {name: Speed(**speed) for name, speed in json.loads(done.stdout.splitlines()[-1]).items()}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--python", required=True, help="the Python that has open_spiel and rlcard")
    parser.add_argument("--games", type=int, default=40, help="how many games each time")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds to run; the best counts")
    args = parser.parse_args()
    runs: dict[str, list[Speed]] = defaultdict(list)
    for _ in range(args.rounds):
        runs["MURDERO, rules alone"].append(by_the_rules(args.games))
        runs["MURDERO, arena"].append(in_the_arena(args.games))
        for name, speed in peers(args.python, args.games).items():
            runs[f"gin rummy, {name}"].append(speed)
    print("| game | steps a second | decisions a second |")
    print("|---|--:|--:|")
    for name, speeds in runs.items():
        print(f"| {name} | {max(s.steps for s in speeds):,.0f} | {max(s.decisions for s in speeds):,.0f} |")


if __name__ == "__main__":
    main()
