"""An evening in a city of three servers, with every trouble again and again: python -m tests.city.run --seed 1."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from tests.city.city import city
from tests.city.client import Habits
from tests.city.evening import Outcome, Plan, evening
from tests.city.troubles import KINDS


def report(outcome: Outcome, minutes: float) -> str:
    done, refused = outcome.answers[""], {code: many for code, many in outcome.answers.items() if code}
    prompt = [one.longest for one in outcome.takeovers if not one.delayed]
    delayed = [one.longest for one in outcome.takeovers if one.delayed]
    lines = [
        f"{minutes:.1f} minutes, load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.",
        f"{outcome.tables} tables; {done} acts done, {outcome.again} of them sent again; refused: {refused}.",
        f"Entries kept: {dict(outcome.entries)}.",
        f"Troubles: {dict(outcome.troubles)}.",
        f"{len(prompt)} tables lost their keeper while people were there, and had another {within(prompt)}.",
        f"{len(delayed)} more had to wait for PostgreSQL or Redis, and then had one {within(delayed)}.",
        f"Tracebacks in the logs of the servers: {len(outcome.complaints)}.",
        *outcome.complaints[:5],
        f"Breaches: {len(outcome.breaches)}.",
        *map(str, outcome.breaches[:50]),
    ]
    return "\n".join(lines)


def within(waits: Sequence[float]) -> str:
    if not waits:
        return "at once"
    return f"within {max(waits):.1f} s, half of them within {median(waits):.1f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(10_000))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--troubles", type=int, default=20)
    parser.add_argument("--only", nargs="*", choices=KINDS, default=list(KINDS))
    parser.add_argument("--quiet", type=float, default=6.0, help="seconds between two troubles")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds from being asked to the act, on average")
    wish = parser.parse_args()
    luck = random.Random(wish.seed)
    troubles = [*wish.only, *luck.choices(wish.only, k=wish.troubles)][: wish.troubles]
    luck.shuffle(troubles)
    habits = Habits(pace=wish.pace, stay=30.0, away=(0.0, 0.0, 0.2, 0.5, 1.0, 2.0, 8.0))
    print(f"Seed {wish.seed}: {', '.join(troubles)}.", flush=True)
    began = monotonic()
    with TemporaryDirectory() as folder, city(Path(folder)) as place:
        outcome = asyncio.run(evening(place, Plan(wish.seed, wish.tables, troubles, wish.quiet, 10.0, habits)))
    print(report(outcome, (monotonic() - began) / 60))
    sys.exit(1 if outcome.breaches or outcome.complaints else 0)


if __name__ == "__main__":
    main()
