"""OpenSpiel's own random simulations with serialisation, a playthrough of every game, and information states."""

from __future__ import annotations

import pyspiel
import pytest

import parlour.adapters.openspiel  # noqa: F401  (registers the games)
from tests.adapters.tables import NAMES
from tools.playthroughs import FOLDER, game_string, playthrough


@pytest.mark.parametrize("name", NAMES)
def test_the_simulations_of_openspiel_pass(name: str) -> None:
    game = pyspiel.load_game(game_string(name).replace("nodes=16", "nodes=60"))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.generated
@pytest.mark.parametrize("name", NAMES)
def test_the_playthrough_is_current(name: str) -> None:
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == playthrough(name), "python -m tools.playthroughs"


def test_a_whole_game_is_played_and_adds_up_to_nothing() -> None:
    state = pyspiel.load_game("parlour_moerder(seats=3,words=0)").new_initial_state()
    while not state.is_terminal():
        letters = state.legal_actions()
        state.apply_action(letters[len(state.history()) * 7919 % len(letters)])
    assert sum(state.returns()) == 0
    assert max(state.returns()) == 1


def test_an_information_state_has_what_a_seat_did_and_heard_and_nothing_it_could_not_know() -> None:
    game = pyspiel.load_game('parlour_grandmastermind(options={"roles":"hide"})')
    one, other = game.new_initial_state(), game.new_initial_state()
    for state, code in ((one, (1, 2, 3, 4)), (other, (8, 7, 5, 4))):
        state.apply_action(0)
        for letter in code:
            state.apply_action(letter)
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.observation_tensor(0) != other.observation_tensor(0)
    one.apply_action(1)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.information_state_string(0) == one.information_state_string(0)


def test_chance_draws_one_of_so_many_shuffles() -> None:
    state = pyspiel.load_game("parlour_murdero(shuffles=7)").new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 7
    deals = set()
    for shuffle in range(7):
        dealt = state.child(shuffle)
        deals.add(dealt.information_state_string(0))
    assert len(deals) == 7


def test_an_answer_that_is_none_is_refused() -> None:
    state = pyspiel.load_game("parlour_murdero").new_initial_state()
    state.apply_action(0)
    wrong = next(letter for letter in range(50) if letter not in state.legal_actions())
    with pytest.raises(ValueError, match="is no answer"):
        state._apply_action(wrong)
