"""Positions from games played at random, and strings of letters that can be traced there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from parlour.core.game import AnyGame, Luck
from parlour.core.laws import Seeded
from parlour.core.laws.trial import trial
from parlour.core.luck import choice
from parlour.words.board import Board

GAMES: Final = 60
"""How many games are searched at most."""
S = TypeVar("S")


def positions(game: AnyGame, seats: int, wanted: Callable[[Any], bool], count: int) -> Iterator[Any]:
    """At most this many of the wanted states, each from a different game."""
    for seed in range(GAMES):
        found = [moment.here.state for moment in trial(game, seats, Seeded(seed)).moments if wanted(moment.here.state)]
        if found:
            yield found[7 * seed % len(found)]
            count -= 1
        if not count:
            return


def spread(things: Sequence[S], count: int) -> list[S]:
    """At most this many of them, spread from the first to the last."""
    if len(things) <= count:
        return list(things)
    return [things[at * (len(things) - 1) // (count - 1)] for at in range(count)]


def walk(board: Board, luck: Luck, starts: Sequence[int], length: int) -> str:
    """What somebody spells who goes from tile to tile; perhaps over one tile twice."""
    tile, spelled = choice(luck, starts), ""
    for _ in range(length):
        spelled += choice(luck, board.readings(tile))
        if not board.neighbours[tile]:
            break
        tile = choice(luck, board.neighbours[tile])
    return spelled
