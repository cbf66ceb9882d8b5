"""Gymnasium's own check, without a warning, alone and against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import parlour
from parlour.adapters.gymnasium import Chair
from tests.adapters.tables import NAMES, SEATS

ALONE = ("moerder", "wordsearch", "letter")


@pytest.mark.parametrize(
    ("name", "table"),
    [(name, {"seats": 1}) for name in ALONE] + [(name, {"seats": SEATS[name], "bots": "random"}) for name in NAMES],
)
def test_the_check_of_gymnasium_passes_without_a_warning(name: str, table: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"parlour/{name}-v0", words=2, render_mode="ansi", **table).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_plays_against_bots_to_the_end(name: str) -> None:
    agreed = {"murdero": {"max_hands": 1}}.get(name, {})
    env = Chair(parlour.game(name, **agreed), SEATS[name], seat=1, bots=["random"] * (SEATS[name] - 1), words=0)
    seen, _ = env.reset(seed=3)
    ended, steps = False, 0
    while not ended:
        letters = np.flatnonzero(seen["action_mask"])
        seen, reward, ended, cut, info = env.step(letters[steps * 7919 % len(letters)])
        assert not cut
        assert not info
        steps += 1
        assert steps < 5000
    assert -1 <= reward <= 1
    assert not seen["action_mask"].any()


def test_bots_may_be_strong_and_different() -> None:
    env = Chair(parlour.game("moerder"), 3, bots=["casual", "random"], words=0)
    env.reset(seed=1)
    assert env.asking.seat == 0
    assert len(env.bots) == 2


def test_a_game_is_shown_as_its_board() -> None:
    env = Chair(parlour.game("moerder"), 2, render_mode="ansi", words=0)
    env.reset(seed=1)
    assert env.render() == str(env.asking.sitting)
    assert Chair(parlour.game("moerder"), 2, words=0).render() is None
