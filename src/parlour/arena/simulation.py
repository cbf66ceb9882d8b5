"""Simulation: many matches between the same bots, on all processors. Their number does not affect the result."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import perf_counter

from parlour.arena.match import play_match, player
from parlour.arena.report import Outcome, Report, outcome, report
from parlour.core.game import AnyGame
from parlour.core.listing import name_of
from parlour.core.play import begin
from parlour.words.lexicon import Lexicon, OwnLists

Progress = Callable[[int, int], None]
CHUNKS_A_WORKER = 8
MOST_IN_A_CHUNK = 500


def simulate(
    game: AnyGame,
    bots: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    on_progress: Progress | None = None,
) -> Report:
    """Plays `games` matches. `on_progress` is told how many are done.

    The bots sit in the order given in every match: to even out what a seat is worth, simulate both orders or let the
    game's own options draw who begins. Match n depends on the seed and n alone. New processes are spawned, so a script
    that calls this needs the usual `if __name__ == "__main__"`.
    """
    if games < 1:
        raise ValueError("a study has at least one match")
    begin(game, len(bots))
    for name in bots:
        player(game, len(bots), name)
    began = perf_counter()
    outcomes: list[Outcome] = []
    for chunk in played(game, tuple(bots), games, seed, workers or os.cpu_count() or 1):
        outcomes += chunk
        if on_progress is not None:
            on_progress(len(outcomes), games)
    return report(name_of(type(game)), bots, seed, outcomes, perf_counter() - began)


def played(game: AnyGame, bots: tuple[str, ...], games: int, seed: int, workers: int) -> Iterator[list[Outcome]]:
    """The outcomes in the order of the matches' numbers, a chunk at a time."""
    size = max(1, min(MOST_IN_A_CHUNK, games // (workers * CHUNKS_A_WORKER)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    play = partial(play_chunk, game, bots, seed)
    if workers == 1 or len(chunks) == 1:
        yield from map(play, chunks)
        return
    spawn = get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(chunks)), spawn, know_lists, (Lexicon.own_lists,)) as pool:
        yield from pool.map(play, chunks)


def know_lists(own_lists: OwnLists) -> None:
    """Tells a new process about the word lists of this one."""
    Lexicon.own_lists = own_lists


def play_chunk(game: AnyGame, bots: tuple[str, ...], seed: int, numbers: range) -> list[Outcome]:
    return [outcome(play_match(game, bots, seed, number)) for number in numbers]
