"""Lighthouse on its mobile profile: a page of every kind, and what keeps each below its mark.

Installs Lighthouse from npm into a cache folder; it is no dependency of Parlour. Needs a built front end and $CHROMIUM.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.moerder import Moerder
from parlour.server.hall.guests import COOKIE
from tests.journeys.house import House
from tests.journeys.past import Past, remember

VERSION = "13.5.0"
CACHE = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "parlour" / f"lighthouse-{VERSION}"
MARKS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
SEASON = [
    *(Past(GrandMasterMind(roles="decode", rows=8), days) for days in range(30, 0, -2)),
    *(Past(Moerder(), days, ["novice", "casual"]) for days in range(29, 0, -4)),
]
"""What somebody has played who looks at their games."""
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
Report = dict[str, Any]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=3, help="runs a page; the median counts")
    asked.add_argument("--only", default="", help="the name of one page")
    options = asked.parse_args()
    install()
    fine = True
    print("| page | " + " | ".join(MARKS) + " | below the mark |", "|---|" + "--:|" * len(MARKS) + "---|", sep="\n")
    with opened() as house:
        cookie = remember(house.data, *SEASON)
        for name, path in pages(house.address, cookie).items():
            if options.only in ("", name):
                reports = [judged(house.address + path, cookie) for _ in range(options.runs)]
                scores = {mark: round(median(score(report, mark) for report in reports)) for mark in MARKS}
                missed = [mark for mark, least in MARKS.items() if scores[mark] < least]
                fine &= not missed
                faults = ", ".join(sorted({fault for mark in missed for fault in below(reports[0], mark)}))
                print(f"| {name} | " + " | ".join(str(scores[mark]) for mark in MARKS) + f" | {faults} |", flush=True)
    sys.exit(not fine)


def install() -> None:
    if not (CACHE / "node_modules" / "lighthouse").is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        package = f"lighthouse@{VERSION}"
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", CACHE, package], check=True
        )


@contextmanager
def opened() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data))
        house.open()
        try:
            yield house
        finally:
            house.close()


def pages(house: str, cookie: str) -> dict[str, str]:
    return {
        "shelf": "/",
        "rule book": "/rules/grandmastermind",
        "lesson": "/learn/moerder",
        "table": f"/table/{a_table(house)}",
        "your games": "/games",
        "your games of one kind": "/games/grandmastermind",
        "replay": f"/replay/{a_finished_table(house, cookie)}",
        "daily puzzles": "/daily",
    }


def a_table(house: str) -> str:
    """A game of WORD SEARCH has begun; whoever comes now watches."""
    with urllib.request.urlopen(f"{house}/api/promises", b"") as reply:
        cookie = reply.headers["set-cookie"].split(";")[0]
        luck = {**json.load(reply), "nonce": secrets.token_hex(16)}
    game = {"type": "wordsearch", "timer": None, "start_player": 0}
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "bot"}], "start": True, **luck}
    request = urllib.request.Request(f"{house}/api/tables", json.dumps(wish).encode(), {"cookie": cookie})
    with urllib.request.urlopen(request) as reply:
        return str(json.load(reply)["table"])


def a_finished_table(house: str, cookie: str) -> str:
    """The last game of whoever looks."""
    request = urllib.request.Request(f"{house}/api/history", headers={"cookie": f"{COOKIE}={cookie}"})
    with urllib.request.urlopen(request) as reply:
        return str(json.load(reply)["lines"][0]["table"])


def judged(url: str, cookie: str) -> Report:
    """What Lighthouse reports, on the slow phone and network that it imitates unless told otherwise.

    `cookie`: whoever looks has played before.
    """
    script = CACHE / "node_modules" / "lighthouse" / "cli" / "index.js"
    known = f"--extra-headers={json.dumps({'cookie': f'{COOKIE}={cookie}'})}"
    asked = ["node", str(script), url, "--quiet", "--output=json", f"--chrome-flags={FLAGS}", known]
    environment = {**os.environ, "CHROME_PATH": os.environ["CHROMIUM"]}
    told = subprocess.run(asked, check=True, capture_output=True, env=environment)
    report: Report = json.loads(told.stdout)
    return report


def score(report: Report, mark: str) -> float:
    return 100 * float(report["categories"][mark]["score"] or 0)


def below(report: Report, mark: str) -> Iterator[str]:
    """The audits that cost something."""
    for audit in report["categories"][mark]["auditRefs"]:
        found = report["audits"][audit["id"]]
        if audit["weight"] and found["score"] is not None and found["score"] < 0.9:
            yield f"{audit['id']} {found.get('displayValue', '')}".strip()


if __name__ == "__main__":
    main()
