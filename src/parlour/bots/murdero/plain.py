"""The Novice: draws from the Case File, lays what it can, hardly ever acts, and discards without a plan."""

from __future__ import annotations

from parlour.core.game import Luck
from parlour.core.luck import choice
from parlour.games.murdero.actions import DONE, DRAW, Build, Discard, SeatAction
from parlour.games.murdero.building import buildable
from parlour.games.murdero.choosing import listed
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import Acting, Drawing, Move, View

ACTS = 4
"""It takes an action in one of this many turns."""


def plain(game: Murdero, view: View, luck: Luck) -> SeatAction:
    match view.open.phase:
        case Drawing():
            return DRAW
        case Acting(move):
            return acting(game, view, move, luck)
        case _:
            return Discard(choice(luck, view.hand))


def acting(game: Murdero, view: View, move: Move, luck: Luck) -> SeatAction:
    builds = [Build(card, onto) for card, onto in buildable(game, view.open, move.seat, view.hand)]
    if builds:
        return builds[0]
    if luck.below(ACTS):
        return DONE
    return choice(luck, list(listed(game, view, move)))
