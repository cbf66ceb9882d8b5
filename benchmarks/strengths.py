"""What we claim about the strengths of bots, from fixed seeds. Fails if a claim does not hold.

python -m benchmarks.strengths
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Literal, NamedTuple

from benchmarks.grandmastermind_bots import VARIANTS, rows_needed
from benchmarks.ladder import SEED, duel
from benchmarks.moerder_bots import FIRST_LOST
from benchmarks.murdero_bots import SETTINGS, matches
from parlour.arena.crew import crew
from parlour.arena.intervals import estimate
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero

MOST_ROWS = {1: 6.2, 2: 7.2}
STEP = 0.3
"""How many fewer rows each strength needs than the one below."""
CODES = {"novice": 40, "casual": 60, "strong": 300, "expert": 5000}
LIMITED_CODES = 200
LEAST_SOLVED = 0.98
MOERDER = (("casual", "novice", 100, 60), ("strong", "casual", 100, 60), ("expert", "strong", 300, 60))


MURDERO = (
    ("casual", "novice", 60, 58),
    ("strong", "casual", 100, 58),
    ("expert", "strong", 100, 58),
    ("expert", RANDOM, 60, 95),
)
"""In matches of two."""
LARGER_TABLES = 60
"""How many matches at each of MURDERO's other tables."""


class Claim(NamedTuple):
    sentence: str
    holds: bool


def grandmastermind(variant: Literal[1, 2]) -> Iterator[Claim]:
    rows = {strength: rows_needed(variant, strength, "strong", CODES[strength])[0] for strength in STRENGTHS}
    means = {strength: sum(each) / len(each) for strength, each in rows.items()}
    for thousand in range(0, CODES["expert"], 1000):
        mean = sum(rows["expert"][thousand : thousand + 1000]) / 1000
        yield Claim(
            f"GRAND MASTER MIND {variant}: from code {thousand} on the Expert needs {mean:.2f} rows,"
            f" at most {MOST_ROWS[variant]}",
            mean <= MOST_ROWS[variant],
        )
    for weaker, stronger in pairwise(STRENGTHS):
        yield Claim(
            f"GRAND MASTER MIND {variant}: {stronger} needs {means[stronger]:.2f} rows, {weaker} {means[weaker]:.2f}",
            means[weaker] > means[stronger] + STEP,
        )

    game = GrandMasterMind(variant=variant, roles="decode", limited_supply=True)
    outcomes = play_chunk(game, ("expert", "expert"), SEED, range(LIMITED_CODES))
    solved = sum(outcome.reason == "code_broken" for outcome in outcomes) / LIMITED_CODES
    yield Claim(
        f"GRAND MASTER MIND {variant}: with limited pieces the Expert solves {solved:.1%} of the Expert's codes",
        solved >= LEAST_SOLVED,
    )


def moerder() -> Iterator[Claim]:
    for stronger, weaker, games, least in (*MOERDER, ("expert", RANDOM, 50, 80)):
        won, _ = duel(Moerder(), stronger, weaker, games)
        yield Claim(f"MÖRDER: {stronger} makes at least {won.low:.0f} points of 100 against {weaker}", won.low >= least)
    alone = play_chunk(Moerder(), ("expert",), SEED, range(400))
    collected = estimate(100 * (outcome.reason not in FIRST_LOST) for outcome in alone)
    yield Claim(f"MÖRDER: alone the Expert collects the word in at least {collected.low:.0f} %", collected.low >= 55)


def letter() -> Iterator[Claim]:
    for weaker, stronger in pairwise(STRENGTHS):
        won, _ = duel(Letter(), stronger, weaker, 10)
        yield Claim(f"LETTER: {stronger} makes {won.mean:.0f} points of 100 against {weaker}", won.mean >= 60)


def murdero() -> Iterator[Claim]:
    """Measured in matches to the target. At larger tables one bot, or pair, plays against others of one kind."""
    for stronger, weaker, games, least in MURDERO:
        won, _ = duel(Murdero(), stronger, weaker, games)
        yield Claim(f"MURDERO: {stronger} wins at least {won.low:.0f} of 100 against {weaker}", won.low >= least)
    with crew(hands=1) as hands:
        for setting in SETTINGS[1:]:
            for weaker, stronger in pairwise(STRENGTHS):
                won, _ = matches(setting, stronger, weaker, LARGER_TABLES, hands)
                yield Claim(
                    f"MURDERO, {setting.name}: {stronger} wins at least {won.low:.0f} of 100 against {weaker},"
                    f" where {setting.fair:.0f} are fair",
                    won.low > setting.fair,
                )


def main() -> None:
    broken = 0
    for claims in (*map(grandmastermind, VARIANTS), moerder(), letter(), murdero()):
        for claim in claims:
            print("holds " if claim.holds else "BROKEN", claim.sentence, flush=True)
            broken += not claim.holds
    sys.exit(f"{broken} claims do not hold." if broken else 0)


if __name__ == "__main__":
    main()
