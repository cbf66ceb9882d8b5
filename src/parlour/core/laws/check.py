"""Holds a game against every law, over many trials, and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from parlour.core.game import AnyGame, Luck
from parlour.core.laws.choices import choices_agree_with_play
from parlour.core.laws.eyes import all_is_seen_by_all_eyes
from parlour.core.laws.json import json_there_and_back
from parlour.core.laws.mutation import nothing_is_mutated
from parlour.core.laws.pieces import pieces_are_conserved
from parlour.core.laws.replay import replay_is_play
from parlour.core.laws.report import Breach, LawBroken, Report, TooFewCases
from parlour.core.laws.secrets import secrets_are_kept
from parlour.core.laws.source import Seeded, Source
from parlour.core.laws.strangers import strangers_are_refused
from parlour.core.laws.trial import AWAITED, CHOICES, ENDS, Player, Trial, anything, trial
from parlour.core.laws.waiting import every_game_ends, nobody_holds_it_up, somebody_is_awaited
from parlour.core.luck import choice

GAMES = 200
LEAST = 200


class Law(NamedTuple):
    """`cases` yields once for each case that held. `void` explains what it means if there was none."""

    name: str
    cases: Callable[[Trial, Luck], Iterator[None]]
    void: str | None = None


LAWS: tuple[Law, ...] = (
    Law("nothing is mutated", nothing_is_mutated),
    Law(ENDS, every_game_ends),
    Law(AWAITED, somebody_is_awaited),
    Law("nobody holds it up", nobody_holds_it_up),
    Law("json there and back", json_there_and_back),
    Law("replay is play", replay_is_play),
    Law(CHOICES, choices_agree_with_play),
    Law("strangers are refused", strangers_are_refused),
    Law("secrets are kept", secrets_are_kept, "nothing is hidden from anybody"),
    Law("pieces are conserved", pieces_are_conserved, "there are no pieces to count"),
    Law("all is seen by all eyes", all_is_seen_by_all_eyes),
    Law("nothing is mutated", nothing_is_mutated),
)
"""Mutation is checked first, and again after every other law has handled the states."""


def check(game: AnyGame, *, player: Player = anything, games: int = GAMES, least: int = LEAST, seed: int = 0) -> Report:
    """Plays `games` games from plain luck and raises LawBroken at the first breach, or when a law saw too few cases.

    Where random play does not reach all of a game, `player` says how it decides instead.
    """
    cases: Counter[str] = Counter()
    for number in range(seed, seed + games):
        cases += held(game, Seeded(number), player)
    return counted(cases, games, least)


def held(game: AnyGame, source: Source, player: Player = anything) -> Counter[str]:
    """The cases of each law in one trial with this luck; raises LawBroken."""
    seats = choice(source.luck("seats"), game.seats)
    tried = trial(game, seats, source, player)
    cases: Counter[str] = Counter()
    for law in LAWS:
        try:
            for _ in law.cases(tried, source.luck(law.name)):
                cases[law.name] += 1
        except Breach as breach:
            raise LawBroken(law.name, str(breach), source, tried.log) from breach
    return cases


def counted(cases: Mapping[str, int], games: int, least: int = LEAST) -> Report:
    """What this many trials have proved. Raises TooFewCases if that is not enough."""
    void = {law.name: law.void for law in LAWS if law.void and not cases.get(law.name)}
    for law in LAWS:
        seen = cases.get(law.name, 0)
        if law.name not in void and seen < least:
            raise TooFewCases(f"{law.name}: only {seen} cases in {games} games, {least} are needed")
    return Report(dict(cases), void)
