"""BLACKMAIL, a card no deck has: every other seat's Permanents go, and you draw a card."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.murdero.action_card import ActionCard, Draws, Effect, Situation
from parlour.games.murdero.actions import NOTHING, Nothing
from parlour.games.murdero.events import TableEvent
from parlour.games.murdero.table import others, permanents, remove


def aims(at: Situation) -> Iterator[Nothing]:
    yield NOTHING


def play(at: Situation, aim: Nothing) -> Effect:
    state, told = at.state, tuple[TableEvent, ...]()
    for seat in others(state.open, at.seat):
        for card in tuple(permanents(state.open.places[seat])):
            state, removed = remove(at.agreed, state, seat, card)
            told = (*told, *removed)
    return Effect(state, told, Draws(1))


CARD = ActionCard("blackmail", "MU-16", aims, play)
