"""Kills a real house at every named point in the life of a move: python -m tests.faults.crash_matrix --kills 20."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.evening import Evening
from tests.faults.serving import POINTS


async def killed_at(points: Sequence[str], data: Path, seed: int) -> Evening:
    """An evening over which the house is killed at one of these points after the other. Raises if anything was lost."""
    evening = Evening(data, seed)
    for point in points:
        kills = evening.kills
        while evening.kills == kills:
            await evening.go_on(point)
    await evening.look_back()
    return evening


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", nargs="*", choices=POINTS, default=POINTS)
    wish = parser.parse_args()
    for number, point in enumerate(wish.points):
        with TemporaryDirectory() as data:
            evening = asyncio.run(killed_at([point] * wish.kills, Path(data), wish.seed + number))
        sys.stdout.write(f"{point:14} {evening.kills} kills; told and looked up again: {evening.told} events\n")


if __name__ == "__main__":
    main()
