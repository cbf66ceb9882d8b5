"""A tournament: which bots meet, under which rules, in which seats, and how often.

A round has every line-up in every seating, so each is balanced by itself. Matches are numbered through all rounds, and
match n is the same whatever else is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, pairwise, permutations
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from parlour.arena.report import sides
from parlour.arena.sequential import Bounds
from parlour.arena.simulation import Fixture, check
from parlour.catalog import rules_version
from parlour.core.game import AnyGame
from parlour.core.listing import name_of
from parlour.core.refusal import Refusal

FORMAT: Final = 1
MOST_SEATINGS: Final = 24
"""All orders of four. Where there are more, everybody moves on by one seat at a time."""


class Tournament(Struct, frozen=True):
    """`games` are the rules that are varied, `seats` the numbers of seats. On a ladder only neighbours meet.

    `stop` ends the matches between two bots early, as soon as the sequential test has decided between them.
    """

    games: tuple[AnyGame, ...]
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    seed: int = 0
    ladder: bool = False
    stop: Bounds | None = None


class Setting(NamedTuple):
    """One table of a round: the rules, and the bots by seat."""

    game: AnyGame
    bots: tuple[str, ...]


def definition(tournament: Tournament) -> bytes:
    """What makes two tournaments the same: everything but the number of rounds."""
    written: dict[str, Any] = {
        "parlour_tournament": FORMAT,
        "game": name_of(type(tournament.games[0])),
        "rules": rules_version(tournament.games[0]),
        **msgspec.structs.asdict(tournament),
    }
    return msgspec.json.format(msgspec.json.encode(written, order="deterministic"), indent=1)


def round_of(tournament: Tournament) -> list[Setting]:
    """The tables of every round. Raises Refusal if a match cannot be played."""
    if len(set(tournament.bots)) < max(2, len(tournament.bots)):
        raise Refusal("two_bots")
    found = [
        Setting(game, bots)
        for game in tournament.games
        for seats in tournament.seats
        for line_up in line_ups(tournament, len(sided(game, seats)))
        for bots in seatings(game, seats, line_up)
    ]
    for game in tournament.games:
        for seats in tournament.seats:
            check(game, [tournament.bots[seat % len(tournament.bots)] for seat in range(seats)])
    return found


def sided(game: AnyGame, seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each side. Raises Refusal if so many cannot play against each other."""
    if seats < 2 or seats not in game.seats:
        raise Refusal("wrong_number_of_seats", least=max(2, game.seats[0]), most=game.seats[-1])
    return tuple(tuple(side) for side in sides(game, seats))


def line_ups(tournament: Tournament, places: int) -> Iterator[tuple[str, ...]]:
    """Who plays whom, a bot for each side. Where there are fewer bots than sides, they share them evenly."""
    groups = (
        pairwise(tournament.bots)
        if tournament.ladder
        else combinations(tournament.bots, min(places, len(tournament.bots)))
    )
    for group in groups:
        for line_up in combinations_with_replacement(group, places):
            shares = [line_up.count(bot) for bot in group]
            if max(shares) - min(shares) <= 1 and min(shares):
                yield line_up


def seatings(game: AnyGame, seats: int, line_up: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The bots by seat: all orders of the line-up or, where these are too many, its rotations."""
    orders = sorted(set(permutations(line_up))) if len(line_up) <= 6 else []
    if not 0 < len(orders) <= MOST_SEATINGS:
        orders = [line_up[turn:] + line_up[:turn] for turn in range(len(line_up))]
    taken = {seat: side for side, members in enumerate(sided(game, seats)) for seat in members}
    for order in orders:
        yield tuple(order[taken[seat]] for seat in range(seats))


def fixtures(settings: list[Setting], rounds: range) -> Iterator[Fixture]:
    """The matches of these rounds, numbered through."""
    for number in range(rounds.start * len(settings), rounds.stop * len(settings)):
        yield Fixture(number, *settings[number % len(settings)])
