"""How many decisions a game between bots can take: one that takes more is going round in circles.

GRAND MASTER MIND: the rules allow forty codes of twenty rows, each row a guess and an answer. The others: at least
three times the longest game, or hand, that `python -m benchmarks.bots` has seen; see `benchmarks/README.md`.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import AnyGame
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero
from parlour.games.wordsearch import WordSearch

ANY_GAME: Final = 10_000
"""For games without a bound of their own."""


def most_decisions(game: AnyGame) -> int:
    match game:
        case GrandMasterMind():
            return 40 * (1 + 2 * 20)
        case Moerder():
            return 1_000
        case WordSearch() | Letter():
            return 10_000
        case Murdero(max_hands=hands):
            return 1_250 * hands
        case _:
            return ANY_GAME
