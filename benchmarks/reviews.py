"""How much processor time it takes to look back at one decision, for each game.

The games are played by bots. The first game of a kind is left out: it reads words and builds tables that last.
"""

from __future__ import annotations

from statistics import mean
from time import process_time
from typing import NamedTuple

from parlour.arena.match import play_match
from parlour.catalog import CATALOG
from parlour.core.game import Seat
from parlour.core.listing import Listing
from parlour.review.lookback.decisions import decisions
from parlour.review.lookback.remark import has_reviewer, remark

GAMES = 6
STRENGTHS = ("novice", "strong")


class Measured(NamedTuple):
    """Milliseconds of processor time: what a job takes where nobody else is at work."""

    decisions: int
    mean: float
    longest: float


def measured(listing: Listing) -> Measured:
    game = listing.game()
    times: list[float] = []
    for seed in range(GAMES):
        log = play_match(game, STRENGTHS, seed=seed).recording.log
        for seat in map(Seat, range(len(STRENGTHS))):
            for decision in decisions(game, len(STRENGTHS), log, seat):
                begun = process_time()
                remark(game, decision)
                if seed:
                    times.append(1000 * (process_time() - begun))
    return Measured(len(times), mean(times), max(times))


def main() -> None:
    print("| game | decisions | mean, ms | longest, ms |\n|---|---|---|---|")
    for name, listing in CATALOG.items():
        if has_reviewer(listing.game()):
            found = measured(listing)
            print(f"| {name} | {found.decisions:,} | {found.mean:.1f} | {found.longest:.0f} |", flush=True)


if __name__ == "__main__":
    main()
