"""The roster: which bot plays a game at a strength. Their numerics are loaded when the first of them is asked for."""

from __future__ import annotations

from difflib import get_close_matches

from parlour.bots.bot import RANDOM, STRENGTHS, Bot, random_bot
from parlour.core.game import AnyGame
from parlour.core.refusal import Refusal
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.wordsearch import WordSearch


def bot(game: AnyGame, strength: str) -> Bot:
    """Raises Refusal, with the nearest name there is, when nobody is called that."""
    if strength == RANDOM:
        return random_bot(game)
    if strength not in STRENGTHS:
        near = get_close_matches(strength.lower(), (*STRENGTHS, RANDOM), n=1, cutoff=0)
        raise Refusal("unknown_bot", name=strength, nearest=near[0])
    match game:
        case GrandMasterMind():
            from parlour.bots import grandmastermind

            return grandmastermind.bot(game, strength)
        case Moerder():
            from parlour.bots import moerder

            return moerder.bot(game, strength)
        case Letter():
            from parlour.bots import letter

            return letter.bot(game, strength)
        case WordSearch():
            from parlour.bots import wordsearch

            return wordsearch.bot(game, strength)
        case _:
            raise TypeError(f"nobody plays {type(game).__name__}")
