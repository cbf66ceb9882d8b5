"""Writes the studies of the five games into docs/studies: a few minutes on two cores.

python -m tools.studies [GAME…]
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "studies"
FIGURES = FOLDER / "figures.json"

STUDIES: Final = {
    "grandmastermind": "--bot casual --seats 2 --games 400 --against variant=2 --against rows=8",
    "moerder": "--bot casual --seats 3 --games 600 --against rules=base --against objector_wins=on",
    "wordsearch": "--bot novice --seats 3 --games 60 --option target=100 --against end=immediate",
    "letter": "--bot novice --seats 2 --games 60 --against draft=random_deal",
    "murdero": "--bot novice --seats 2 --games 800 --against action_deck=thirteen --against removed_cards=discard",
}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    figures: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    for name in args.games or STUDIES:
        command = [sys.executable, "-m", "parlour", "study", name, *STUDIES[name].split()]
        folder = FOLDER / name
        done = subprocess.run(
            [*command, "--into", str(folder), "--cores", str(args.cores), "--lang", "en", "--json"],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
        figures[name] = json.loads(done.stdout)
    FIGURES.write_text(json.dumps({name: figures[name] for name in STUDIES if name in figures}, indent=1) + "\n")
    (FOLDER / "README.md").write_text(index(figures), encoding="utf-8")


def index(figures: dict[str, Any]) -> str:
    rows = "\n".join(row(name, figures[name]) for name in STUDIES if name in figures)
    commands = "\n".join(shlex.join(["parlour", "study", name, *STUDIES[name].split()]) for name in STUDIES)
    return f"""# Studies of the five games

Bots of one strength play all seats, and the first seat begins. [Studies](../studies.md) says how it is counted. The
minutes are a model of people's pace, not a measurement. A star marks a seat that is worth more or less than its fair
share. `plots.html` in each folder is the same report with plots, to be opened in a browser.

| game | seats | decisions (median) | minutes (model, median) | won by seat 1 | no single winner |
|---|--:|--:|--:|--:|--:|
{rows}

`python -m tools.studies` writes all of this anew. It runs these commands:

```sh
{commands}
```
"""


def row(name: str, found: dict[str, Any]) -> str:
    won, seats = found["seats"][0]["won"], len(found["seats"])
    star = "" if won["low"] <= 1 / seats <= won["high"] else " *"
    first = f"{won['mean']:.1%} ({won['low']:.0%} to {won['high']:.0%}){star}".replace("%", " %")
    shared = f"{found['shared']['mean']:.1%}".replace("%", " %")
    minutes = f"{found['minutes']['median']:.0f}"
    return (
        f"| [{name}]({name}/report.md) | {seats} | {found['decisions']['median']:g} | {minutes} | {first} | {shared} |"
    )


if __name__ == "__main__":
    main()
