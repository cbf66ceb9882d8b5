"""How long MURDERO lasts with each strength at each table: a section of its study."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from parlour.arena.crew import Crew, crew
from parlour.arena.intervals import Estimate, estimate, wilson
from parlour.arena.pace import PACES, minutes
from parlour.arena.report import Outcome, outcome
from parlour.arena.simulation import played, series
from parlour.catalog import CATALOG
from parlour.games.murdero import Murdero

TABLES: Final = {
    "two": (Murdero(), 2),
    "three": (Murdero(), 3),
    "four": (Murdero(), 4),
    "four, target=50": (Murdero(target=50), 4),
    "pairs": (Murdero(partners=True), 4),
}
MATCHES: Final = {"novice": 100, "casual": 40, "strong": 40, "expert": 8}
BOX: Final = CATALOG["murdero"].minutes
"""Minutes a game takes, as the box has it."""
HEADING = f"""## How long it lasts at other tables

Matches between bots of one strength, as in the box unless the table says otherwise. In brackets stand 95 % intervals.
The box says {BOX} minutes. A match ends at the latest after 30 hands. "Points" is what a seat, or a pair, makes in a
hand on average. The samples of the Expert are very small.

| table | bot | matches | hands | minutes (model) | longer than {BOX} minutes | after 30 hands | points |
|---|---|--:|--:|--:|--:|--:|--:|
"""


def section(cores: int) -> str:
    with crew(hands=cores) as hands:
        return HEADING + "".join(rows(hands))


def rows(hands: Crew) -> Iterator[str]:
    for table, (game, seats) in TABLES.items():
        for bot, matches in MATCHES.items():
            fixtures = series(game, (bot,) * seats, range(matches))
            seen = [one for chunk in played(fixtures, 0, hands, outcome) for one in chunk]
            yield f"| {table} | {bot} | {matches} | {' | '.join(figures(seen, seats))} |\n"


def figures(seen: Sequence[Outcome], seats: int) -> Iterator[str]:
    dealt = [one.actions["DealHands"] for one in seen]
    took = [minutes(one.actions, PACES["murdero"]) for one in seen]
    yield spanned(estimate(dealt), 1)
    yield spanned(estimate(took), 0)
    yield share(sum(figure > BOX for figure in took), len(seen))
    yield share(sum(one.reason == "last_hand" for one in seen), len(seen))
    yield f"{sum(sum(one.scores) for one in seen) / seats / sum(dealt):.1f}"


def spanned(one: Estimate, digits: int) -> str:
    return f"{one.mean:.{digits}f} ({one.low:.{digits}f} to {one.high:.{digits}f})"


def share(some: int, of: int) -> str:
    part = wilson(some, of)
    return f"{part.mean:.0%} ({part.low:.0%} to {part.high:.0%})".replace("%", " %")
