"""The house at a Grand Master Mind table, as decoder and as challenger."""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.grandmastermind.challenger import code_to_hide
from parlour.bots.grandmastermind.decoder import lay_row
from parlour.core.game import Action, Luck, Millis
from parlour.games.grandmastermind.actions import Guess, Hide
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import View


def bot(game: GrandMasterMind, strength: str) -> Bot:
    """One of the four strengths. Answers by hand are always right, because no other is legal (GM-A2)."""

    def act(view: View, budget: Millis, luck: Luck) -> Action:
        offer = game.offer(view)
        match offer and offer.ask:
            case "guess":
                return Guess(lay_row(game, strength, view, budget, luck))
            case "hide":
                return Hide(code_to_hide(game.variant, strength, luck))
            case _:
                return game.legal(view).pick(luck)

    return act
