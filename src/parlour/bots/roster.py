"""The roster: which bot plays a game at which strength. Numeric libraries load with the first bot."""

from __future__ import annotations

from difflib import get_close_matches

from parlour.bots.bot import RANDOM, STRENGTHS, Bot, random_bot
from parlour.core.extras import extra
from parlour.core.game import AnyGame
from parlour.core.listing import name_of
from parlour.core.missing import needs
from parlour.core.refusal import Refusal


def bot(game: AnyGame, strength: str) -> Bot:
    """A game without its own bot is played at random. Raises Refusal for an unknown strength.

    Most bots need numpy and numba, which `parlour[bots]` brings. Raises Missing without them.
    """
    if strength not in (*STRENGTHS, RANDOM):
        near = get_close_matches(strength.lower(), (*STRENGTHS, RANDOM), n=1, cutoff=0)
        raise Refusal("unknown_bot", name=strength, nearest=near[0])
    if strength == RANDOM:
        return random_bot(game)
    with needs("bots"):
        players = extra("parlour.bots", name_of(type(game)))
    if players is None:
        return random_bot(game)
    found: Bot = players.bot(game, strength)
    return found
