"""PettingZoo's own tests, on every game, and what they do not ask."""

from __future__ import annotations

import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils import parallel_to_aec

from parlour.adapters.pettingzoo import Rounds, Together
from parlour.catalog import CATALOG
from parlour.games.moerder import Moerder
from tests.adapters.tables import NAMES, SEATS

pytestmark = [
    # PettingZoo's own classic games have a mask beside the array too, and are told the same.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
CYCLES = 60


def rounds(name: str, **table: Any) -> Rounds:
    return Rounds(CATALOG[name].game(), SEATS[name], **{"words": 0, **table})


def together(name: str, **table: Any) -> Together:
    return Together(CATALOG[name].game(), SEATS[name], **{"words": 0, **table})


@pytest.mark.parametrize("name", NAMES)
def test_the_tests_of_pettingzoo_pass(name: str) -> None:
    api_test(rounds(name, words=4), num_cycles=CYCLES)
    seed_test(partial(rounds, name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_the_tests_of_pettingzoo_pass_for_all_seats_at_once(name: str) -> None:
    parallel_api_test(together(name), num_cycles=CYCLES)
    parallel_seed_test(partial(together, name), num_cycles=CYCLES)
    in_turn = lambda max_cycles: parallel_to_aec(together(name, max_cycles=max_cycles))  # noqa: E731
    max_cycles_test(SimpleNamespace(parallel_env=partial(together, name), env=in_turn))


@pytest.mark.parametrize("name", NAMES)
def test_a_running_environment_can_be_kept_and_goes_on_the_same(name: str) -> None:
    env = rounds(name)
    env.reset(seed=1)
    for number in range(30):
        if not advance(env, number):
            break
        copy = pickle.loads(pickle.dumps(env))
        assert same(copy.last(), env.last())
        assert copy.agent_selection == env.agent_selection
    for number in range(30):
        assert advance(copy, number) == advance(env, number)
        assert same(copy.last(), env.last())


@pytest.mark.parametrize("name", NAMES)
def test_all_seats_at_once_can_be_kept_too(name: str) -> None:
    env = together(name)
    seen, _ = env.reset(seed=1)
    for number in range(20):
        if not env.agents:
            break
        copy = pickle.loads(pickle.dumps(env))
        letters = {agent: pick(seen[agent]["action_mask"], number) for agent in env.agents}
        seen, *rest = env.step(letters)
        again, *rest_again = copy.step(letters)
        assert same(seen, again)
        assert rest == rest_again


def test_an_answer_that_is_none_changes_nothing() -> None:
    env = rounds("murdero")
    env.reset(seed=1)
    before, *_ = env.last()
    (wrong, *_) = np.flatnonzero(before["action_mask"] == 0)
    agent = env.agent_selection
    env.step(int(wrong))
    assert env.infos[agent] == {"refused": True}
    assert same(env.last()[0], before)


def test_an_episode_ends_after_so_many_steps() -> None:
    env = rounds("murdero", max_cycles=5)
    env.reset(seed=1)
    for number in range(5):
        advance(env, number)
    assert all(env.truncations.values())


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = rounds("moerder")
    env.reset(seed=1)
    number = 0
    while advance(env, number):
        number += 1
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == 0
    assert max(env.rewards.values()) == 1


def test_seats_that_answer_at_once_are_all_heard() -> None:
    env = in_a_window()
    entries = len(env.sitting.played)
    letter = env.encoding.alphabet.names.index("act pass")
    env.step({agent: letter if env.sitting.turn.awaited >= {seat} else 0 for seat, agent in enumerate(env.agents)})
    assert [type(told.entry.action).__name__ for told in env.sitting.played[entries:]][:2] == ["Pass", "Pass"]


def test_of_two_who_object_at_once_one_has_the_floor_and_the_other_is_told() -> None:
    env = in_a_window()
    entries, asked = len(env.sitting.played), env.sitting.turn.awaited
    letter = env.encoding.alphabet.names.index("act object")
    *_, infos = env.step({agent: letter if seat in asked else 0 for seat, agent in enumerate(env.agents)})
    assert [type(told.entry.action).__name__ for told in env.sitting.played[entries:]] == ["RaiseObjection"]
    assert [info for info in infos.values() if info] == [{"refused": True}]


def in_a_window() -> Together:
    """Three at MÖRDER, when two are asked whether they object."""
    env = Together(Moerder(start_player=0), 3, words=0)
    seen, _ = env.reset(seed=1)
    number = 0
    while len(env.sitting.turn.awaited) < 2:
        touch = env.encoding.alphabet.names.index("act touch")
        letters = {agent: pick(seen[agent]["action_mask"], number) for agent in env.agents}
        letters |= {agent: touch for agent in env.agents if seen[agent]["action_mask"][touch]}
        seen, *_ = env.step(letters)
        number += 1
    return env


def advance(env: Rounds, number: int) -> bool:
    """Answers any possible letter. False once the episode is over."""
    seen, _, ended, cut, _ = env.last()
    if ended or cut:
        return False
    env.step(pick(seen["action_mask"], number))
    return True


def pick(mask: Any, number: int) -> int:
    letters = np.flatnonzero(mask)
    return int(letters[number * 7919 % len(letters)])


def same(one: Any, other: Any) -> bool:
    match one:
        case dict():
            return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
        case tuple():
            return len(one) == len(other) and all(map(same, one, other))
        case np.ndarray():
            return bool(np.array_equal(one, other))
        case _:
            return bool(one == other)
