"""The desk where a player may ask for help, whatever the game. Numerics are loaded when the first one asks."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Action, AnyGame
from parlour.core.saying import Said
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.wordsearch import WordSearch

NO_HELP = Said("no_help_now")


def help(game: AnyGame, view: Any, draft: Action | None) -> tuple[Said, ...]:
    """What there is to say about this view, and about the action its owner has in mind.

    At MÖRDER nothing: whatever could be said would point at a chain, and finding it is the game.
    """
    match game:
        case GrandMasterMind():
            from parlour.review import grandmastermind

            said = grandmastermind.help(game, view, draft)
        case Moerder():
            said = ()
        case Letter():
            from parlour.review import letter

            said = letter.help(game, view, draft)
        case WordSearch():
            from parlour.review import wordsearch

            said = wordsearch.help(game, view, draft)
        case _:
            raise TypeError(f"no help for {type(game).__name__}")
    return said or (NO_HELP,)
