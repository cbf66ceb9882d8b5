"""The pages of the house: their addresses, and what a browser is going to ask for when it opens one."""

from __future__ import annotations

import re

from msgspec import Struct

GAME = "{game}"
GAMES = "/api/games"
RULES = "/api/rules/{game}"


class Page(Struct, frozen=True):
    """`component` is its file in `web/src/pages`. As soon as it is shown it asks for `modules` of `web/src`, `texts`
    and `answers` of the API; in them `{game}` stands for its game. `felt`: it shows a table.
    """

    address: str
    component: str
    modules: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    felt: bool = False

    def game(self, path: str) -> str | None:
        """The game this address names, if it is one of this page; "" where it names none."""
        found = re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.address), path)
        return None if found is None else found.groupdict().get("game", "")


PAGES = (
    Page("", "Shelf", ("games/lids.ts",), answers=(GAMES,)),
    Page("tables", "Tables"),
    Page("daily", "Daily", texts=("daily",)),
    Page("games", "Games", texts=("history",)),
    Page("games/{game}", "GameHistory", texts=("history",)),
    Page("play/{game}", "Open", ("games/lids.ts",), (GAME,), (GAMES,)),
    Page("table/{id}", "Table", ("games/{game}/table.ts",), (GAME,), (GAMES,), felt=True),
    Page("replay", "Recording", texts=("replay", "review")),
    Page("replay/{id}", "Replay", ("games/{game}/table.ts",), (GAME, "replay", "review"), felt=True),
    Page("rules", "Rules", ("games/lids.ts",), answers=(GAMES,)),
    Page(
        "rules/{game}",
        "RuleBook",
        ("games/{game}/Example.svelte",),
        (GAME, "rules-common", "rules-{game}", "glossary"),
        (GAMES, RULES),
    ),
    Page("learn/{game}", "Lesson", ("games/{game}/table.ts",), (GAME, "learning", "lesson-{game}"), felt=True),
)
LOST = Page("lost", "Lost")


def page_at(path: str) -> Page:
    """`path` without slashes at its ends."""
    return next((page for page in PAGES if page.game(path) is not None), LOST)
