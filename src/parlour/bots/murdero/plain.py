"""The Novice: lays what it can, takes from the Discard Pile only what it can lay at once, and seldom acts.

When it does, it mostly exchanges its highest card, and now and then plays an Action Card without a plan.
"""

from __future__ import annotations

from parlour.core.game import Luck, Seat
from parlour.core.luck import choice
from parlour.games.murdero.actions import DONE, DRAW, TAKE, Build, Discard, SeatAction, Swap
from parlour.games.murdero.building import buildable
from parlour.games.murdero.cards import POINTS
from parlour.games.murdero.choosing import any_play, swaps
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import Acting, Drawing, Move, View

ACTS = 3
"""It takes an action in one of this many turns."""
PLAYS = 3
"""One of this many actions is an Action Card."""


def plain(game: Murdero, view: View, luck: Luck) -> SeatAction:
    match view.open.phase:
        case Drawing(move):
            return TAKE if fitting(game, view, move.seat, view.open.discard[-1:]) else DRAW
        case Acting(move):
            return acting(game, view, move, luck)
        case _:
            return Discard(choice(luck, view.hand))


def fitting(game: Murdero, view: View, seat: Seat, cards: tuple[str, ...]) -> Build | None:
    """The first of these cards that can be laid."""
    return next((Build(card, onto) for card, onto in buildable(game, view.open, seat, cards)), None)


def acting(game: Murdero, view: View, move: Move, luck: Luck) -> SeatAction:
    if (build := fitting(game, view, move.seat, view.hand)) is not None:
        return build
    if luck.below(ACTS):
        return DONE
    if not luck.below(PLAYS) and (play := any_play(game, view, move, luck)) is not None:
        return play
    highest = max(swaps(view, move), key=lambda card: POINTS.get(card, 0), default=None)
    return DONE if highest is None else Swap(highest)
