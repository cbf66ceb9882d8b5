"""Luck drawn by Hypothesis, so that a breach is reported with the smallest game that shows it."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from parlour.core.game import AnyGame, Luck
from parlour.core.laws import LAWS, Report, counted, held
from parlour.core.laws.check import GAMES, LEAST
from parlour.core.laws.trial import Player, anything
from parlour.core.luck import seeded

SEEDS = 2**16
LOOKS = {law.name for law in LAWS}
DRAWS = 150
"""How many numbers are drawn one by one. A longer game takes the rest from a seed, which is drawn too."""


class Drawn:
    """The game is drawn as it is played. What a law samples comes from a seed, so that shrinking does not change it."""

    def __init__(self, random: Random) -> None:
        self.drawn = 0
        self._random = random
        self._seed = random.randrange(SEEDS)
        self._rest = seeded(self._seed, "rest")
        self._streams: dict[str, list[int]] = {}

    def luck(self, purpose: str) -> Luck:
        if purpose in LOOKS:
            return seeded(self._seed, purpose)
        return Stream(self, self._streams.setdefault(purpose, []))

    def draw(self, bound: int) -> int:
        self.drawn += 1
        return self._random.randrange(bound) if self.drawn <= DRAWS else self._rest.below(bound)

    def __str__(self) -> str:
        return f"{self.drawn} draws"


class Stream:
    """Repeats what has been drawn for a purpose, then draws more."""

    def __init__(self, source: Drawn, known: list[int]) -> None:
        self._source = source
        self._known = known
        self._read = 0

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        if self._read == len(self._known):
            self._known.append(self._source.draw(n))
        self._read += 1
        return self._known[self._read - 1] % n


def hold(
    game: AnyGame, *, player: Player = anything, games: int = GAMES, least: int = LEAST, shrink: bool = True
) -> Report:
    """Like `check`, with Hypothesis for luck. Every run draws the same."""
    cases: Counter[str] = Counter()

    @settings(
        max_examples=games,
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.randoms(use_true_random=False))
    def trials(random: Random) -> None:
        cases.update(held(game, Drawn(random), player))

    trials()
    return counted(cases, games, least)
