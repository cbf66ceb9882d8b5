"""How many decisions a game between bots can take: one that takes more is going round in circles.

GRAND MASTER MIND: the rules allow forty codes of twenty rows, each row a guess and an answer. The others: at least
three times the longest of the games `python -m benchmarks.bots` played; see `benchmarks/README.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from parlour.core.game import AnyGame
from parlour.core.listing import name_of

MOST_DECISIONS: Final[Mapping[str, int]] = {
    "grandmastermind": 40 * (1 + 2 * 20),
    "moerder": 1_000,
    "wordsearch": 10_000,
    "letter": 10_000,
}
ANY_GAME: Final = 10_000
"""For games without a bound of their own."""


def most_decisions(game: AnyGame) -> int:
    return MOST_DECISIONS.get(name_of(type(game)), ANY_GAME)
