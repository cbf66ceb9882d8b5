"""Bots for MURDERO. The strengths differ in how much they weigh, remember and imagine."""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.murdero.plain import plain
from parlour.bots.murdero.search import searched
from parlour.bots.murdero.weighing import TASTES, Thought
from parlour.core.game import Action, Luck, Millis
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import View


def bot(game: Murdero, strength: str) -> Bot:
    """One of the four strengths."""

    def act(view: View, budget: Millis, luck: Luck) -> Action:
        if view.seat is None:
            return game.legal(view).pick(luck)
        if strength == "novice":
            return plain(game, view, luck)
        if strength == "expert":
            return searched(game, view, view.seat, budget, luck)
        return Thought(game, view, view.seat, TASTES[strength], luck).best()

    return act
