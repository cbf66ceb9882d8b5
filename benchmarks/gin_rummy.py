"""Random gin rummy in OpenSpiel and RLCard, as fast as each is from Python. It knows nothing of Parlour.

`benchmarks/peers.py` runs it with the Python of an environment that has both. It prints one line of JSON.
"""

import json
import random
import sys
from importlib import import_module
from time import process_time


def open_spiel(games: int) -> dict[str, float]:
    """Lists the legal actions and applies one at random. Chance draws uniformly, as its outcomes are uniform here."""
    game = import_module("pyspiel").load_game("gin_rummy")
    steps = decisions = 0
    began = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    took = process_time() - began
    return {"steps": steps / took, "decisions": decisions / took}


def rlcard(games: int) -> dict[str, float]:
    """The environment's own step, which also encodes what the player sees."""
    environment = import_module("rlcard").make("gin-rummy")
    decisions = 0
    began = process_time()
    for _ in range(games):
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
    took = process_time() - began
    return {"steps": decisions / took, "decisions": decisions / took}


if __name__ == "__main__":
    games = int(sys.argv[1])
    print(json.dumps({"OpenSpiel": open_spiel(games), "RLCard": rlcard(max(1, games // 4))}))
