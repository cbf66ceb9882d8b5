"""How strong the bots are at MURDERO, with two, at larger tables and in pairs, and how long they think.

python -m benchmarks.murdero_bots --table two --games 200
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import NamedTuple

from benchmarks.ladder import SEED, show_thinking
from parlour.arena.crew import Crew, crew
from parlour.arena.intervals import Estimate, estimate
from parlour.arena.report import Outcome, outcome
from parlour.arena.simulation import played, series
from parlour.bots.bot import RANDOM
from parlour.games.murdero import Murdero

PAIRS = (("novice", RANDOM), ("casual", "novice"), ("strong", "casual"), ("expert", "strong"), ("expert", RANDOM))


class Setting(NamedTuple):
    """A table, and the seats of the bot being measured. All others play alike."""

    name: str
    game: Murdero
    seats: int
    places: tuple[tuple[int, ...], ...]

    @property
    def fair(self) -> float:
        """What one side gets out of a hundred if all are equal."""
        return 100 / len(self.game.sides(self.seats))


SETTINGS = (
    Setting("two", Murdero(), 2, ((0,), (1,))),
    Setting("three", Murdero(), 3, ((0,), (1,), (2,))),
    Setting("four", Murdero(), 4, ((0,), (1,), (2,), (3,))),
    Setting("pairs", Murdero(partners=True), 4, ((0, 2), (1, 3))),
)


def won(outcome: Outcome, seat: int) -> float:
    """Points out of a hundred. Sides that tie for first share the win."""
    return 100 / outcome.first if outcome.ranks[seat] == 1 else 0.0


def matches(setting: Setting, one: str, other: str, games: int, hands: Crew) -> tuple[Estimate, list[Outcome]]:
    """The points of `one` in this many matches, with each of its places equally often."""
    points: list[float] = []
    outcomes: list[Outcome] = []
    for mine in setting.places:
        bots = tuple(one if seat in mine else other for seat in range(setting.seats))
        fixtures = series(setting.game, bots, range(games // len(setting.places)))
        for chunk in played(fixtures, SEED, hands, outcome):
            points += (won(each, mine[0]) for each in chunk)
            outcomes += chunk
    return estimate(points), outcomes


def show(setting: Setting, one: str, other: str, games: int, hands: Crew) -> None:
    reached, outcomes = matches(setting, one, other, games, hands)
    dealt = sum(each.actions.get("DealHands", 0) for each in outcomes) / len(outcomes)
    decisions = sum(each.decisions for each in outcomes) / len(outcomes)
    print(
        f"| {setting.name} | {one} | {other} | {len(outcomes)} "
        f"| {reached.mean:.1f} ± {reached.high - reached.mean:.1f} | {reached.low:.1f} | {setting.fair:.0f} "
        f"| {dealt:.1f} | {decisions:.0f} |",
        flush=True,
    )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="how many matches of each kind")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", action="append", help="only this one: two, three, four or pairs; may be said again")
    parser.add_argument("--bot", action="append", help="only this one; may be said again")
    parser.add_argument("--against", action="append", help="only against this one; may be said again")
    args = parser.parse_args()
    print("| table | bot | against | matches | won of 100 (95 %) | at least | fair share | hands | decisions |")
    print("|---|---|---|--:|---|--:|--:|--:|--:|")
    with crew(hands=args.workers) as hands:
        for setting in SETTINGS:
            for one, other in PAIRS:
                wanted = ((setting.name, args.table), (one, args.bot), (other, args.against))
                if all(not only or name in only for name, only in wanted):
                    show(setting, one, other, args.games, hands)
    print()
    show_thinking(Murdero(max_hands=1), 3)


if __name__ == "__main__":
    main()
