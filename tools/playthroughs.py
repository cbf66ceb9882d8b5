"""Writes the playthroughs of the OpenSpiel games anew: the first nodes of a game, with all that OpenSpiel asks of it.

python -m tools.playthroughs
"""

from __future__ import annotations

from pathlib import Path

from parlour.catalog import CATALOG

FOLDER = Path(__file__).parents[1] / "tests" / "adapters" / "playthroughs"
SEED = 7
FEWEST = {"moerder": 2, "wordsearch": 2, "letter": 2}


def game_string(name: str) -> str:
    return f"parlour_{name}(seats={FEWEST.get(name, 0)},words=3,shuffles=4,nodes=16)"


def playthrough(name: str) -> str:
    from open_spiel.python.algorithms.generate_playthrough import playthrough as play_through

    import parlour.adapters.openspiel  # noqa: F401  (registers the games)

    return "".join(f"{line.rstrip()}\n" for line in play_through(game_string(name), None, seed=SEED).splitlines())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in CATALOG:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
