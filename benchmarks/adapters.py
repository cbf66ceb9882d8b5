"""What an adapter costs: steps a second of random play, beside the bare loop and the peers' own games, in one run.

    pip install pygame  # PettingZoo's own games need it
    python -m benchmarks.adapters

One core, processor time. A step is one answer: the observation and the mask are made, a letter is drawn from the mask,
and the step is taken. The bare loop makes the view, draws an action and lets the rules act; `listed` lists all
actions first, as a mask must. No words are offered, since the bare loop finds none.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

import open_spiel.python.games  # noqa: F401  (registers OpenSpiel's Python games)
import pyspiel

import parlour.adapters.openspiel  # noqa: F401  (registers ours)
from parlour.adapters.pettingzoo import Rounds
from parlour.catalog import CATALOG
from parlour.core.game import AnyGame, Choices, Luck
from parlour.core.sitting import AnySitting, Sitting

SEATS = 2
ROUNDS = 15


class QuickLuck:
    """Python's own random numbers."""

    def __init__(self, seed: int) -> None:
        self.below = Random(seed).randrange


def picked(legal: Choices[Any], luck: Luck) -> Any:
    return legal.pick(luck)


def listed(legal: Choices[Any], luck: Luck) -> Any:
    actions = list(legal)
    return actions[luck.below(len(actions))]


def bare(game: AnyGame, steps: int, choose: Callable[[Choices[Any], Luck], Any]) -> float:
    luck, done, seed = QuickLuck(1), 0, 0
    began = process_time()
    while done < steps:
        sitting: AnySitting = Sitting(game, SEATS, seed)
        seed += 1
        for seat in sitting:
            sitting.act(seat, choose(sitting.legal(seat), luck))
            done += 1
            if done == steps:
                break
    return steps / (process_time() - began)


def pettingzoo(env: Any, steps: int) -> float:
    draw, done, seed = Random(1).randrange, 0, 0
    began = process_time()
    while done < steps:
        env.reset(seed=seed)
        seed += 1
        while done < steps:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            letters = observation["action_mask"].nonzero()[0]
            env.step(int(letters[draw(len(letters))]))
            done += 1
    return steps / (process_time() - began)


def entries_a_step(game: AnyGame, steps: int) -> float:
    """How many entries of seats and clock a step makes."""
    env, draw, entries = Rounds(game, SEATS, words=0), Random(1).randrange, 0
    env.reset(seed=0)
    for _ in range(steps):
        observation, _, ended, _, _ = env.last()
        if ended:
            entries += made(env)
            env.reset()
            continue
        letters = observation["action_mask"].nonzero()[0]
        env.step(int(letters[draw(len(letters))]))
    return (entries + made(env)) / steps


def made(env: Rounds) -> int:
    return sum(told.entry.actor not in ("chance", "judge") for told in env.asking.sitting.played)


def openspiel(name: str, steps: int) -> float:
    game, draw, done = pyspiel.load_game(name), Random(1).randrange, 0
    observed = hasattr(game, "make_py_observer")
    observer = game.make_py_observer() if observed else None
    began = process_time()
    while done < steps:
        state = game.new_initial_state()
        while done < steps and not state.is_terminal():
            letters = state.legal_actions()
            if not state.is_chance_node():
                if observer is not None:
                    observer.set_from(state, state.current_player())
                else:
                    state.observation_tensor()
            state.apply_action(letters[draw(len(letters))])
            done += 1
    return steps / (process_time() - began)


def best(measures: dict[str, Callable[[], float]]) -> dict[str, float]:
    """The best of several rounds. Each has a turn in every round, so that a busy minute slows all alike."""
    fastest = dict.fromkeys(measures, 0.0)
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            fastest[name] = max(fastest[name], measure())
    return fastest


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=4000, help="how many steps each time")
    steps = parser.parse_args().steps
    print("| game | bare | bare, listed | PettingZoo | of bare | of listed | entries a step | OpenSpiel |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for name in CATALOG:
        game = CATALOG[name].game()
        measures: dict[str, Callable[[], float]] = {
            "bare": partial(bare, game, steps, picked),
            "aec": partial(pettingzoo, Rounds(game, SEATS, words=0), steps),
            "spiel": partial(openspiel, f"parlour_{name}(seats={SEATS},words=0)", steps // 4),
        }
        if name != "grandmastermind":
            measures["listed"] = partial(bare, game, steps // 10, listed)
        fastest = best(measures)
        pick, aec, spiel, every = fastest["bare"], fastest["aec"], fastest["spiel"], fastest.get("listed")
        of_listed = "–" if every is None else f"{aec / every:.2f}"
        shown = "–" if every is None else f"{every:,.0f}"
        share = entries_a_step(game, 2000)
        ratios = f"{aec / pick:.2f} | {of_listed} | {share:.2f}"
        print(f"| {name} | {pick:,.0f} | {shown} | {aec:,.0f} | {ratios} | {spiel:,.0f} |", flush=True)
    print()
    print("| peer | steps a second |")
    print("|---|--:|")
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    peers: dict[str, Callable[[], float]] = {
        f"PettingZoo’s {peer.raw_env().metadata['name']}": partial(pettingzoo, peer.raw_env(), steps)
        for peer in (tictactoe_v3, connect_four_v3)
    }
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes", "tic_tac_toe"):
        peers[f"OpenSpiel’s {name}"] = partial(openspiel, name, steps // 4)
    for peer, speed in best(peers).items():
        print(f"| {peer} | {speed:,.0f} |")


if __name__ == "__main__":
    main()
