"""Writes the studies of the five games into docs/studies: a quarter of an hour on two cores.

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

from tools.lengths import section

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "studies"
FIGURES = FOLDER / "figures.json"

STUDIES: Final = {
    "grandmastermind": "--bot casual --seats 2 --games 400 --against variant=2 --against rows=8",
    "moerder": "--bot casual --seats 3 --games 600 --against rules=base --against objector_wins=on",
    "wordsearch": "--bot casual --seats 3 --games 500 --option target=100 --against end=immediate",
    "letter": "--bot casual --seats 2 --games 500 --against draft=random_deal",
    "murdero": "--bot novice --seats 2 --games 1500 --against action_deck=thirteen --against removed_cards=discard",
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
        if name == "murdero":
            with (folder / "report.md").open("a", encoding="utf-8") as report:
                report.write(f"\n{section(args.cores)}")
    FIGURES.write_text(json.dumps({name: figures[name] for name in STUDIES if name in figures}, indent=1) + "\n")
    (FOLDER / "README.md").write_text(index(figures), encoding="utf-8")


def index(figures: dict[str, Any]) -> str:
    rows = "\n".join(row(name, figures[name]) for name in STUDIES if name in figures)
    commands = "\n".join(shlex.join(["parlour", "study", name, *STUDIES[name].split()]) for name in STUDIES)
    return f"""# Studies of the five games

Bots of one strength play all seats, and the first seat begins. [Studies](../studies.md) says how it is counted.
"Games" is how many were played under each set of rules. In brackets stand 95 % intervals. The minutes are a model of
people's pace, not a measurement. A star marks a seat that is worth more or less than its fair share. `plots.html` in
each folder is the same report with plots, to be opened in a browser. MURDERO's also says
[how long it lasts](murdero/report.md#how-long-it-lasts-at-other-tables) with each strength at each table.

| game | bot | seats | games | decisions (mean) | minutes (model, mean) | won by seat 1 | no single winner |
|---|---|--:|--:|--:|--:|--:|--:|
{rows}

`python -m tools.studies` writes all of this anew. It runs these commands:

```sh
{commands}
```
"""


def row(name: str, found: dict[str, Any]) -> str:
    won, seats = found["seats"][0]["won"], len(found["seats"])
    star = "" if won["low"] <= 1 / seats <= won["high"] else " *"
    cells = (
        f"[{name}]({name}/report.md)",
        STUDIES[name].split()[1],
        str(seats),
        f"{sum(found['reasons'].values()):,}",
        spanned(found["decisions"]["mean"], ".1f"),
        spanned(found["minutes"]["mean"], ".1f"),
        spanned(won, ".1%") + star,
        spanned(found["shared"], ".1%"),
    )
    return f"| {' | '.join(cells)} |"


def spanned(one: dict[str, float], digits: str) -> str:
    return f"{one['mean']:{digits}} ({one['low']:{digits}} to {one['high']:{digits}})".replace("%", " %")


if __name__ == "__main__":
    main()
