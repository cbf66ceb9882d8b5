"""What is overlooked at MÖRDER: the model says what it promises."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parlour.bots.bot import STRENGTHS
from parlour.bots.moerder.eye import EYES, OLDEST, overlooked, seen
from parlour.core.game import Seat
from parlour.core.luck import seeded
from parlour.games.moerder.board import HIDDEN
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.state import Looking, Open

STRAIGHT: Chain = (0, 1, 2, 3, 4, 5)
FRESH = Open(Looking(Seat(0), None, bare=False), ("", ""), board="MÖRDER" + HIDDEN * 30, turned=(0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize("strength", STRENGTHS[:3])
def test_each_bend_each_hidden_tile_and_each_turn_since_makes_a_chain_harder_to_see(strength: str) -> None:
    eye = EYES[strength]
    for looks in (
        [(count, 0, 0) for count in range(5)],
        [(2, count, 0) for count in range(6)],
        [(2, 0, count) for count in range(OLDEST + 1)],
    ):
        chances = [eye.chance(*look) for look in looks]
        assert all(more > less > 0 for more, less in pairwise(chances))
    assert eye.chance(0, 0, OLDEST) == eye.chance(0, 0, OLDEST + 9)


def test_the_stronger_sees_more_of_every_chain_and_the_expert_all() -> None:
    for look in [(turns, hidden, age) for turns in range(5) for hidden in range(6) for age in range(7)]:
        chances = [EYES[strength].chance(*look) for strength in STRENGTHS]
        assert all(less < more for less, more in pairwise(chances))
        assert chances[-1] == 1


@pytest.mark.parametrize("strength", STRENGTHS)
def test_chains_are_seen_as_often_as_the_model_says(strength: str) -> None:
    eye = EYES[strength]
    chains = (STRAIGHT, STRAIGHT)
    assert overlooked(eye, FRESH, chains) == pytest.approx((1 - eye.plain) ** 2)
    unseen = sum(seen(eye, FRESH, chains, seeded(number)) is None for number in range(2000)) / 2000
    assert unseen == pytest.approx(overlooked(eye, FRESH, chains), abs=0.03)
    assert overlooked(eye, FRESH, ()) == 1
