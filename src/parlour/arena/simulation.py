"""Simulation: many matches, on all processors or on a cluster. Where they are played does not affect the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, TypeVar

from parlour.arena.crew import CORES, Crew, crew
from parlour.arena.match import Match, play_match, player
from parlour.arena.report import Outcome, Report, outcome, report
from parlour.core.game import AnyGame
from parlour.core.listing import name_of
from parlour.core.play import begin
from parlour.core.recording import write

Progress = Callable[[int, int], None]
CHUNKS_A_HAND = 32
MOST_IN_A_CHUNK = 250

T = TypeVar("T")


class Fixture(NamedTuple):
    """A match to be played. It depends on the seed of the study, its number and nothing else."""

    number: int
    game: AnyGame
    bots: tuple[str, ...]


def simulate(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    on_progress: Progress | None = None,
    place: str = CORES,
    keep: Path | None = None,
) -> Report:
    """Plays `games` matches. `on_progress` is told how many are done. Recordings are kept in the folder `keep`, if any.

    The bots sit in the order given in every match. To even out what a seat is worth, play a tournament.
    """
    if games < 1:
        raise ValueError("a study has at least one match")
    check(game, bots)
    began = perf_counter()
    outcomes: list[Outcome] = []
    fixtures = series(game, bots, range(games))
    with crew(place, workers) as hands:
        see = outcome if keep is None else partial(outcome_kept, keep)
        for chunk in played(fixtures, seed, hands, see):
            outcomes += chunk
            if on_progress is not None:
                on_progress(len(outcomes), games)
    return report(name_of(type(game)), bots, seed, outcomes, perf_counter() - began)


def outcome_kept(folder: Path, match: Match) -> Outcome:
    """The file is named by the game and the commitment, which differs from match to match."""
    recording = match.recording
    file = folder / f"{name_of(type(recording.game))}-{recording.commitment[:16]}.json"
    file.write_bytes(write(recording))
    return outcome(match)


def check(game: AnyGame, bots: Sequence[str]) -> None:
    """Raises Refusal if these bots cannot play this game."""
    begin(game, len(bots))
    for name in bots:
        player(game, len(bots), name)


def series(game: AnyGame, bots: Sequence[str], numbers: Sequence[int]) -> list[Fixture]:
    """Matches between the same bots."""
    return [Fixture(number, game, tuple(bots)) for number in numbers]


def played(fixtures: Sequence[Fixture], seed: int, hands: Crew, see: Callable[[Match], T]) -> Iterator[list[T]]:
    """What `see` makes of each match, in the order of the fixtures, a chunk at a time."""
    size = max(1, min(MOST_IN_A_CHUNK, len(fixtures) // (hands.hands * CHUNKS_A_HAND)))
    chunks = [fixtures[first : first + size] for first in range(0, len(fixtures), size)]
    return hands.work(partial(play_fixtures, see, seed), chunks)


def play_fixtures(see: Callable[[Match], T], seed: int, fixtures: Sequence[Fixture]) -> list[T]:
    return [see(play_match(game, bots, seed, number)) for number, game, bots in fixtures]


def play_chunk(game: AnyGame, bots: Sequence[str], seed: int, numbers: range) -> list[Outcome]:
    """Some matches between the same bots, played here."""
    return play_fixtures(outcome, seed, series(game, bots, numbers))
