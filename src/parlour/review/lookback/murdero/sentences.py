"""What is said about plays of MURDERO: facts that name a play in any language, and the odds."""

from __future__ import annotations

from typing import Final

from parlour.core.refusal import Fact
from parlour.core.saying import Said
from parlour.games.murdero.actions import (
    AnyAim,
    AtCard,
    Build,
    Discard,
    FromPile,
    Give,
    Play,
    Rob,
    SeatAction,
    StandIn,
    Swap,
    Take,
    Trade,
    Use,
)
from parlour.games.murdero.cards import POINTS
from parlour.games.murdero.state import View
from parlour.review.lookback.murdero.drawing import Needed
from parlour.review.lookback.murdero.sampling import Tried

A_POINT: Final = 1.5
"""A difference in points worth saying."""


def better(view: View, action: SeatAction, best: Tried, mine: Tried) -> Said:
    """How much a play was better, in the words that tell it best: wins, points, or only the match."""
    facts = naming(view, action)
    if best.tenths > mine.tenths:
        return Said("murdero_better_wins", {**facts, "best": best.tenths, "yours": mine.tenths})
    points = best.points - mine.points
    if points >= A_POINT:
        return Said("murdero_better_points", {**facts, "points": round(points)})
    return Said("murdero_better_match", facts)


def found(mine: Tried, following: Tried) -> Said:
    if mine.tenths > following.tenths:
        return Said("murdero_find_wins", {"yours": mine.tenths, "next": following.tenths})
    return Said("murdero_find_points", {"points": max(1, round(mine.points - following.points))})


def lucky(needed: Needed) -> Said:
    return Said("murdero_lucky", {**face(needed.card), "fitting": needed.fitting, "unseen": needed.unseen})


def odds(mine: Tried) -> Said:
    return Said("murdero_odds", {"yours": mine.tenths})


def deals(mine: Tried) -> Said:
    return Said("murdero_deals", {"count": len(mine.won)})


def naming(view: View, action: SeatAction) -> dict[str, Fact]:
    """What is done (`doing`) with which card, and the Case Card it is aimed at."""
    card, aim = "", ""
    match action:
        case Build(card) | Swap(card) | Discard(card):
            pass
        case Take():
            card = view.open.discard[-1]
        case Play(card, target) | Use(card, target):
            aim = aimed_at(target)
        case _:
            pass
    at = face(aim)
    return {"doing": type(action).__name__.lower(), **face(card), "at": at["colour"], "at_number": at["number"]}


def aimed_at(aim: AnyAim) -> str:
    match aim:
        case AtCard(card=card) | FromPile(card) | StandIn(card=card) | Trade(take=card) | Give(card) | Rob(give=card):
            return card
        case _:
            return ""


def face(card: str) -> dict[str, Fact]:
    """Colour and number of a Case Card, or of what a Joker stands for. An Action Card has its name."""
    if card[:2] in POINTS:
        return {"colour": card[0], "number": int(card[1]), "card": ""}
    return {"colour": "none", "number": 0, "card": card}
