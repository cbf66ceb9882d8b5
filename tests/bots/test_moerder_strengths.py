"""What the house's strengths are worth at MÖRDER, as the lower end of the 95 % interval, from fixed seeds."""

from __future__ import annotations

import pytest

from parlour.arena.report import estimate
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM
from parlour.games.moerder import Moerder

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [
        ("casual", "novice", 100, 60),
        ("strong", "casual", 100, 60),
        ("expert", "strong", 300, 60),
        ("expert", RANDOM, 50, 80),
    ],
)
def test_the_stronger_wins(stronger: str, weaker: str, games: int, least: int) -> None:
    """Half of the games in each seat; a draw is half a win."""
    points = []
    for seat, bots in enumerate([(stronger, weaker), (weaker, stronger)]):
        for outcome in play_chunk(Moerder(), bots, 2026, range(games // 2)):
            mine, other = outcome.ranks[seat], outcome.ranks[1 - seat]
            points.append(50 if mine == other else 100 * (mine < other))
    assert estimate(points).low >= least


def test_alone_the_expert_collects_the_word_more_often_than_not() -> None:
    outcomes = play_chunk(Moerder(), ("expert",), 2026, range(400))
    collected = estimate(100 * (each.reason not in ("chain_too_early", "last_tile_turned")) for each in outcomes)
    assert collected.low >= 55
