"""Random play of the peers' games, as fast as each is from Python. It knows nothing of Parlour.

`benchmarks/peers.py` runs it with the Python of an environment that has the peers. For every line it reads, a game and
a number of games, it plays them and prints a line of JSON.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

Counts = tuple[int, int]
"""Steps and decisions."""


def open_spiel(name: str) -> Callable[[int], Counts]:
    """Lists the legal actions and applies one at random. Chance draws uniformly, as its outcomes are uniform here."""
    import_module("open_spiel.python.games")
    game = import_module("pyspiel").load_game(name)

    def play(games: int) -> Counts:
        steps = decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps, decisions

    return play


def rlcard(name: str) -> Callable[[int], Counts]:
    """The environment's own step, which also encodes what the player sees."""
    environment = import_module("rlcard").make(name)

    def play(games: int) -> Counts:
        decisions = 0
        for _ in range(games):
            state, _ = environment.reset()
            while not environment.is_over():
                state, _ = environment.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions, decisions

    return play


def mastermind() -> Callable[[int], Counts]:
    """The environment itself, without the wrappers that word a prompt. The player reads nothing of what it is told."""
    environment = import_module("textarena.envs.Mastermind.env").MastermindEnv()

    def play(games: int) -> Counts:
        decisions = 0
        for _ in range(games):
            environment.reset(num_players=1)
            done = False
            while not done:
                environment.get_observation()
                done, _ = environment.step("[{} {} {} {}]".format(*random.sample(range(1, 7), 4)))
                decisions += 1
        return decisions, decisions

    return play


PEERS: dict[str, Callable[[], Callable[[int], Counts]]] = {
    "TextArena Mastermind": mastermind,
    "OpenSpiel tic-tac-toe in Python": lambda: open_spiel("python_tic_tac_toe"),
    "OpenSpiel dominoes in Python": lambda: open_spiel("python_block_dominoes"),
    "OpenSpiel gin rummy in C++": lambda: open_spiel("gin_rummy"),
    "RLCard gin rummy": lambda: rlcard("gin-rummy"),
}


def main() -> None:
    ready = {name: prepare() for name, prepare in PEERS.items()}
    for line in sys.stdin:
        name, games = json.loads(line)
        began = process_time()
        steps, decisions = ready[name](games)
        print(json.dumps([steps, decisions, process_time() - began]), flush=True)


if __name__ == "__main__":
    main()
