"""Playing a tournament: round after round, from where it stopped, until all is played or decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

from parlour.arena.crew import Crew
from parlour.arena.ledger import Ledger
from parlour.arena.report import outcome
from parlour.arena.simulation import Fixture, played
from parlour.arena.standings import Played, decided_between, meetings
from parlour.arena.tournament import Setting, Tournament, fixtures, round_of

LOOK: Final = 10
"""After so many rounds the sequential test looks at what there is. A constant, so that the result depends on nothing
but the tournament.
"""

Progress = Callable[[int, int], None]


def play_tournament(
    tournament: Tournament, rounds: int, folder: Path, hands: Crew, on_progress: Progress = lambda done, most: None
) -> list[Played]:
    """All matches of these rounds, in the order of their numbers. Those in the folder are not played again.

    `on_progress` is told how many are done, and how many there will be at most.
    """
    settings = round_of(tournament)
    done: list[Played] = []
    most = rounds * len(settings)
    with Ledger(folder, tournament) as ledger:
        for first in range(0, rounds, LOOK):
            look = list(wanted(tournament, settings, range(first, min(first + LOOK, rounds)), done))
            most -= min(LOOK, rounds - first) * len(settings) - len(look)
            missing = [fixture for fixture in look if fixture.number not in ledger.outcomes]
            had = len(done) + len(look) - len(missing)
            on_progress(had, most)
            kept = 0
            for chunk in played(missing, tournament.seed, hands, outcome):
                ledger.add(missing[kept : kept + len(chunk)], chunk)
                kept += len(chunk)
                on_progress(had + kept, most)
            done += [(fixture, ledger.outcomes[fixture.number]) for fixture in look]
    return done


def wanted(tournament: Tournament, settings: list[Setting], rounds: range, done: list[Played]) -> Iterator[Fixture]:
    """The matches of these rounds, without those whose bots have all been decided between."""
    settled = set() if tournament.stop is None else {
        pair for pair, points in meetings(done).items() if decided_between(points, tournament.stop)
    }  # fmt: skip
    for fixture in fixtures(settings, rounds):
        met = combinations(sorted(set(fixture.bots), key=tournament.bots.index), 2)
        if not all(pair in settled for pair in met):
            yield fixture
