"""Stronger bots play better, in a few games from a fixed seed. Benchmarks measure how much."""

from __future__ import annotations

from typing import Literal

import pytest

from parlour.arena.match import play_match
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM
from parlour.core.game import AnyGame
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero

SEED = 2026


@pytest.mark.parametrize(("variant", "most"), [(1, 6.3), (2, 7.3)])
def test_the_expert_needs_few_rows(variant: Literal[1, 2], most: float) -> None:
    assert mean_rows(variant, "expert", 60) <= most


def test_each_strength_needs_fewer_rows_than_the_one_below() -> None:
    means = [mean_rows(1, strength, codes) for strength, codes in (("novice", 12), ("casual", 20), ("strong", 60))]
    assert means == sorted(means, reverse=True)
    assert means[-1] > mean_rows(1, "expert", 60)


def mean_rows(variant: Literal[1, 2], strength: str, codes: int) -> float:
    """Against random codes, all equally likely. With twenty rows hardly any decoding is cut off."""
    game = GrandMasterMind(variant=variant, roles="decode", rows=20)
    outcomes = play_chunk(game, (strength, "strong"), SEED, range(codes))
    return sum(outcome.scores[1] for outcome in outcomes) / codes


@pytest.mark.parametrize(
    ("game", "stronger", "weaker", "games"),
    [
        (Moerder(), "expert", RANDOM, 8),
        (Moerder(), "expert", "casual", 16),
        (Moerder(), "strong", "novice", 16),
        (Letter(), "expert", "casual", 2),
        (Letter(), "strong", "novice", 6),
        (Murdero(), "expert", "casual", 16),
        (Murdero(), "strong", "novice", 16),
    ],
)
def test_a_bot_two_steps_stronger_wins_more_games_than_it_loses(
    game: AnyGame, stronger: str, weaker: str, games: int
) -> None:
    ahead = 0
    for seat, bots in enumerate([(stronger, weaker), (weaker, stronger)]):
        for number in range(games // 2):
            ranks = play_match(game, bots, SEED, number).result.ranks
            ahead += ranks[1 - seat] - ranks[seat]
    assert ahead > games // 2
