"""When a bot sees a word worth knocking for, in the time a person would need."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.bots.reader import Sight
from parlour.bots.vocabulary import turn_number
from parlour.core.game import Luck, Millis, Seat
from parlour.core.luck import seeded
from parlour.games.letter.knocking import answered
from parlour.games.letter.rules import Letter
from parlour.games.letter.state import Knocks, Open
from parlour.words.lexicon import lexicon

LOOKS = {"novice": 10, "casual": 15, "strong": 28, "expert": 50}
"""How many times in a hundred a bot looks for words others missed."""
SLOWNESS = {"novice": 1.9, "casual": 1.5, "strong": 1.1, "expert": 0.8}
PATIENCE = {"novice": 6.0, "casual": 6.0, "strong": 7.0, "expert": 8.0}
"""After about how many seconds it gives up."""
IN_VAIN = {"novice": 8, "casual": 4, "strong": 1, "expert": 0}
"""How many times in a hundred it looks, sees no word, and knocks all the same."""
FIRST_LOOK, A_LETTER_MORE, RARER = 2.5, 0.5, 1.0
EASY_LENGTH, COMMON = 3, 5.0
GLANCE = (1.2, 3.0)
OF_THE_WINDOW = 0.8


class Look(NamedTuple):
    """After how long it answers, and with what: a word it has seen, a word that is not there, or none."""

    after: Millis
    knocks: bool
    in_vain: bool = False


def look(game: Letter, strength: str, open: Open, knocks: Knocks, seat: Seat, best: Callable[[], Sight | None]) -> Look:
    """What a seat makes of one window. `best` is the best word it sees on the board.

    A seat that has answered for the board as it is does not look again. Otherwise a bot looks LOOKS times in a hundred,
    and at other times passes after a glance of one to three seconds.

    A bot that looks sees its word after

        slowness × (2.5 + 0.5 for each letter beyond three + 1 for each Zipf step below five) × spread

    seconds. Slowness goes from 1.9 (Novice) to 0.8 (Expert), the spread from 0.6 to 1.8. A Casual needs 2.3 to 6.8
    seconds for TEN, and 4 to 12 for a word of five letters that is ten times rarer. If its patience ends before that,
    it passes, or sometimes, below Expert, knocks in vain. No bot takes more than four fifths of the window.

    The luck is the table's: the same board, sheets and seat lead to the same answer.
    """
    if seat in answered(open):
        return Look(millis(GLANCE[0]), knocks=False)
    luck = seeded(turn_number(open.board, len(open.written), open.idle, knocks.winner, seat), strength)
    most = OF_THE_WINDOW * game.window_seconds
    if luck.below(100) >= LOOKS[strength]:
        return Look(millis(min(most, between(*GLANCE, luck))), knocks=False)
    patience = min(most, PATIENCE[strength] * between(0.7, 1.3, luck))
    spread, vain = between(0.6, 1.8, luck), luck.below(100) < IN_VAIN[strength]
    sight = best()
    if sight is not None and (needed := spread * seconds(game, strength, sight.word)) <= patience:
        return Look(millis(needed), knocks=True)
    return Look(millis(patience), knocks=vain, in_vain=vain)


def seconds(game: Letter, strength: str, word: str) -> float:
    """How long this strength takes to see a word, on average."""
    longer, rarer = max(0, len(word) - EASY_LENGTH), max(0.0, COMMON - zipf(game, word))
    return SLOWNESS[strength] * (FIRST_LOOK + A_LETTER_MORE * longer + RARER * rarer)


def zipf(game: Letter, word: str) -> float:
    """How common a word is, or zero if unknown."""
    known = lexicon(game.language, umlauts=game.umlauts)
    layers = (known.layer(name) for name in game.counting or ("words",))
    numbers = ((layer, layer.graph.number(word)) for layer in layers)
    return max((layer.zipf(number) or 0.0 for layer, number in numbers if number is not None), default=0.0)


def between(least: float, most: float, luck: Luck) -> float:
    """The mean of two draws, so that the middle is likelier than the ends."""
    return least + (most - least) * (luck.below(1000) + luck.below(1000)) / 1998


def millis(seconds: float) -> Millis:
    return Millis(round(seconds * 1000))
